import type { TableSummary } from '@schupf/protocol';
import { type Bits, below, VARIANT_FACTS, type Variant } from '@schupf/rules';
import { SPEEDS, type TableView } from '@schupf/table';
import { pick, shortMatch, type Temperament } from '@schupf/testkit';
import { request } from '../player.ts';
import { Device } from './device.ts';
import { pause } from './pause.ts';

/** Short times throughout, but long enough for simultaneous bombs. */
const QUICK = {
  ...SPEEDS.normal,
  turn: 4000,
  bank: 2000,
  grand: 3000,
  push: 4000,
  reaction: 20,
  closing: 30,
  hold: { length: 200, times: 2 },
  rest: 300,
  absence: 1500,
  pause: 1500,
  botDelay: [0, 20] as const,
};

const CALM: Temperament = {
  pace: 1,
  restless: 0.01,
  agreeable: 0.9,
  bomb: 10,
  pass: 0.5,
  call: 0.02,
  fickle: 0,
};
const WANDERER: Temperament = { ...CALM, restless: 0.04, fickle: 0.01 };

interface Identity {
  readonly id: string;
  readonly cookie: string;
}

/** People who play at a series of tables, with bots, an external bot, a spectator and broken connections. */
export class SimulatedGroup {
  readonly variant: Variant;
  readonly devices: Device[] = [];
  /** External bots, one per table. */
  readonly externalBots: Device[] = [];
  /** The codes of the tables so far. */
  readonly codes: string[] = [];
  /** While this is set, no connection is broken on purpose. */
  isUndisturbed = false;
  private readonly address: string;
  private readonly bits: Bits;
  private readonly hasExternalBot: boolean;
  private host!: Device;
  private cookie = '';
  private isClosed = false;

  constructor(address: string, variant: Variant, bits: Bits, hasExternalBot: boolean) {
    this.address = address;
    this.variant = variant;
    this.bits = bits;
    this.hasExternalBot = hasExternalBot;
  }

  /** Signs in a host with two devices, a guest, someone who comes and goes, and an anonymous spectator. */
  async signInAll(): Promise<void> {
    const [host, guest, wanderer] = [
      await this.signIn('Host'),
      await this.signIn('Guest'),
      await this.signIn('Wanderer'),
    ];
    this.cookie = host.cookie;
    this.host = this.device('Host', host, CALM);
    this.device('Host again', host, CALM);
    this.device('Guest', guest, CALM);
    this.device('Wanderer', wanderer, WANDERER);
    this.devices.push(
      new Device({
        name: 'Spectator',
        address: this.address,
        receiver: { type: 'stranger' },
        headers: {},
        temperament: null,
        bits: this.bits,
      }),
    );
  }

  /** Plays at one table until its last match is over. People agree to rematches for up to `rematchTime`. */
  async play(timeout: number, rematchTime: number): Promise<void> {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const giveUp = (): void =>
      reject(new StuckError(`${this.describe()}; not finished after ${timeout / 1000} s`));
    const timer = setTimeout(giveUp, timeout);
    await Promise.race([this.playToTheEnd(rematchTime), timedOut]).finally(() => clearTimeout(timer));
  }

  close(): void {
    this.isClosed = true;
    for (const device of [...this.devices, ...this.externalBots]) device.close();
  }

  /** Makes the clients reconnect without their usual delay. */
  reconnectNow(): void {
    for (const { client } of this.devices) setTimeout(() => client.retryNow(), below(300, this.bits));
  }

  private async playToTheEnd(rematchTime: number): Promise<void> {
    const code = await this.open();
    this.codes.push(code);
    for (const device of this.devices) device.watch(code);
    if (this.hasExternalBot) await this.begin(code);
    let rematchUntil = Date.now() + below(rematchTime, this.bits);
    while (!this.isClosed) {
      for (const device of this.devices) device.wantsMore = Date.now() < rematchUntil;
      if (this.devices.every(({ seen }) => seen?.status.stage === 'over')) {
        // Someone may just have asked for another match.
        if (rematchUntil === 0 && !this.devices.some(({ isBusy }) => isBusy) && (await this.isOver(code)))
          break;
        rematchUntil = 0;
      }
      await pause(20);
      this.breakSomething();
    }
    for (const bot of this.externalBots) bot.close();
  }

  /** Asks the server, because a rematch may have begun whose reply was lost and that no device sees yet. */
  private async isOver(code: string): Promise<boolean> {
    const { summary } = (await this.request('GET', `/api/tables/${code}`, undefined, this.cookie)).body as {
      summary: TableSummary;
    };
    return summary.stage === 'over';
  }

  /** One line about the table: its state, who has to decide, who is connected and what they see. */
  describe(): string {
    const { devices, codes, variant } = this;
    const [seen] = devices.flatMap((device) => device.seen ?? []);
    const views = devices.map(
      ({ name, client, seen: deviceView }) =>
        `${name} is ${client.state} and sees ${deviceView?.status.stage ?? 'nothing'}`,
    );
    return [`${variant} table ${codes.at(-1)}`, ...(seen === undefined ? [] : stateOf(seen)), ...views].join(
      '; ',
    );
  }

  private breakSomething(): void {
    if (this.isUndisturbed) return;
    if (below(60, this.bits) > 0) return;
    const device = pick(this.devices, this.bits);
    if (below(3, this.bits) === 0) void device.doze(100 + below(1000, this.bits));
    else device.cut();
  }

  private async open(): Promise<string> {
    const { variant, bits, hasExternalBot } = this;
    const { min } = VARIANT_FACTS[variant].players;
    const bots = Array.from({ length: min - 1 }, () => ({
      type: 'bot',
      name: pick(['random', 'club-1'], bits),
    }));
    const body = {
      rules: { variant, options: shortMatch(variant, 1 + below(2, bits)) },
      speed: QUICK,
      visibility: 'private',
      chairs: hasExternalBot ? [null, { type: 'nobody' }, ...bots.slice(1)] : [null, ...bots],
      startsImmediately: !hasExternalBot,
      freeChat: false,
      handsAfter: null,
    };
    const { code } = (await this.request('POST', '/api/tables', body, this.cookie)).body as { code: string };
    return code;
  }

  /** Invites an external bot and starts the match. */
  private async begin(code: string): Promise<void> {
    const name = 'External';
    const token = await this.invite(name);
    if (token !== null) {
      const { address, bits } = this;
      const receiver = { type: 'bot', name } as const;
      const bot = new Device({ name, address, receiver, headers: {}, token, temperament: null, bits });
      bot.watch(code);
      this.externalBots.push(bot);
    }
    while (!this.isClosed && this.host.seen?.status.stage === 'seating') {
      await this.host.table!.manage({ type: 'start' });
      await pause(50);
    }
  }

  /** The bot's token; empty if the answer was lost, null if the match has started and bots can no longer be invited. */
  private async invite(name: string): Promise<string | null> {
    while (!this.isClosed) {
      const reply = await this.host.table!.manage({ type: 'invite-bot', chair: 1, name });
      if (reply.ok) return reply.token;
      if (this.host.seen?.status.chairs[1]?.occupant.type === 'bot') return '';
      if (reply.reason === 'started-already') return null;
    }
    return null;
  }

  private async signIn(role: string): Promise<Identity> {
    const { body, cookie } = await this.request('POST', '/api/guest', { name: `${role} ${this.variant}` });
    return { id: (body as { id: string }).id, cookie: cookie! };
  }

  private device(name: string, { id, cookie }: Identity, temperament: Temperament): Device {
    const { address, bits } = this;
    const device = new Device({
      name,
      address,
      receiver: { type: 'person', id },
      headers: { cookie },
      temperament,
      bits,
    });
    this.devices.push(device);
    return device;
  }

  /** Repeats the request until the server is up. */
  private async request(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    cookie?: string,
  ): Promise<{ body: unknown; cookie?: string }> {
    for (let tries = 0; tries < 200; tries++, await pause(150)) {
      try {
        const answer = await request(`${this.address}${path}`, method, body, cookie);
        if (answer.status === 502 || answer.status === 503) continue;
        if (!answer.ok) throw new RefusedError(await answer.text());
        const newCookie = answer.headers.get('set-cookie')?.split(';', 1)[0];
        return { body: await answer.json(), ...(newCookie === undefined ? {} : { cookie: newCookie }) };
      } catch (error) {
        if (error instanceof RefusedError) throw error;
      }
    }
    throw new Error(`no answer from ${path}`);
  }
}

class RefusedError extends Error {}

/** A match took too long. */
export class StuckError extends Error {}

function stateOf({ status, view: { open } }: TableView): string[] {
  const { duties, chairs, pausedUntil, nextRoundAt } = status;
  const deciding = duties.map(({ seat, kind }) => {
    const { occupant, present } = chairs[open.players[seat]!]!;
    const who = occupant.type === 'nobody' ? 'an empty chair' : occupant.name;
    return `${who}${occupant.type === 'person' && !present ? ', away' : ''} (${kind})`;
  });
  return [
    `${status.stage}, ${open.phase} in round ${open.round}`,
    ...(pausedUntil === null ? [] : ['paused']),
    ...(nextRoundAt === null ? [] : ['between rounds']),
    deciding.length === 0 ? 'no one has to decide' : `to decide: ${deciding.join(', ')}`,
  ];
}
