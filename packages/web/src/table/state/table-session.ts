import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Choice } from '@schupf/bots';
import {
  actionFor,
  actsFor,
  type Call,
  type Card,
  type Choices,
  choicesFor,
  hasSeat,
  type Player,
  type PlayOffer,
  type PlaysWith,
  playsWith,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';
import {
  type AnyRefusal,
  type Command,
  isCorrespondence,
  type PassUntil,
  type Reply,
  type Status,
  type TableView,
} from '@schupf/table';
import type { TableClient } from '../../client/table-client.ts';
import { isTimeOutUseful } from '../model/time-out.ts';
import { AutoPass } from './auto-pass.ts';
import { HandOrders } from './hand-orders.ts';
import { type MainAction, mainActionOf } from './main-action.ts';
import { type Answer, answered, missingAnswer, type PlayQuestion, refreshed } from './play-question.ts';
import { PushDraft, slotsFor } from './push-draft.ts';

/** A message for the player: why something was refused, or a hint. */
export type Notice =
  | { readonly type: 'refusal'; readonly refusal: AnyRefusal }
  | { readonly type: 'unavailable' }
  /** The typed command could not be read. */
  | { readonly type: 'unclear' }
  /** Time is up in a timed match. */
  | { readonly type: 'time-up' }
  | { readonly type: 'hint'; readonly choice: Choice | null };

/** Milliseconds within which a call must be confirmed by a second press. */
const CALL_CONFIRM_MS = 4000;

/**
 * Milliseconds between the player's turn and an automatic pass, where other people play. If the pass always came
 * immediately, the others would know that the player had already decided.
 */
const PASS_DELAY = { min: 500, max: 1500 };

/**
 * The page's state for the table on the screen. All components of a table share it. It ends with the table, so that no
 * selection, question or input outlives the table.
 */
export class TableSession {
  readonly client: TableClient;
  /** Identifies the table, in this browser or on the server. */
  private readonly table: string;
  /** Cards selected in the current hand. */
  readonly picked = signal<ReadonlySet<Card>>(new Set());
  readonly notice = signal<Notice | null>(null);
  /** The question to the player before the selected cards are played. */
  readonly question = signal<PlayQuestion | null>(null);
  /** A call that was pressed once. Calls cannot be undone, so they require two presses. */
  readonly armedCall = signal<Call | null>(null);
  /** Called when an armed call was not confirmed in time. */
  onCallExpired: (() => void) | null = null;
  /** The card being dragged, or waiting for a tap on its new place. */
  readonly lifted = signal<Card | null>(null);
  /** Whether the player is choosing until when they pass in advance. */
  readonly choosesPass = signal(false);
  /** Whether the command line is open. */
  readonly isTyping = signal(false);
  /** Passes for the player until the trick is over. */
  readonly autoPass: AutoPass;
  /** The round that the player has skipped to its end. */
  private readonly skippedRound = signal(-1);
  readonly handOrders = new HandOrders(() => `${this.table} ${this.view.open.round}`);
  /** The soloist of a three-player game has two hands; this is the seat of the one they chose. */
  private readonly chosenSeat = signal<Seat | null>(null);
  private readonly drafts = new Map<Seat, PushDraft>();
  /** How often the player has sent something to the table, or asked for a hint. */
  decisions = 0;
  private armTimer: ReturnType<typeof setTimeout> | undefined;
  /** The round and phase that the push drafts belong to. */
  private draftPhase = '';
  /** The last accepted action, with its turn. */
  private lastAccepted = '';
  private readonly stopWatching: () => void;

  constructor(client: TableClient, table: string) {
    this.client = client;
    this.table = table;
    this.autoPass = new AutoPass({
      seen: client.seen,
      seats: this.seats,
      pass: (seat) => void this.pass(seat),
      delay: () =>
        client.solo === null ? PASS_DELAY.min + Math.random() * (PASS_DELAY.max - PASS_DELAY.min) : 0,
    });
    const stopDropping = effect(() => {
      if (client.seen.value !== null) untracked(() => this.dropOutdated());
    });
    // A second press must not make the call for a hand that was chosen after the first.
    const stopDisarming = effect(() => {
      void this.seat.value;
      untracked(() => this.disarm());
    });
    this.stopWatching = () => {
      stopDropping();
      stopDisarming();
    };
  }

  get seen(): TableView {
    return this.client.seen.value!;
  }

  get view(): View {
    return this.seen.view;
  }

  get status(): Status {
    return this.seen.status;
  }

  get me(): Player {
    const { observer } = this.view;
    return typeof observer === 'number' ? observer : -1;
  }

  /** Spectators play no seat. */
  get isWatching(): boolean {
    return this.me < 0;
  }

  /** The seats this player plays. */
  readonly seats: ReadonlySignal<readonly Seat[]> = computed(() => {
    const view = this.client.seen.value?.view;
    if (view === undefined) return [];
    return [...view.open.players.keys()].filter((seat) => actsFor(view.open, view.observer, seat));
  });

  /** The seat of the current hand: the selected one, else the one that has to decide. */
  readonly seat: ReadonlySignal<Seat> = computed(() => {
    const seats = this.seats.value;
    const due = this.client.seen.value?.status.duties.find(({ seat }) => seats.includes(seat));
    const chosen = this.chosenSeat.value;
    if (chosen !== null && seats.includes(chosen)) return chosen;
    return due?.seat ?? seats[0] ?? 0;
  });

  /** The seat at the bottom of the table: always the player's own, so that the others stay in place. */
  readonly home: ReadonlySignal<Seat> = computed(() => {
    const dummy = this.client.seen.value?.view.open.dummy;
    return this.seats.value.find((seat) => seat !== dummy) ?? 0;
  });

  private readonly allChoices: ReadonlySignal<ReadonlyMap<Seat, Choices>> = computed(
    () => new Map(this.seats.value.map((seat) => [seat, choicesFor(this.view, seat)])),
  );

  /** What the current seat may do. It is computed once per view. */
  readonly choices: ReadonlySignal<Choices> = computed(() => this.choicesOf(this.seat.value));

  choicesOf(seat: Seat): Choices {
    return this.allChoices.value.get(seat) ?? choicesFor(this.view, seat);
  }

  /** How the selected cards can be played; null while none are selected. */
  readonly selection: ReadonlySignal<PlaysWith | null> = computed(() => {
    const picked = [...this.picked.value];
    return picked.length === 0 ? null : playsWith(this.view, this.seat.value, picked);
  });

  readonly mainAction: ReadonlySignal<MainAction | null> = computed(() => mainActionOf(this));

  /** Whether the player may ask for a time-out to think about a bomb, and could need it. */
  readonly mayAskForTime: ReadonlySignal<boolean> = computed(
    () => (this.status.chairs[this.me]?.holdsLeft ?? 0) > 0 && isTimeOutUseful(this.view, this.seats.value),
  );

  /** Whether a time-out of the player is in progress. */
  readonly isHolding: ReadonlySignal<boolean> = computed(() =>
    this.status.holds.some(({ player }) => player === this.me),
  );

  /** Whether people have days per move, and so can pass in advance at the table. */
  readonly isByDays: ReadonlySignal<boolean> = computed(() => {
    const config = this.client.config.value;
    return config !== null && isCorrespondence(config.speed);
  });

  /** What the player has said in advance for the current seat. */
  readonly conditionalPass: ReadonlySignal<TableView['conditionalPasses'][number] | null> = computed(
    () => this.seen.conditionalPasses.find(({ seat }) => seat === this.seat.value) ?? null,
  );

  /** Whether the current seat can pass in advance in this trick. */
  readonly mayPassAhead: ReadonlySignal<boolean> = computed(() => {
    const { open } = this.view;
    const seat = this.seat.value;
    if (!this.isByDays.value || this.isWatching) return false;
    if (this.isDue(seat)) return this.choices.value.mayPass;
    const isOutOfTrick = open.rules.passRule === 'final' && hasSeat(open.passed, seat);
    return open.phase === 'play' && !open.trickIsEmpty && open.isActive(seat) && !isOutOfTrick;
  });

  private readonly isPlaying: ReadonlySignal<boolean> = computed(() => {
    const { phase } = this.view.open;
    return phase === 'play' || phase === 'gift';
  });

  /** Whether only bots can still act in this round, and the player may skip the rest of it. */
  readonly maySkip: ReadonlySignal<boolean> = computed(() => {
    const seats = this.seats.value;
    return (
      this.client.solo !== null &&
      this.isPlaying.value &&
      seats.every((seat) => !this.view.open.isActive(seat) && !this.isDue(seat))
    );
  });

  /** Whether the rest of the round is being skipped. */
  readonly isSkipping: ReadonlySignal<boolean> = computed(
    () => this.isPlaying.value && this.skippedRound.value === this.view.open.round,
  );

  /** Skips the rest of the round; false if the player cannot. */
  skipRound(): boolean {
    if (!this.maySkip.value || this.isSkipping.value) return false;
    this.skippedRound.value = this.view.open.round;
    this.client.solo?.skipRound();
    return true;
  }

  /** Whether the table is waiting for this seat. */
  isDue(seat: Seat): boolean {
    return this.status.duties.some((duty) => duty.seat === seat);
  }

  /** The push draft of a hand. The soloist pushes from two hands. */
  pushDraft(seat: Seat): PushDraft {
    let draft = this.drafts.get(seat);
    if (draft === undefined) {
      draft = new PushDraft(() => slotsFor(this.view, seat));
      this.drafts.set(seat, draft);
    }
    return draft;
  }

  chooseSeat(seat: Seat | null): void {
    this.chosenSeat.value = seat;
    this.picked.value = new Set();
  }

  toggle(card: Card): void {
    const next = new Set(this.picked.value);
    if (!next.delete(card)) next.add(card);
    this.picked.value = next;
  }

  pick(cards: Iterable<Card>): void {
    this.picked.value = new Set(cards);
  }

  /** Plays cards in one of these ways, after asking the player to choose if there are several. */
  async play(seat: Seat, offers: readonly PlayOffer[]): Promise<void> {
    // On a small screen, a hint would cover the question.
    this.notice.value = null;
    await this.ask({ seat, offers, offer: offers.length === 1 ? offers[0]! : null, extras: {} });
  }

  async answer(answer: Answer): Promise<void> {
    if (this.question.value !== null) await this.ask(answered(this.question.value, answer));
  }

  private async ask(question: PlayQuestion): Promise<void> {
    if (missingAnswer(question) !== null) {
      this.question.value = question;
      return;
    }
    this.question.value = null;
    await this.act(actionFor(question.offer!, question.extras));
  }

  /** The first press arms a call, the second one makes it; false if the seat may not make it. */
  pressCall(call: Call): boolean {
    const { seat, calls } = this.choices.value;
    if (!calls.includes(call)) return false;
    clearTimeout(this.armTimer);
    if (this.armedCall.value === call) {
      this.armedCall.value = null;
      void this.act({ type: 'call', seat, call });
      return true;
    }
    this.armedCall.value = call;
    this.armTimer = setTimeout(() => {
      this.armedCall.value = null;
      this.onCallExpired?.();
    }, CALL_CONFIRM_MS);
    return true;
  }

  /** Passes; before the push, declines Tichu. */
  pass(seat: Seat): Promise<boolean> {
    return this.act({ type: this.choicesOf(seat).mayDecline ? 'decline' : 'pass', seat });
  }

  /** Passes in advance for the current seat; false if that was refused. The notice then shows why. */
  async passUntil(until: PassUntil): Promise<boolean> {
    this.choosesPass.value = false;
    const seat = this.seat.value;
    return this.command({ type: 'pass-until', seat, until, turn: this.status.turn });
  }

  async withdrawPass(): Promise<boolean> {
    return this.command({ type: 'withdraw-pass', seat: this.seat.value });
  }

  /** Resets everything that was started but not finished. */
  cancel(): void {
    this.pick([]);
    this.lifted.value = null;
    this.notice.value = null;
    this.question.value = null;
    this.choosesPass.value = false;
    this.autoPass.stop();
    this.disarm();
  }

  private disarm(): void {
    clearTimeout(this.armTimer);
    this.armedCall.value = null;
  }

  /** Sends an action; false if it was refused. The notice then shows why. */
  async act(action: SeatAction): Promise<boolean> {
    const { turn } = this.status;
    const sent = `${turn} ${action.type} ${action.seat}`;
    this.decisions++;
    // A player who plays cards has changed their mind about passing.
    if (action.type === 'play' || action.type === 'bomb') this.autoPass.stop();
    const reply = await this.client.command({ type: 'act', action, turn });
    // The second press of a double click is not an error.
    if (!reply.ok && reply.refusal?.code === 'stale' && sent === this.lastAccepted) return false;
    this.report(reply);
    if (reply.ok) {
      this.lastAccepted = sent;
      this.picked.value = new Set();
      this.chosenSeat.value = null;
    }
    return reply.ok;
  }

  async command(command: Command): Promise<boolean> {
    this.decisions++;
    const reply = await this.client.command(command);
    this.report(reply);
    return reply.ok;
  }

  private report(reply: Reply): void {
    this.notice.value = reply.ok
      ? null
      : reply.refusal === null
        ? { type: 'unavailable' }
        : { type: 'refusal', refusal: reply.refusal };
  }

  async hint(): Promise<void> {
    if (!this.client.givesHints) return;
    const decision = ++this.decisions;
    const choice = await this.client.advise(this.seat.value);
    // The player has already decided, so the hint is about something else.
    if (this.decisions !== decision) return;
    this.notice.value = { type: 'hint', choice };
    if (choice === null) return;
    const { action } = choice;
    if ('cards' in action) this.pick(action.cards);
    if (action.type === 'push') this.pushDraft(action.seat).fill(action.gifts);
  }

  close(): void {
    this.stopWatching();
    this.autoPass.close();
    this.disarm();
  }

  /** Drops what no longer applies: the table may advance without the player, for example when their time runs out. */
  private dropOutdated(): void {
    const { view } = this;
    const { phase, round } = view.open;
    const currentPhase = `${round} ${phase}`;
    if (currentPhase !== this.draftPhase) for (const draft of this.drafts.values()) draft.clear();
    this.draftPhase = currentPhase;
    const hand = view.hands[this.seat.value];
    const picked = [...this.picked.value];
    if (hand != null && picked.some((card) => !hand.has(card)))
      this.pick(picked.filter((card) => hand.has(card)));
    const question = this.question.value;
    if (question !== null) this.question.value = refreshed(question, view);
    if (this.choosesPass.value && !this.mayPassAhead.value) this.choosesPass.value = false;
    const armed = this.armedCall.value;
    if (armed !== null && !this.choices.value.calls.includes(armed)) this.disarm();
  }
}
