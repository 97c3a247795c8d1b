import { casesText, figureText, intervalText, type StatisticsTexts } from '@schupf/phrasebook';
import {
  COMPARED,
  COMPARED_ROUNDS,
  COMPARISONS,
  type Compared,
  ENOUGH_CASES,
  estimateOf,
  FIGURE_GROUPS,
  FIGURE_NAMES,
  type FigureGroup,
  type FigureName,
  isCompared,
  unitOf,
} from '@schupf/review/statistics';
import type { Io } from '../command.ts';
import { columnsOf, widthOf, wrap } from '../output/layout.ts';
import { Paint } from '../output/paint.ts';
import type { Speech } from '../output/speech.ts';
import { printableLine } from '../printable.ts';
import type { PlayerFigures } from './player-figures.ts';

const DEFAULT_COLUMNS = 80;
const MAX_NAME_LENGTH = 30;
const INTERVAL_COLUMN = 2;

/** Figures as text for people, or as JSON for programs. */
export class StatisticsReport {
  private readonly players: readonly PlayerFigures[];
  private readonly texts: StatisticsTexts;
  private readonly speech: Speech;
  private readonly paint: Paint;
  private readonly columns: number;

  constructor(players: readonly PlayerFigures[], texts: StatisticsTexts, speech: Speech, io: Io) {
    this.players = players;
    this.texts = texts;
    this.speech = speech;
    this.paint = new Paint(io.colours, speech.cards);
    this.columns = io.columns || DEFAULT_COLUMNS;
  }

  json(): string {
    const players = this.players.map(({ figures, ...player }) => ({
      ...player,
      figures: Object.fromEntries(
        FIGURE_NAMES.map((name) => [
          name,
          { unit: unitOf(name), cases: figures[name].cases, ...estimateOf(name, figures[name]) },
        ]),
      ),
    }));
    return `${JSON.stringify({ players, comparisons: COMPARISONS, rounds: COMPARED_ROUNDS }, null, 2)}\n`;
  }

  text(): string {
    if (this.players.length === 0) return `${this.texts.noRounds}\n`;
    const notes = this.players.some(({ variant }) => isCompared(variant)) ? [this.notes()] : [];
    return `${[...this.players.map((player) => this.player(player)), ...notes].join('\n\n')}\n`;
  }

  private player(player: PlayerFigures): string {
    const { columns } = this.texts;
    const others = isCompared(player.variant) ? COMPARED : [];
    const head = [
      columns.figure,
      '',
      columns.interval,
      columns.cases,
      ...others.map((who: Compared) => columns[who]),
    ];
    const groups = Object.keys(FIGURE_GROUPS) as FigureGroup[];
    const rows = groups.flatMap((group) =>
      FIGURE_GROUPS[group].flatMap((name) => this.row(player, name, others)),
    );
    const rounds = this.texts.rounds(player.rounds, this.count(player.rounds));
    const title = `${this.nameOf(player)} · ${player.variant} · ${rounds}`;
    return `${this.paint.strong(title)}\n${this.table([head, ...rows])}`;
  }

  /** Leaves out the intervals if the terminal is too narrow for them. */
  private table(rows: readonly (readonly string[])[]): string {
    const numbers = [1, 2, 3, 4, 5, 6];
    const whole = columnsOf(rows, Number.POSITIVE_INFINITY, numbers);
    if (whole.split('\n').every((line) => widthOf(line) <= this.columns)) return whole;
    return columnsOf(
      rows.map((row) => row.filter((_, column) => column !== INTERVAL_COLUMN)),
      this.columns,
      numbers,
    );
  }

  private row(
    { figures }: PlayerFigures,
    name: FigureName,
    others: readonly Compared[],
  ): readonly (readonly string[])[] {
    const tally = figures[name];
    const estimate = estimateOf(name, tally);
    if (estimate === null) return [];
    const unit = unitOf(name);
    const { language } = this.speech;
    const value = figureText(language, unit, estimate.value);
    const compared = others.map((who) => {
      const figure = COMPARISONS[who][name];
      return figure === undefined ? '' : figureText(language, unit, figure.value);
    });
    return [
      [
        this.texts.figures[name],
        tally.cases < ENOUGH_CASES ? `(${value})` : value,
        estimate.interval === null ? '' : intervalText(language, unit, estimate.interval),
        this.count(tally.cases),
        ...compared,
      ],
    ];
  }

  private notes(): string {
    const { sources, rounds, few, dealt } = this.texts;
    const lines = COMPARED.map((who) =>
      sources[who](rounds(COMPARED_ROUNDS[who], this.count(COMPARED_ROUNDS[who]))),
    );
    return [...lines, dealt, few(ENOUGH_CASES)]
      .map((line) => this.paint.faint(wrap(line, this.columns)))
      .join('\n');
  }

  private nameOf({ name, player }: PlayerFigures): string {
    return printableLine(name, MAX_NAME_LENGTH) || this.speech.terminal.player((player ?? 0) + 1);
  }

  private count(cases: number): string {
    return casesText(this.speech.language, cases, 'standard');
  }
}
