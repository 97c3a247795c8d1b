import { replayWords } from '../i18n/page-words.ts';
import { sharedTableAddress } from '../online/online-addresses.ts';

/** A link to the table of a match on the server, where people can go through it together. */
export function TogetherLink({ match }: { readonly match: string }) {
  const [, code, number] = /^(.+)-(\d+)$/.exec(match) ?? [];
  if (code === undefined) return null;
  return (
    <a class="button button--small" href={sharedTableAddress.href({ code, replay: Number(number) })}>
      {replayWords().together}
    </a>
  );
}
