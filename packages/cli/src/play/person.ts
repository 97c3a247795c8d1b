import {
  type Gift,
  legalActions,
  refusalFor,
  type Seat,
  type SeatAction,
  type Slot,
  slotsOf,
  type View,
} from '@schupf/rules';
import { type Answer, answered, refused } from '../answer.ts';
import type { Io } from '../command.ts';
import { type Input, readInput } from './input.ts';
import { capital, does, findSeat, nameOf } from './names.ts';
import { suggest, suggestBomb } from './opponent.ts';
import type { Paint } from './paint.ts';
import { explain } from './refusals.ts';
import { resolveLaying, takeFrom } from './resolve.ts';
import { tableText, totalsText, turnName } from './screen.ts';

/** A legal action, nothing (where that is an answer), or the wish to leave. */
export type Reply = SeatAction | 'nothing' | 'leave';

export const HELP = `  5 5            lay cards by rank: 2 to 10, J, Q, K, A; 1 Mah Jong, DOG, PHX, DRG
  S5 J5          lay exactly these cards: J jade, S sword, P pagoda, T star; X or 10 is the ten
  8 9 PHX J Q    the phoenix takes the highest rank that fits; PHX=10 says which
  1 wish 8       the Mah Jong with a wish
  dog to Jun     the dog, where there are several partners
  bomb 7 7 7 7   a bomb, in turn or when you are asked
  pass           lay nothing
  tichu, grand   call, as long as it is allowed
  push 2 K 3     before play: a card for each, in the order you are asked for; Enter takes the proposal
  Mei            who gets the dragon's trick
  hint, auto     see what a simple player would do, or do it
  hand           show the table and your cards again
  score          show the totals
  quit           leave the game
`;

/** What is asked of a person at one prompt. */
interface Question {
  readonly view: View;
  readonly seat: Seat;
  /** A line before the prompt, '' for none. */
  readonly note: string;
  readonly prompt: string;
  /** What Enter means; null when it means nothing. */
  readonly enter: Reply | null;
  readonly proposal: SeatAction | null;
  /** Reads what is neither an order nor Enter. */
  readonly read: (input: Extract<Input, { type: 'lay' | 'unclear' }>) => Answer<SeatAction>;
}

/** The person at the terminal: shows him the table, asks, and comes back with a legal action. */
export class Person {
  private readonly io: Io;
  private readonly paint: Paint;

  constructor(io: Io, paint: Paint) {
    this.io = io;
    this.paint = paint;
  }

  say(text: string): void {
    if (text !== '') this.io.write(`${text}\n`);
  }

  /** What is due from the seat: the first decision, the push, a turn or a gift. */
  async act(view: View, seat: Seat): Promise<Reply> {
    const { open } = view;
    const proposal = suggest(view, seat);
    const question = { view, seat, proposal, note: '', enter: null };
    switch (open.phase) {
      case 'grand':
      case 'take': {
        const note = 'Grand Tichu? "grand" calls it, Enter takes the rest of the cards.';
        return this.put({
          ...question,
          note,
          prompt: 'Grand',
          enter: { type: 'take', seat },
          read: unreadable,
        });
      }
      case 'push': {
        const slots = slotsOf(open, seat, view.hands[seat]!);
        const owed = slots.map((slot) => slotText(view, slot)).join(', ');
        const note = `${capital(does(open, seat, 'push'))} ${owed}. Enter: ${this.giftsText(view, proposal)}.`;
        return this.put({
          ...question,
          note,
          prompt: 'Push',
          enter: proposal,
          read: (input) => readPush(view, seat, slots, input),
        });
      }
      case 'gift':
        return this.put({
          ...question,
          note: 'The dragon won. Who gets the trick?',
          prompt: 'Give to',
          read: (input) => readGift(view, seat, input),
        });
      case 'play':
        return this.put({
          ...question,
          note: proposal?.type === 'pass' && hasNoPlay(view, seat) ? 'Nothing in this hand beats it.' : '',
          prompt: turnName(open, seat),
          read: (input) => readLay(view, seat, input),
        });
      case 'start':
      case 'settle':
      case 'round-over':
      case 'match-over':
        return 'nothing';
    }
  }

  /** Whether a seat that could bomb wants to. */
  async bomb(view: View, seat: Seat): Promise<Reply> {
    return this.put({
      view,
      seat,
      note: `${capital(nameOf(view.open, seat))} could bomb: "bomb ..." does it, Enter lets it be.`,
      prompt: 'Bomb',
      enter: 'nothing',
      proposal: suggestBomb(view, seat),
      read: (input) => readLay(view, seat, input),
    });
  }

  /** Whether there shall be another round. */
  async goOn(): Promise<boolean> {
    for (;;) {
      const line = await this.io.ask('Enter for the next round, or "quit"> ');
      if (line === null || line.trim().toLowerCase() === 'quit') return false;
      if (line.trim() === '' || line.trim().toLowerCase() === 'auto') return true;
    }
  }

  private async put(question: Question): Promise<Reply> {
    this.say(tableText(question.view, question.seat, this.paint));
    this.say(question.note);
    for (;;) {
      const line = await this.io.ask(`${question.prompt}> `);
      if (line === null) {
        this.say('The input has ended.');
        return 'leave';
      }
      const reply = this.answer(question, readInput(line));
      if (reply === null) continue;
      if (typeof reply === 'string') return reply;
      const refusal = refusalFor(question.view, reply);
      if (refusal === null) return reply;
      this.say(`No: ${explain(refusal)}`);
    }
  }

  /** What a line comes to; null when it has been dealt with and the question stands. */
  private answer(question: Question, input: Input): Reply | null {
    const { view, seat, proposal } = question;
    if (input.type === 'nothing') {
      if (question.enter === null) this.say('Type cards, "pass", "hint" or "help".');
      return question.enter;
    }
    if (input.type !== 'order') {
      const read = question.read(input);
      if (read.ok) return read.value;
      this.say(`No: ${read.problem}.`);
      return null;
    }
    switch (input.order) {
      case 'quit':
        return 'leave';
      case 'pass':
        return question.enter === 'nothing' ? 'nothing' : { type: 'pass', seat };
      case 'tichu':
      case 'grand':
        return { type: 'call', seat, call: input.order };
      case 'withdraw':
        return { type: 'withdraw', seat };
      case 'auto':
        return proposal ?? question.enter ?? { type: 'pass', seat };
      case 'hint':
        this.say(`A simple player would ${this.proposalText(view, proposal)}.`);
        return null;
      case 'hand':
        this.say(tableText(view, seat, this.paint));
        return null;
      case 'score':
        this.say(totalsText(view.open));
        return null;
      case 'help':
        this.io.write(HELP);
        return null;
    }
  }

  private giftsText(view: View, proposal: SeatAction | null): string {
    if (proposal?.type !== 'push') return 'nothing';
    return proposal.gifts
      .map(({ to, cards }) => `${this.paint.cards(cards)} to ${nameOf(view.open, to)}`)
      .join(', ');
  }

  private proposalText(view: View, proposal: SeatAction | null): string {
    switch (proposal?.type) {
      case undefined:
        return 'do nothing';
      case 'call':
        return `call ${proposal.call}`;
      case 'play':
      case 'bomb':
        return `lay ${this.paint.cards(proposal.cards)}`;
      case 'push':
        return `push ${this.giftsText(view, proposal)}`;
      case 'give':
        return `give it to ${nameOf(view.open, proposal.to)}`;
      case 'take':
        return 'take the rest';
      case 'pass':
      case 'withdraw':
      case 'take-back':
        return proposal.type;
    }
  }
}

function hasNoPlay(view: View, seat: Seat): boolean {
  return legalActions(view, seat).every((offer) => offer.type !== 'play');
}

function unreadable(): Answer<SeatAction> {
  return refused('type "grand", or Enter to take the rest');
}

function slotText({ open }: View, { to, count }: Slot): string {
  return count === 1 ? `a card to ${nameOf(open, to)}` : `${count} cards to ${nameOf(open, to)}`;
}

function readLay(
  view: View,
  seat: Seat,
  input: Extract<Input, { type: 'lay' | 'unclear' }>,
): Answer<SeatAction> {
  return input.type === 'lay' ? resolveLaying(view, seat, input.laying) : refused(input.problem);
}

function readGift(
  { open }: View,
  seat: Seat,
  input: Extract<Input, { type: 'lay' | 'unclear' }>,
): Answer<SeatAction> {
  const name = input.type === 'unclear' ? input.words.at(-1) : input.laying.to;
  const to = name ? findSeat(open, name) : null;
  return to === null ? refused('name one of your opponents') : answered({ type: 'give', seat, to });
}

/** Cards in the order of the slots. */
function readPush(
  view: View,
  seat: Seat,
  slots: readonly Slot[],
  input: Extract<Input, { type: 'lay' | 'unclear' }>,
): Answer<SeatAction> {
  if (input.type === 'unclear') return refused(input.problem);
  const cards = takeFrom(view.hands[seat]!, input.laying.words);
  if (cards === null) return refused('you do not hold these cards [PLAY4]');
  const wanted = slots.reduce((sum, { count }) => sum + count, 0);
  if (cards.length !== wanted) return refused(`${wanted} cards are to be given, not ${cards.length}`);
  const gifts: Gift[] = [];
  let from = 0;
  for (const { to, count } of slots) {
    gifts.push({ to, cards: cards.slice(from, from + count) });
    from += count;
  }
  return answered({ type: 'push', seat, gifts });
}
