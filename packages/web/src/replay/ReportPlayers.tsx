import { ReportButton } from '../online/report/ReportButton.tsx';
import type { PastMatch } from './load.ts';

interface Props {
  readonly past: PastMatch;
  readonly round: number;
  /** Starting at 1. */
  readonly moment: number;
}

/** Lets the players of a match on the server report each other, with the moment that is shown. */
export function ReportPlayers({ past: { me, names, onServer = null }, round, moment }: Props) {
  if (onServer === null || me === null) return null;
  const people = names.flatMap((name, player) => {
    const place = { type: 'match', match: onServer, player, round, moment } as const;
    return name === '' || player === me ? [] : { name, place };
  });
  return <ReportButton people={people} />;
}
