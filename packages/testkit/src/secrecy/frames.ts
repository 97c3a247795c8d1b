import { type Observer, OPEN_FIELD_NAMES, OPEN_FIELDS } from '@schupf/rules';
import { parsePlayedCards } from '@schupf/rules/notation';
import { lastSeqFor, type PersonId, type Table } from '@schupf/table';
import { type Mask, maskOf, type TableHistory } from './knowledge.ts';

/** A message that arrived over a connection, with its time by the server's clock. */
export interface Frame {
  readonly at: number;
  readonly text: string;
}

/** The receiver of a message: a person, an external bot in a chair, or a stranger. */
export type Receiver =
  | { readonly type: 'person'; readonly id: PersonId }
  | { readonly type: 'bot'; readonly name: string }
  | { readonly type: 'stranger' };

/** A message as it arrived, unchecked. */
type Message = Readonly<Record<string, unknown>>;

/** Fields that contain cards, and how many lists the cards are nested in. A number in fewer lists is a count. */
const CARDS: ReadonlyMap<string, number> = new Map([
  ['card', 0],
  ['cards', 1],
  ['aside', 1],
  ['discarded', 1],
  ['trickCards', 1],
  ['hands', 2],
  ['won', 2],
  // In questions to external bots, cards are text, by seat or by slot.
  ['hand', 1],
  ['must', 1],
]);

/** The fields of `OpenState` as external bots get them. */
const BOT_FIELDS = Object.values(OPEN_FIELDS).flatMap(({ botPath }) => botPath?.split('.') ?? []);

/** Fields that contain no cards. A field in neither list could contain anything, so it counts as a leak. */
const HARMLESS = new Set(
  `${OPEN_FIELD_NAMES.join(' ')} ${BOT_FIELDS.join(' ')}
  type table seq missed now observer view status held updates seat kind open laid decisions transfers history
  dummy trick exchange pushed decision actions slots count time rank names options
  size height phoenixAs play outOfTurn dogTo by to from leader callers call grand gifts transfers toAll violation
  points order moved what bonus side for event action id refusal code rule player name dealer outcome reason
  stage chairs next interval until holds duties since bankUntil ready nextRoundAt timeUpAt agreements seats target
  pausedUntil asleep holidayUntil
  conditionalPasses than
  deals match commitment contributions chair hash salt secret
  occupant present here bank holdsLeft outside
  you silence info visibility freeChat handsAfter sharesReplays rated host opened reply ok token phrase at text spectators problem tables
  retryAfter n question variant preset round`.split(/\s+/),
);

/** Fields with general information about a table, which is not part of the game. */
const SKIPPED = new Set(['rules', 'speed', 'options']);

/**
 * Reads everything a receiver was sent, in order, and reports each message that contains something they must not
 * know, or that is not in the log. `delay` is the time after which spectators see all hands; null for never.
 */
export function leaksIn(
  history: TableHistory,
  code: string,
  receiver: Receiver,
  frames: readonly Frame[],
  delay: number | null = null,
): string[] {
  const reader = new FrameReader(history, receiver, delay);
  for (const { at, text } of frames) {
    const message = JSON.parse(text) as Message;
    if (message['table'] === undefined || message['table'] === code) reader.read(message, at);
  }
  return reader.leaks;
}

class FrameReader {
  readonly leaks: string[] = [];
  private readonly history: TableHistory;
  private readonly receiver: Receiver;
  private readonly delay: number | null;
  /** The observer of the last snapshot. */
  private observer: Observer = 'spectator';

  constructor(history: TableHistory, receiver: Receiver, delay: number | null) {
    this.history = history;
    this.receiver = receiver;
    this.delay = delay;
  }

  read(message: Message, at: number): void {
    switch (message['type']) {
      case 'snapshot':
        return this.readSnapshot(message, at);
      case 'update':
        return this.readUpdate(message, at);
      case 'question':
        return this.readQuestion(message);
      case 'welcome':
        if (!this.isMe(message['you'])) this.leak(message, 'the welcome is for someone else');
        return this.walk(message, 0n, message);
      default:
        return this.walk(message, 0n, message);
    }
  }

  private readSnapshot(message: Message, at: number): void {
    const { history } = this;
    this.observer = message['observer'] as Observer;
    const seq = message['seq'] as number;
    const row = history.lastRowOf(this.observer, seq);
    if (lastSeqFor(history.tables[row]!, this.observer) !== seq)
      return this.leak(message, 'this is not in the log');
    this.check(message, row, at);
    const view = message['view'] as { observer: Observer; decisions: unknown[] };
    if (view.observer !== this.observer) this.leak(message, 'this is the view of another observer');
    view.decisions.forEach((decision, seat) => {
      if (decision !== null && !this.plays(seat, row))
        this.leak(message, `it contains the decision of seat ${seat}`);
    });
    this.checkPasses(message, message['conditionalPasses'] as { seat: number }[], row);
  }

  private readUpdate(message: Message, at: number): void {
    const { history, observer } = this;
    const seq = message['seq'] as number;
    const row = history.rowOf(observer, seq);
    if (row > history.last || lastSeqFor(history.tables[row]!, observer) !== seq)
      return this.leak(message, 'this is not in the log');
    this.check(message, row, at);
    const updates = message['updates'] as {
      type: string;
      seat: number;
      event?: { type: string; seat: number; grand: unknown };
    }[];
    const logged = history.steps[row]!.effects.flatMap((effect) =>
      effect.type === 'tell' && (effect.to === 'all' || effect.to === observer)
        ? [kindOf(effect.update)]
        : [],
    );
    if (updates.map(kindOf).join() !== logged.join()) this.leak(message, `the log contains ${logged}`);
    const passes = updates.filter(({ type }) => type === 'conditional-pass');
    this.checkPasses(message, passes, row);
    for (const { event } of updates)
      if (event?.type === 'decided' && event.grand !== null && !this.plays(event.seat, row))
        this.leak(message, `it contains the decision of seat ${event.seat}`);
  }

  /** Not even someone who sees all hands may know who passes in advance. */
  private checkPasses(message: Message, passes: readonly { readonly seat: number }[], row: number): void {
    const { players } = this.history.tables[row]!.position.open;
    for (const { seat } of passes)
      if (players[seat] !== this.observer)
        this.leak(message, `it contains a conditional pass of seat ${seat}`);
  }

  private readQuestion(message: Message): void {
    const { history, receiver } = this;
    const { player } = message['view'] as { player: number };
    const observer = player - 1;
    const number = message['id'] as number;
    const row = history.tables.findLastIndex(({ questions }) =>
      questions.some((question) => question.number === number),
    );
    if (row < 0) return this.leak(message, 'the log does not contain this question');
    const occupant = history.tables[row]!.chairs[observer]?.occupant;
    if (receiver.type !== 'bot' || occupant?.type !== 'bot' || occupant.name !== receiver.name)
      this.leak(message, `the receiver does not sit in chair ${observer}`);
    this.walk(message, history.knownTo(observer, row), message);
  }

  /** Checks that the receiver may see the table as this observer, and that the observer may know all cards shown. */
  private check(message: Message, row: number, at: number): void {
    const { history, observer, receiver, delay } = this;
    const table = history.tables[row]!;
    if (observer === 'omniscient') {
      if (delay === null || at < table.at + delay) this.leak(message, 'it shows all hands too early');
    } else if (observer !== 'spectator') {
      const occupant = table.chairs[observer]?.occupant;
      const isTheirs =
        receiver.type === 'person' && occupant?.type === 'person' && occupant.id === receiver.id;
      if (!isTheirs) this.leak(message, `the receiver does not sit in chair ${observer}`);
    }
    const text = JSON.stringify(message);
    if (hiddenTexts(table).some((hidden) => text.includes(hidden)))
      this.leak(message, 'it contains what the deals of the match follow from');
    this.walk(message, history.knownTo(observer, row), message);
  }

  private walk(value: unknown, known: Mask, message: Message, field = 'type', depth = 0): void {
    if (Array.isArray(value)) {
      for (const entry of value) this.walk(entry, known, message, field, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      const isResult = 'moved' in value;
      for (const [name, inner] of Object.entries(value)) {
        if (SKIPPED.has(name)) continue;
        if (!CARDS.has(name) && !HARMLESS.has(name)) this.leak(message, `an unknown field: ${name}`);
        // In the result of a round, `cards` are points.
        if (!(isResult && name === 'cards')) this.walk(inner, known, message, name);
      }
    } else if (typeof value === 'number' && depth >= (CARDS.get(field) ?? Number.POSITIVE_INFINITY)) {
      if ((maskOf([value]) & known) === 0n) this.leak(message, `card ${value} in ${field}`);
    } else if (typeof value === 'string' && depth >= 1 && (CARDS.has(field) || field === 'from')) {
      const played = parsePlayedCards(value);
      if (played === null || (maskOf(played.cards) & known) === 0n)
        this.leak(message, `${value} in ${field}`);
    }
  }

  private plays(seat: number, row: number): boolean {
    const { observer } = this;
    return observer === 'omniscient' || this.history.tables[row]!.position.open.players[seat] === observer;
  }

  private isMe(you: unknown): boolean {
    const id = (you as { id: string } | null)?.id ?? null;
    return id === (this.receiver.type === 'person' ? this.receiver.id : null);
  }

  private leak(message: Message, problem: string): void {
    const what = `${message['type']} ${message['seq'] ?? ''}`.trim();
    this.leaks.push(`${what} to ${JSON.stringify(this.receiver)} as ${this.observer}: ${problem}`);
  }
}

/** The secret of the match until it is over, and the salts until all of them are fixed. */
function hiddenTexts({ deals }: Table): readonly string[] {
  if (deals === null || deals.stage === 'shown') return [];
  const salts = deals.contributions.flatMap(({ salt }) => (salt === null ? [] : [salt]));
  return deals.stage === 'fixed' ? [deals.secret] : [deals.secret, ...salts];
}

function kindOf(update: { readonly type: string; readonly event?: { readonly type: string } }): string {
  return update.type === 'game' ? `game ${update.event!.type}` : update.type;
}
