import { type Figures, type MatchTally, sumOf } from '@schupf/review/statistics';
import type { Variant } from '@schupf/rules';
import type { GameRecord } from '@schupf/rules/notation';

/** A player's figures in one game. */
export interface PlayerFigures {
  /** '' for a player without a name. */
  readonly name: string;
  /** The number of the player, starting at 0, if they have no name; otherwise null. */
  readonly player: number | null;
  readonly variant: Variant;
  readonly matches: number;
  readonly rounds: number;
  readonly figures: Figures;
}

/** Adds up matches by player and game. Players without a name are told apart by their number. */
export class PlayerFiguresTable {
  private readonly byKey = new Map<string, PlayerFigures>();

  add(record: GameRecord, { players, rounds }: MatchTally): void {
    if (rounds === 0) return;
    const { variant } = record.rules;
    players.forEach((figures, player) => {
      const name = record.names[player] ?? '';
      const key = `${variant} ${name === '' ? player : `"${name}"`}`;
      const known = this.byKey.get(key);
      this.byKey.set(key, {
        name,
        player: name === '' ? player : null,
        variant,
        matches: (known?.matches ?? 0) + 1,
        rounds: (known?.rounds ?? 0) + rounds,
        figures: known === undefined ? figures : sumOf([known.figures, figures]),
      });
    });
  }

  get players(): readonly PlayerFigures[] {
    return [...this.byKey.values()];
  }
}
