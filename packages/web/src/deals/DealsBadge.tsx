import type { GameRecord } from '@schupf/rules/notation';
import { verifyDeals } from '@schupf/table';
import { useMemo } from 'preact/hooks';
import { dealsWords } from '../i18n/deals-words.ts';
import type { ReplaySource } from '../replay/replay-address.ts';
import { checkAddress } from './check-address.ts';

interface Props {
  readonly record: GameRecord;
  readonly source: ReplaySource;
}

/** Whether the deals of a match are verified, as a link to what was checked. */
export function DealsBadge({ record, source }: Props) {
  const { type } = useMemo(() => verifyDeals(record), [record]);
  return (
    <a class="button button--quiet button--small" data-verdict={type} href={checkAddress.href({ source })}>
      {dealsWords().verdicts[type]}
    </a>
  );
}
