import { type BotServerMessage, Client, type ServerMessage, type WatchedTable } from '@schupf/protocol';
import { readView, writeAction } from '@schupf/protocol/bots';
import { type Bits, legalActions, type Rules, readRules } from '@schupf/rules';
import { parseSeat } from '@schupf/rules/notation';
import type { Reply, TableView } from '@schupf/table';
import {
  chooseCommand,
  type Frame,
  pick,
  type Receiver,
  randomActionFor,
  type Temperament,
} from '@schupf/testkit';
import type { WebSocket } from 'ws';
import { environmentAt } from '../player.ts';

const THINK_INTERVAL_MS = 15;

export interface DeviceOptions {
  readonly name: string;
  readonly address: string;
  readonly receiver: Receiver;
  /** Contains the person's cookie; empty for an external bot or an anonymous spectator. */
  readonly headers: Readonly<Record<string, string>>;
  readonly token?: string;
  /** How the person at the device behaves; null for an external bot or someone who only watches. */
  readonly temperament: Temperament | null;
  readonly bits: Bits;
}

/** A message as it arrived. A long run has millions of them, so their bytes are kept outside the heap. */
class ReceivedFrame implements Frame {
  readonly at: number;
  private readonly bytes: Buffer;

  constructor(at: number, data: Buffer) {
    this.at = at;
    // A copy, because the socket's own buffer may be much larger.
    this.bytes = Buffer.from(data);
  }

  get text(): string {
    return this.bytes.toString();
  }
}

/** One connection of a player or spectator. Remembers all messages in both directions. */
export class Device {
  readonly receiver: Receiver;
  readonly frames: Frame[] = [];
  /** Commands by table and id, as first sent. */
  readonly sent = new Map<string, { readonly text: string; readonly at: number }>();
  readonly client: Client;
  readonly options: DeviceOptions;
  table: WatchedTable | null = null;
  /** Whether the user wants another match when one is over. */
  wantsMore = false;
  /** Whether it waits for the reply to a command. */
  isBusy = false;
  /** The code of the table; null before the first one. */
  private code: string | null = null;
  private socket: WebSocket | null = null;
  private rules: Rules | null = null;
  private readonly timer: NodeJS.Timeout;

  constructor(options: DeviceOptions) {
    const { address, headers, receiver, token } = options;
    this.options = options;
    this.receiver = receiver;
    const onSocket = (socket: WebSocket): void => {
      this.socket = socket;
      socket.on('message', (data) => this.frames.push(new ReceivedFrame(Date.now(), data as Buffer)));
      const send = socket.send.bind(socket);
      socket.send = (text: string) => {
        this.recordCommand(text);
        send(text);
      };
    };
    const environment = environmentAt(address, headers, onSocket, () => this.code);
    const identity = { name: 'chaos', ...(token === undefined ? {} : { token }) };
    this.client = new Client(environment, identity, { asked: (question) => this.answer(question) });
    this.timer = setInterval(() => void this.think(), THINK_INTERVAL_MS);
  }

  get name(): string {
    return this.options.name;
  }

  get seen(): TableView | null {
    return this.table?.seen ?? null;
  }

  watch(code: string): void {
    this.table?.close();
    this.code = code;
    this.table = this.client.watch(code, {
      info: ({ rules }) => {
        const answer = readRules(rules);
        if (answer.ok) this.rules = answer.rules;
      },
    });
  }

  /** Breaks the connection. */
  cut(): void {
    this.socket?.terminate();
  }

  /** Stops reading for a moment, like a phone in a tunnel. */
  async doze(milliseconds: number): Promise<void> {
    const { socket } = this;
    socket?.pause();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    socket?.resume();
  }

  close(): void {
    clearInterval(this.timer);
    this.client.close();
  }

  /** The server's replies to commands, by table and id. A repeated command has several. */
  answers(): Map<string, Reply[]> {
    const answers = new Map<string, Reply[]>();
    for (const { key, reply } of this.replies()) answers.set(key, [...(answers.get(key) ?? []), reply]);
    return answers;
  }

  /** The server's replies that arrived in a period, with the time since their command was first sent. */
  replies(from = 0, to = Number.POSITIVE_INFINITY): { key: string; reply: Reply; wait: number }[] {
    const isInPeriod = ({ at, text }: Frame) => at >= from && at <= to && text.includes('"type":"reply"');
    return this.frames.filter(isInPeriod).map(({ at, text }) => {
      const { table, id, reply } = JSON.parse(text) as Extract<ServerMessage, { type: 'reply' }>;
      const key = `${table} ${id}`;
      return { key, reply, wait: at - (this.sent.get(key)?.at ?? at) };
    });
  }

  private recordCommand(text: string): void {
    const message = JSON.parse(text) as { type: string; table: string; id: string };
    if (message.type !== 'command') return;
    const key = `${message.table} ${message.id}`;
    if (!this.sent.has(key)) this.sent.set(key, { text, at: Date.now() });
  }

  private answer(question: Extract<BotServerMessage, { type: 'question' }>): void {
    const { bits } = this.options;
    const view = readView(question.view, this.rules!);
    if (!view.ok) throw new Error(view.problem);
    const offer = pick(legalActions(view.value, parseSeat(question.seat)!), bits);
    this.client.answer(question, { action: writeAction(randomActionFor(offer, bits)) });
  }

  private async think(): Promise<void> {
    const { temperament, bits } = this.options;
    const { seen, table } = this;
    if (temperament === null || seen === null || table === null) return;
    if (this.isBusy || seen.held.length > 0) return;
    if (seen.status.stage === 'over' && !this.wantsMore) return;
    const wanted = chooseCommand(seen, temperament, bits);
    if (wanted === null) return;
    this.isBusy = true;
    await table.command(wanted);
    this.isBusy = false;
  }
}
