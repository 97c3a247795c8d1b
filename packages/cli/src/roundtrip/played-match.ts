import { type Action, newMatch, type Position, type Seed } from '@schupf/rules';
import { type GameRecord, Recorder } from '@schupf/rules/notation';
import type { Game } from '../game-flags.ts';
import { bitsFor, RandomRounds } from '../simulate/random-rounds.ts';
import { CheckedTransitions } from '../simulate/transitions.ts';

/** A played match: every action with the position after it, and its record. */
export interface PlayedMatch {
  readonly actions: readonly Action[];
  readonly positions: readonly Position[];
  readonly rounds: number;
  readonly record: GameRecord;
}

/** Yields random matches until `rounds` rounds have been played. */
export function* randomMatches(game: Game, seed: Seed, rounds: number): Generator<PlayedMatch> {
  let match = new Recording(game);
  const transitions = new CheckedTransitions(game.rules, (position, action) => match.add(action, position));
  const players = new RandomRounds(transitions, bitsFor(seed, 'records'));
  for (let round = 1; round <= rounds; round++) {
    players.playRound();
    if (transitions.position.open.phase !== 'match-over' && round < rounds && match.rounds < MAX_ROUNDS)
      continue;
    yield match.finish();
    transitions.startMatch();
    match = new Recording(game);
  }
}

/** A match that never ends is stopped here, so that it fits in memory. */
const MAX_ROUNDS = 100;

class Recording {
  rounds = 0;
  private readonly game: Game;
  private readonly recorder = new Recorder();
  private readonly actions: Action[] = [];
  private readonly positions: Position[] = [];
  private last: Position;

  constructor(game: Game) {
    this.game = game;
    this.last = newMatch(game.rules);
  }

  add(action: Action, after: Position): void {
    if (action.type === 'deal') this.rounds++;
    if (action.type === 'deal') this.recorder.deal(this.last, action.pack, after);
    else this.recorder.act(this.last, action, after);
    this.actions.push(action);
    this.positions.push(after);
    this.last = after;
  }

  finish(): PlayedMatch {
    const names = Array.from({ length: this.game.rules.players }, (_, player) => `Player ${player + 1}`);
    const record = { rules: this.game.request, names, tags: [], rounds: this.recorder.rounds };
    return { actions: this.actions, positions: this.positions, rounds: this.rounds, record };
  }
}
