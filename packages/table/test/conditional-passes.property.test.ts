import { type Bits, below, type Observer, requestFor, type SeatAction, xoshiro128 } from '@schupf/rules';
import {
  anyRules,
  mustBeSame,
  offersAt,
  pick,
  randomActionFor,
  randomConfig,
  randomUntil,
  runs,
  TABLES,
  UnattendedTable,
} from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyUpdate,
  askedOf,
  type Command,
  type Effect,
  lastSeqFor,
  rulesAt,
  SPEEDS,
  type Speed,
  seenUpdate,
  type TableConfig,
  type TableView,
  tableViewFor,
} from '../src/index.ts';

/** By correspondence without limits: nothing happens unless someone does it. */
const NO_LIMITS: Speed = { ...SPEEDS.days, turn: null, grand: null, push: null, rest: null };

/** The same match at two tables: people pass in advance at one, and by hand at the other. */
class TwoTables {
  readonly ahead: UnattendedTable;
  readonly byHand: UnattendedTable;
  /** How often someone has passed because they had said so in advance. */
  passes = 0;
  private readonly observers: readonly Observer[];
  /** What each observer of the first table knows from updates alone. */
  private readonly followed = new Map<Observer, TableView>();
  private rows: number;
  private commands = 0;

  constructor(config: TableConfig, seed: string) {
    this.ahead = new UnattendedTable(config, seed);
    this.byHand = new UnattendedTable(config, seed);
    this.observers = [...config.chairs.keys(), 'spectator', 'omniscient'];
    for (const table of this.tables) table.give({ type: 'begin' });
    for (const observer of this.observers)
      this.followed.set(observer, tableViewFor(this.ahead.table, observer));
    this.rows = this.ahead.ledger.rows.length;
    this.goOn();
  }

  private get tables(): readonly UnattendedTable[] {
    return [this.ahead, this.byHand];
  }

  /** Lets both tables draw and shuffle, and passes by hand where the first table has passed by itself. */
  goOn(byHand: SeatAction | null = null): void {
    for (const table of this.tables) table.runToEnd();
    const passes = this.passesSince(this.rows, byHand);
    for (const action of passes) {
      const { turn, position } = this.byHand.table;
      this.mustAccept(this.byHand, position.open.players[action.seat]!, { type: 'act', action, turn });
      this.byHand.runToEnd();
    }
    this.passes += passes.length;
    this.follow();
    this.compare();
  }

  /** Everyone is ready for the next round. */
  getReady(): void {
    for (const player of this.ahead.table.chairs.keys())
      for (const table of this.tables) table.give(commandOf(player, ++this.commands, { type: 'ready' }));
    this.goOn();
  }

  /** Someone acts, at both tables. */
  act(action: SeatAction): void {
    const player = this.ahead.table.position.open.players[action.seat]!;
    const rows = this.tables.map(({ ledger }) => ledger.rows.length);
    for (const table of this.tables)
      this.mustAccept(table, player, { type: 'act', action, turn: table.table.turn });
    const [ahead, byHand] = this.tables.map((table, index) => effectsSince(table, rows[index]!));
    // As long as no one passes in advance, everyone receives the same from both tables.
    if (this.passesSince(rows[0]!, action).length === 0)
      for (const observer of this.observers)
        mustBeSame(toldTo(observer, ahead!), toldTo(observer, byHand!), `what ${observer} is told`);
    this.goOn(action);
  }

  /** Someone says something about passing in advance, at the first table only. No one else may notice. */
  say(player: number, command: Command): void {
    const { table } = this.ahead;
    const before = this.factsFor(player);
    const rows = this.ahead.ledger.rows.length;
    if (!this.ahead.give(commandOf(player, ++this.commands, command))) return;
    if (this.passesSince(rows, null).length === 0) {
      mustBeSame(this.factsFor(player), before, 'what others know and are asked for');
      expect(this.ahead.table.wakeAt).toBe(table.wakeAt);
      for (const effect of effectsSince(this.ahead, rows))
        if (effect.type === 'tell') expect(effect.to).toBe(player);
    }
    this.goOn();
  }

  /** What everyone but one player knows, and how many messages they have had. */
  private factsFor(player: number) {
    const { table } = this.ahead;
    return this.observers.flatMap((observer) =>
      observer === player
        ? []
        : [
            {
              seen: tableViewFor(table, observer),
              seq: lastSeqFor(table, observer),
              asked: typeof observer === 'number' ? askedOf(table, observer) : null,
            },
          ],
    );
  }

  private passesSince(rows: number, byHand: SeatAction | null) {
    const passes = effectsSince(this.ahead, rows).flatMap((effect) =>
      effect.type === 'did' && effect.action.type === 'pass' ? [effect.action] : [],
    );
    return byHand?.type === 'pass' ? passes.slice(1) : passes;
  }

  private mustAccept(table: UnattendedTable, player: number, command: Command): void {
    const rows = table.ledger.rows.length;
    const isAccepted = table.give(commandOf(player, ++this.commands, command));
    const refused = effectsSince(table, rows).find(({ type }) => type === 'refuse');
    if (!isAccepted || refused !== undefined) throw new Error(`not accepted: ${JSON.stringify(command)}`);
  }

  private follow(): void {
    const { ledger, table } = this.ahead;
    for (const observer of this.observers) {
      for (const effect of effectsSince(this.ahead, this.rows))
        if (effect.type === 'tell' && (effect.to === 'all' || effect.to === observer)) {
          const update = seenUpdate(effect.update, observer);
          this.followed.set(observer, applyUpdate(this.followed.get(observer)!, update));
        }
      mustBeSame(this.followed.get(observer), tableViewFor(table, observer), `what ${observer} has followed`);
    }
    this.rows = ledger.rows.length;
  }

  private compare(): void {
    const [ahead, byHand] = this.tables.map(({ table }) => table);
    mustBeSame(ahead!.position, byHand!.position, 'the position');
    for (const { seat } of ahead!.conditionalPasses)
      if (ahead!.duties.some((duty) => duty.seat === seat)) throw new Error(`${seat} is asked, but passes`);
    for (const observer of this.observers) {
      const seen = tableViewFor(ahead!, observer);
      const own = ahead!.conditionalPasses.filter(
        ({ seat }) => ahead!.position.open.players[seat] === observer,
      );
      expect(seen.conditionalPasses).toEqual(own.map(({ seat, until }) => ({ seat, until })));
      mustBeSame(
        { ...seen, conditionalPasses: [] },
        tableViewFor(byHand!, observer),
        `the view of ${observer}`,
      );
    }
  }
}

function effectsSince({ ledger }: UnattendedTable, rows: number): readonly Effect[] {
  return ledger.steps.slice(rows).flatMap((step) => step?.effects ?? []);
}

/** What an observer is told, except about their own conditional passes. */
function toldTo(observer: Observer, effects: readonly Effect[]) {
  return effects.flatMap((effect) => {
    if (effect.type !== 'tell' || (effect.to !== 'all' && effect.to !== observer)) return [];
    const isOwn = effect.to === observer && effect.update.type === 'conditional-pass';
    return isOwn ? [] : [seenUpdate(effect.update, observer)];
  });
}

function commandOf(player: number, id: number, command: Command) {
  return { type: 'command', by: `p${player}`, id: `c${id}`, command } as const;
}

function secretCommand({ ahead: { table } }: TwoTables, bits: Bits): readonly [number, Command] {
  const { players } = table.position.open;
  const seat = below(players.length, bits);
  const command: Command =
    below(5, bits) === 0
      ? { type: 'withdraw-pass', seat }
      : { type: 'pass-until', seat, until: randomUntil(bits), turn: table.turn };
  return [players[seat]!, command];
}

test.each(TABLES)(
  'passing in advance is passing by hand, and secret until then: %s with %i players',
  (variant, players) => {
    let passes = 0;
    const property = fc.property(anyRules(variant, players), fc.string(), (rules, seed) => {
      const bits = xoshiro128(seed);
      const chairs = Array.from(
        { length: players },
        (_, player) => ({ type: 'person', id: `p${player}`, name: '' }) as const,
      );
      const config = { rules: rulesAt(NO_LIMITS, requestFor(rules)), speed: NO_LIMITS, chairs, pace: 'p' };
      const both = new TwoTables(config, seed);
      for (let decision = 0; decision < 250 && both.ahead.table.stage === 'playing'; decision++) {
        const { position } = both.ahead.table;
        if (position.open.phase === 'play' && below(2, bits) === 0) both.say(...secretCommand(both, bits));
        else if (position.open.phase === 'round-over') both.getReady();
        else {
          const offers = offersAt(position).filter(({ type }) => type !== 'take-back');
          if (offers.length > 0) both.act(randomActionFor(pick(offers, bits), bits));
        }
      }
      passes += both.passes;
    });
    fc.assert(property, runs(players > 6 ? 3 : 12));
    expect(passes).toBeGreaterThan(10);
  },
);

test('matches in which people pass in advance at random never stop, whatever the speed', () => {
  let commands = 0;
  const property = fc.property(fc.string(), (seed) => {
    const bits = xoshiro128(seed);
    const speeds = [SPEEDS.days, { ...SPEEDS.normal, absence: null }, SPEEDS.normal];
    const speed = pick<Speed>(speeds, bits);
    const config = randomConfig(bits, { speed, people: true, options: { matchEnd: 'rounds', rounds: 1 } });
    const unattended = new UnattendedTable(config, seed);
    unattended.give({ type: 'begin' });
    for (let batch = 0; batch < 200 && !unattended.runToEnd(unattended.ledger.rows.length + 2); batch++) {
      const { position, turn } = unattended.table;
      const { players } = position.open;
      const seat = below(players.length, bits);
      const command = { type: 'pass-until', seat, until: randomUntil(bits), turn } as const;
      if (unattended.give(commandOf(players[seat]!, batch, command))) commands++;
    }
    expect(unattended.runToEnd()).toBe(true);
    expect(unattended.table.conditionalPasses).toEqual([]);
  });
  fc.assert(property, runs(20));
  expect(commands).toBeGreaterThan(20);
});
