import { type Bits, below, VARIANT_FACTS, type Variant } from '@schupf/rules';
import { SPEEDS } from '@schupf/table';
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
    this.host = this.device(host, CALM);
    this.device(host, CALM);
    this.device(guest, CALM);
    this.device(wanderer, WANDERER);
    this.devices.push(
      new Device({
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
    const code = await this.open();
    this.codes.push(code);
    for (const device of this.devices) device.watch(code);
    const program = this.hasProgram ? await this.begin(code) : null;
    const deadline = Date.now() + within;
    const enoughAt = Date.now() + below(more, this.bits);
    while (!this.devices.every(({ seen }) => seen?.status.stage === 'over')) {
      if (Date.now() > deadline) throw new Error(`the match at ${this.variant} table ${code} does not end`);
      for (const device of this.devices) device.wantsMore = Date.now() < enoughAt;
      await pause(20);
      this.breakSomething();
    }
    program?.close();
  }

  close(): void {
    for (const device of this.devices) device.close();
  }

  /** The network is said to be back. */
  hurry(): void {
    for (const { client } of this.devices) setTimeout(() => client.hurry(), below(300, this.bits));
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
  private async begin(code: string): Promise<Device> {
    const name = 'Program';
    for (;;) {
      const reply = await this.host.table!.manage({ type: 'invite-bot', chair: 1, name });
      const isThere = this.host.seen?.status.chairs[1]?.occupant.type === 'bot';
      if (!reply.ok && !isThere) continue;
      const token = reply.ok ? reply.token! : '';
      const device = new Device({
        address: this.address,
        receiver: { type: 'bot', name },
        headers: {},
        token,
        temper: null,
        bits: this.bits,
      });
      device.watch(code);
      this.programs.push(device);
      break;
    }
    while (this.host.seen?.status.stage === 'seating') {
      await this.host.table!.manage({ type: 'start' });
      await pause(50);
    }
    return this.programs.at(-1)!;
  }

  private async somebody(role: string): Promise<Somebody> {
    const { body, cookie } = await this.ask('/api/guest', { name: `${role} ${this.variant}` });
    return { id: (body as { id: string }).id, cookie: cookie! };
  }

  private device({ id, cookie }: Somebody, temper: Temper): Device {
    const { address, bits } = this;
    const device = new Device({
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
