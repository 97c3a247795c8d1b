import { type ReviewTexts, reviewDifferences, testedText } from '@schupf/phrasebook';
import type { Advice, JudgedChoice, Review, Verdict } from '@schupf/review';
import { ADVICE_FIGURES } from '@schupf/review/statistics';
import type { Seat } from '@schupf/rules';
import type { Io } from '../command.ts';
import { columnsOf, wrap } from '../output/layout.ts';
import { Paint } from '../output/paint.ts';
import type { Speech } from '../output/speech.ts';
import { printableLine } from '../printable.ts';

const DEFAULT_COLUMNS = 80;
const MAX_NAME_LENGTH = 30;

/** A review as text for people, or as JSON for programs. */
export class ReviewReport {
  private readonly review: Review;
  private readonly names: readonly string[];
  private readonly verdicts: readonly Verdict[];
  private readonly texts: ReviewTexts;
  private readonly speech: Speech;
  private readonly paint: Paint;
  private readonly columns: number;

  constructor(
    review: Review,
    names: readonly string[],
    verdicts: readonly Verdict[],
    texts: ReviewTexts,
    speech: Speech,
    io: Io,
  ) {
    this.review = review;
    this.names = names;
    this.verdicts = verdicts;
    this.texts = texts;
    this.speech = speech;
    this.paint = new Paint(io.colours, speech.cards);
    this.columns = io.columns || DEFAULT_COLUMNS;
  }

  json(): string {
    const { judge, rounds, damage } = this.review;
    const summary = this.review.summary(this.verdicts);
    const moments = this.review.moments();
    const problem = damage === null ? null : damage.problem;
    return `${JSON.stringify({ judge, rounds, damage: problem, decisions: this.verdicts, moments, summary }, null, 2)}\n`;
  }

  text(): string {
    const { damage } = this.review;
    const shown = this.verdicts.filter((verdict) => verdict.class !== null || verdict.isOpen);
    const parts = [
      this.texts.judgedBy(this.review.judge),
      ...(shown.length === 0 ? [this.texts.noMistakes] : this.rounds(shown)),
      this.players(),
      ...this.luck(),
      ...(damage === null ? [] : [this.texts.damagedLater(printableLine(damage.problem))]),
    ];
    return `${parts.join('\n\n')}\n`;
  }

  private rounds(shown: readonly Verdict[]): string[] {
    const rounds = [...new Set(shown.map(({ round }) => round))];
    return rounds.map((round) =>
      [
        this.paint.strong(this.speech.common.round(round)),
        ...shown.filter((verdict) => verdict.round === round).map((verdict) => this.verdict(verdict)),
      ].join('\n'),
    );
  }

  private verdict(verdict: Verdict): string {
    const { texts } = this;
    const [played, best] = verdict.choices as [JudgedChoice, JudgedChoice];
    const where = `${texts.trick(verdict.trick)}, ${this.name(verdict.seat)}`;
    const { labelled, remarks } = this.speech.common;
    const what = `${where}, ${labelled(texts.kinds[verdict.kind], this.move(verdict, played))}`;
    if (verdict.class === null) return this.line(`${what} – ${texts.openQuestion}`, 2);
    const cost = texts.cost(Math.round(verdict.loss), Math.round(verdict.error));
    const lines = [
      this.line(`${what} – ${this.paint.alarm(texts.classes[verdict.class])}, ${cost}`, 2),
      this.line(texts.better(this.move(verdict, best), Math.round(best.lead), Math.round(best.error)), 4),
    ];
    const differences = reviewDifferences(played, best, texts);
    if (differences.length > 0) lines.push(this.line(remarks(differences), 4));
    // A reason that applies to both moves does not explain the difference.
    const reason = best.reasons.find(({ code }) => played.reasons.every((other) => other.code !== code));
    if (reason !== undefined) {
      const why = this.speech.reasons.why(reason, (seat) => this.name(seat));
      lines.push(this.line(texts.because(why), 4));
    }
    if (verdict.chanceLost !== null)
      lines.push(this.line(texts.chance(Math.round(verdict.chanceLost * 100)), 4));
    if (verdict.advice !== null) lines.push(this.line(this.paint.faint(this.advice(verdict.advice)), 4));
    return lines.join('\n');
  }

  private advice(advice: Advice): string {
    const [tested] = ADVICE_FIGURES[advice];
    const text = this.texts.advice[advice];
    return tested === undefined
      ? text
      : `${text} ${testedText(this.speech.language, this.texts, advice, tested)}`;
  }

  private line(text: string, indent: number): string {
    return wrap(`${' '.repeat(indent)}${text}`, this.columns, indent + 2);
  }

  private name(seat: Seat): string {
    return printableLine(this.names[seat] ?? '', MAX_NAME_LENGTH) || this.speech.terminal.player(seat + 1);
  }

  private move({ kind }: Verdict, { action }: JudgedChoice): string {
    const { texts } = this;
    if (action === null) return kind === 'tichu' ? texts.nothing.tichu : texts.nothing.bomb;
    switch (action.type) {
      case 'call':
        return this.speech.events.calls[action.call];
      case 'take':
      case 'decline':
        return texts.nothing.grand;
      case 'pass':
        return texts.pass;
      case 'give':
        return texts.toPlayer(this.name(action.to));
      case 'push':
        return action.gifts
          .map(({ to, cards }) => `${this.paint.cards(cards)} ${texts.toPlayer(this.name(to))}`)
          .join(', ');
      case 'play':
      case 'bomb': {
        const cards = this.paint.cards(action.cards);
        return action.wish === undefined ? cards : texts.wish(cards, this.speech.cards.rank(action.wish));
      }
      case 'withdraw':
      case 'take-back':
        return '';
    }
  }

  private players(): string {
    const { columns } = this.texts;
    const { players } = this.review.summary(this.verdicts);
    const rows = players.map((player) => [
      this.name(player.seat),
      String(player.decisions),
      String(Math.round(player.lost)),
      `${player.perDecision} ± ${player.error}`,
      String(player.classes.inaccuracy),
      String(player.classes.mistake),
      String(player.classes.blunder),
    ]);
    const head = [
      columns.player,
      columns.decisions,
      columns.lost,
      columns.perDecision,
      columns.inaccuracies,
      columns.mistakes,
      columns.blunders,
    ];
    return columnsOf([head, ...rows], this.columns, [1, 2, 3, 4, 5, 6]);
  }

  /** The luck in a round is known only if every seat was reviewed. */
  private luck(): string[] {
    const { rounds } = this.review.summary(this.verdicts);
    const lines = rounds.flatMap(({ round, points, luck }) =>
      luck === null ? [] : [this.texts.luck(this.speech.common.round(round), points, Math.round(luck))],
    );
    return lines.length === 0 ? [] : [lines.join('\n')];
  }
}
