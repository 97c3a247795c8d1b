import { useSignal } from '@preact/signals';
import type { DealsWitness } from '@schupf/protocol';
import { parseRecord } from '@schupf/rules/notation';
import { type DealsVerdict, verifyDeals } from '@schupf/table';
import { useEffect } from 'preact/hooks';
import type { TableClient } from '../client/table-client.ts';
import { dealsWords } from '../i18n/deals-words.ts';
import type { ReplaySource } from '../replay/replay-address.ts';
import { checkAddress } from './check-address.ts';

/** The server may not have stored the match right after its end. */
const RETRY_MS = [0, 500, 1500, 4000];

interface Checked {
  readonly verdict: DealsVerdict;
  readonly source: ReplaySource | null;
}

/** After a match at a server: whether its deals are verified, by this device and with what it saw before the match. */
export function DealsLine({ client }: { readonly client: TableClient }) {
  const texts = dealsWords();
  const checked = useSignal<Checked | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void check(client, stop.signal).then((found) => {
      if (!stop.signal.aborted) checked.value = found;
    });
    return () => stop.abort();
  }, [client, checked]);
  if (checked.value === null) return <p class="match-end__deals">{texts.checking}</p>;
  const { verdict, source } = checked.value;
  const witness = client.witness?.value ?? null;
  const doubt = doubtAbout(verdict, witness);
  return (
    <p class="match-end__deals" role="status" data-verdict={doubt === null ? verdict.type : 'failed'}>
      <strong>{texts.verdicts[doubt === null ? verdict.type : 'failed']}</strong>
      {'. '}
      {doubt}
      {doubt === null && verdict.type === 'verified' && witness !== null && (
        <>{witness.tookPart ? texts.witness.tookPart : texts.witness.tooLate} </>
      )}
      <a href={checkAddress.href({ source })}>{texts.page.details}</a>
    </p>
  );
}

async function check(client: TableClient, signal: AbortSignal): Promise<Checked | null> {
  for (const delay of RETRY_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const text = signal.aborted ? null : await client.record();
    const read = text === null ? null : parseRecord(text);
    if (read?.ok) return { verdict: verifyDeals(read.record), source: await client.replaySource() };
  }
  return null;
}

/** What this device saw that does not fit the record; null if everything fits. */
function doubtAbout(verdict: DealsVerdict, witness: DealsWitness | null): string | null {
  const { alarms, witness: texts } = dealsWords();
  if (witness === null) return null;
  if (witness.alarm !== null) return alarms[witness.alarm];
  if (verdict.type !== 'verified') return null;
  const { commitment, contributions } = verdict.block;
  const isSame =
    commitment === witness.commitment &&
    contributions.map(({ hash }) => hash).join() === witness.hashes.join() &&
    contributions.some(({ salt }) => salt === witness.salt) === witness.tookPart;
  return isSame ? null : texts.differs;
}
