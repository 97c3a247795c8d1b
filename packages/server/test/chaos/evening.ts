import { type Bits, below, VARIANT_FACTS, type Variant } from '@schupf/rules';
import { SPEEDS, type TableView } from '@schupf/table';
import { pick, type Temper } from '@schupf/testkit';
import { request } from '../player.ts';
import { Device } from './device.ts';

/** Nobody waits long for anybody, and two who bomb at once do it together. */
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

const CALM: Temper = { pace: 1, restless: 0.01, agreeable: 0.9, bomb: 10, pass: 0.5, call: 0.02, fickle: 0 };
const WANDERER: Temper = { ...CALM, restless: 0.04, fickle: 0.01 };

interface Somebody {
  readonly id: string;
  readonly cookie: string;
}

/** People who play one table after the other, with bots, a program, somebody who watches, and wires that break. */
export class Evening {
  readonly variant: Variant;
  readonly devices: Device[] = [];
  /** Programs, of which everyone has one table. */
  readonly programs: Device[] = [];
  /** Tables they played at. */
  readonly codes: string[] = [];
  private readonly address: string;
  private readonly bits: Bits;
  private readonly hasProgram: boolean;
  private host!: Device;
  private cookie = '';
  private isClosed = false;

  constructor(address: string, variant: Variant, bits: Bits, hasProgram: boolean) {
    this.address = address;
    this.variant = variant;
    this.bits = bits;
    this.hasProgram = hasProgram;
  }

  /** A host on two devices, a guest, somebody who comes and goes, and a stranger who watches. */
  async arrive(): Promise<void> {
    const [host, guest, wanderer] = [
      await this.somebody('Host'),
      await this.somebody('Guest'),
      await this.somebody('Wanderer'),
    ];
    this.cookie = host.cookie;
    this.host = this.device('Host', host, CALM);
    this.device('Host again', host, CALM);
    this.device('Guest', guest, CALM);
    this.device('Wanderer', wanderer, WANDERER);
    this.devices.push(
      new Device({
        name: 'Stranger',
        address: this.address,
        receiver: { type: 'stranger' },
        headers: {},
        temper: null,
        bits: this.bits,
      }),
    );
  }

  /** One table from its opening to the end of a match there; they may want others for as long as `more`. */
  async play(within: number, more: number): Promise<void> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const giveUp = (): void =>
      reject(new Standstill(`${this.describe()}; not over after ${within / 1000} s`));
    const timer = setTimeout(giveUp, within);
    await Promise.race([this.playToTheEnd(more), late]).finally(() => clearTimeout(timer));
  }

  close(): void {
    this.isClosed = true;
    for (const device of [...this.devices, ...this.programs]) device.close();
  }

  /** The network is said to be back. */
  hurry(): void {
    for (const { client } of this.devices) setTimeout(() => client.hurry(), below(300, this.bits));
  }

  private async playToTheEnd(more: number): Promise<void> {
    const code = await this.open();
    this.codes.push(code);
    for (const device of this.devices) device.watch(code);
    if (this.hasProgram) await this.begin(code);
    const enoughAt = Date.now() + below(more, this.bits);
    while (!this.isClosed && !this.devices.every(({ seen }) => seen?.status.stage === 'over')) {
      for (const device of this.devices) device.wantsMore = Date.now() < enoughAt;
      await pause(20);
      this.breakSomething();
    }
    for (const program of this.programs) program.close();
  }

  /** Where the table stands, who is asked there, and who is connected and sees what, in one line. */
  private describe(): string {
    const { devices, codes, variant } = this;
    const [seen] = devices.flatMap((device) => device.seen ?? []);
    const windows = devices.map(
      ({ name, client, seen: own }) =>
        `${name} is ${client.state} and sees ${own?.status.stage ?? 'nothing'}`,
    );
    return [
      `${variant} table ${codes.at(-1)}`,
      ...(seen === undefined ? [] : standing(seen)),
      ...windows,
    ].join('; ');
  }

  private breakSomething(): void {
    if (below(60, this.bits) > 0) return;
    const device = pick(this.devices, this.bits);
    if (below(3, this.bits) === 0) void device.doze(100 + below(1000, this.bits));
    else device.cut();
  }

  private async open(): Promise<string> {
    const { variant, bits, hasProgram } = this;
    const { min } = VARIANT_FACTS[variant].players;
    const bots = Array.from({ length: min - 1 }, () => ({
      type: 'bot',
      name: pick(['random', 'club-1'], bits),
    }));
    const body = {
      rules: { variant, options: { matchEnd: 'rounds', rounds: 1 + below(2, bits) } },
      speed: QUICK,
      visibility: 'private',
      chairs: hasProgram ? [null, { type: 'nobody' }, ...bots.slice(1)] : [null, ...bots],
      startsAtOnce: !hasProgram,
      freeChat: false,
      handsAfter: null,
    };
    const { code } = (await this.ask('/api/tables', body, this.cookie)).body as { code: string };
    return code;
  }

  /** Invites a program, which no bot of ours stands in for unless it is away, and begins. */
  private async begin(code: string): Promise<void> {
    const name = 'Program';
    const token = await this.invite(name);
    if (token !== null) {
      const { address, bits } = this;
      const receiver = { type: 'bot', name } as const;
      const program = new Device({ name, address, receiver, headers: {}, token, temper: null, bits });
      program.watch(code);
      this.programs.push(program);
    }
    while (!this.isClosed && this.host.seen?.status.stage === 'seating') {
      await this.host.table!.manage({ type: 'start' });
      await pause(50);
    }
  }

  /** The token of its chair, empty where the answer was lost; null when the match has begun, and nobody is invited any more. */
  private async invite(name: string): Promise<string | null> {
    while (!this.isClosed) {
      const reply = await this.host.table!.manage({ type: 'invite-bot', chair: 1, name });
      if (reply.ok) return reply.token;
      if (this.host.seen?.status.chairs[1]?.occupant.type === 'bot') return '';
      if (reply.reason === 'started-already') return null;
    }
    return null;
  }

  private async somebody(role: string): Promise<Somebody> {
    const { body, cookie } = await this.ask('/api/guest', { name: `${role} ${this.variant}` });
    return { id: (body as { id: string }).id, cookie: cookie! };
  }

  private device(name: string, { id, cookie }: Somebody, temper: Temper): Device {
    const { address, bits } = this;
    const device = new Device({
      name,
      address,
      receiver: { type: 'person', id },
      headers: { cookie },
      temper,
      bits,
    });
    this.devices.push(device);
    return device;
  }

  /** Asks again until the server is there. */
  private async ask(
    path: string,
    body: unknown,
    cookie?: string,
  ): Promise<{ body: unknown; cookie?: string }> {
    for (let tries = 0; tries < 200; tries++, await pause(150)) {
      try {
        const answer = await request(`${this.address}${path}`, 'POST', body, cookie);
        if (answer.status === 503) continue;
        if (!answer.ok) throw new Refused(await answer.text());
        const given = answer.headers.get('set-cookie')?.split(';', 1)[0];
        return { body: await answer.json(), ...(given === undefined ? {} : { cookie: given }) };
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
    }
    throw new Error(`${path} is not answered`);
  }
}

class Refused extends Error {}

/** A match that does not end. */
export class Standstill extends Error {}

function standing({ status, view: { open } }: TableView): string[] {
  const { duties, chairs, pausedUntil, nextRoundAt } = status;
  const asked = duties.map(({ seat, kind }) => {
    const { occupant, present } = chairs[open.players[seat]!]!;
    const who = occupant.type === 'nobody' ? 'an empty chair' : occupant.name;
    return `${who}${occupant.type === 'person' && !present ? ' (away)' : ''} for ${kind}`;
  });
  return [
    `${status.stage}, ${open.phase} in round ${open.round}`,
    ...(pausedUntil === null ? [] : ['paused']),
    ...(nextRoundAt === null ? [] : ['between two rounds']),
    asked.length === 0 ? 'nobody is asked' : `asked: ${asked.join(', ')}`,
  ];
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
