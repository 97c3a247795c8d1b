import { DEFAULT_BOT } from '@schupf/bots';
import type { Player } from '@schupf/rules';
import { cutRecord, type GameRecord } from '@schupf/rules/notation';
import type { TableConfig } from '@schupf/table';

/** A table that continues a match after a move, with a person in the front seat and bots in the others. */
export function configToPlayOn(
  { record, front }: { readonly record: GameRecord; readonly front: Player },
  at: { readonly round: number; readonly move: number },
  person: { readonly id: string; readonly name: string },
  pace: string,
): TableConfig {
  const from = cutRecord(record, at.round, at.move);
  return {
    rules: from.rules,
    speed: 'no-clock',
    chairs: from.names.map((_, player) =>
      player === front ? { type: 'person', ...person } : { type: 'bot', name: DEFAULT_BOT, outside: false },
    ),
    pace,
    from,
  };
}
