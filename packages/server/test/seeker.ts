import type { Seek, SeekAsk, SeekMessage, ServerMessage } from '@schupf/protocol';
import { Player } from './player.ts';

export const FOUR: Seek = { variant: 'nanjing', players: 4, speed: 'normal', rated: false, friend: null };

/** A person who looks for others to play with. */
export class Seeker {
  readonly player: Player;

  private constructor(player: Player) {
    this.player = player;
  }

  static async arrive(address: string, name: string): Promise<Seeker> {
    return new Seeker(await Player.arrive(address, name));
  }

  /** The same person in another tab. */
  anotherTab(): Seeker {
    return new Seeker(this.player.anotherTab());
  }

  /** The same person at another server that uses the same storage. */
  at(address: string): Seeker {
    return new Seeker(this.player.at(address));
  }

  get id(): string {
    return this.player.id;
  }

  seek(changes: Partial<Seek> = {}): void {
    this.player.client.seek({ ...FOUR, ...changes });
  }

  /** What they were told last about their seek; null if they were told nothing. */
  get state(): SeekMessage | null {
    return this.messages.findLast(isAboutSeek) ?? null;
  }

  /** The kind of that, with the reason if the seek is over. */
  get phase(): string {
    const { state } = this;
    return state === null ? 'nothing' : state.type === 'seek-over' ? state.reason : state.type;
  }

  /** The table they were brought to. */
  get table(): string | null {
    return this.state?.type === 'seated' ? this.state.table : null;
  }

  get asks(): readonly SeekAsk[] {
    const last = this.messages.findLast((message) => message.type === 'seek-asks');
    return last?.asks ?? [];
  }

  get errors(): readonly string[] {
    return this.messages.flatMap((message) => (message.type === 'error' ? [message.code] : []));
  }

  /** Comes to the group that was found. */
  come(): void {
    const { state } = this;
    if (state?.type !== 'found') throw new Error(`${this.player.name} has no group`);
    this.player.client.come(state.group);
  }

  leave(): void {
    this.player.leave();
  }

  private get messages(): readonly ServerMessage[] {
    return this.player.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  }
}

function isAboutSeek(message: ServerMessage): message is SeekMessage {
  switch (message.type) {
    case 'seeking':
    case 'found':
    case 'seated':
    case 'seek-over':
      return true;
    default:
      return false;
  }
}
