import type { Moment } from '@schupf/replay';
import { useEffect, useRef } from 'preact/hooks';
import { replayWords, sheetWords } from '../i18n/page-words.ts';
import type { RoundPlayer } from './round-player.ts';
import './MomentList.css';

interface Props {
  readonly player: RoundPlayer;
  readonly lines: readonly string[];
}

/** The round as text; clicking a line goes to its moment. */
export function MomentList({ player, lines }: Props) {
  const text = replayWords();
  const list = useRef<HTMLOListElement>(null);
  const at = player.at.value;
  useEffect(() => {
    const { current } = list;
    const line = current?.querySelector<HTMLElement>('[aria-current]');
    if (current == null || line == null) return;
    // `scrollIntoView` would scroll the page as well.
    const top = line.offsetTop - current.offsetTop;
    if (top < current.scrollTop || top + line.offsetHeight > current.scrollTop + current.clientHeight)
      current.scrollTop = top - current.clientHeight / 2;
  }, [at]);
  let trick = 0;
  return (
    <section class="panel replay-log" aria-label={text.log}>
      <h2>{text.log}</h2>
      <ol ref={list} class="plain-list scroll replay-log__lines">
        {player.moments.map((moment, index) => (
          <li key={index}>
            {moment.leads && <p class="replay-log__trick">{text.trick(++trick)}</p>}
            <button
              type="button"
              class="replay-log__line"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => player.goTo(index)}
            >
              {lines[index]}
              <Stamp moment={moment} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same stamp as above the slider. Screen readers skip it, because the text of the line says the same. */
function Stamp({ moment: { mark, call } }: { readonly moment: Moment }) {
  const { sheet } = sheetWords();
  if (mark === null) return null;
  return (
    <span class="replay-stamp" data-kind={call ?? mark} aria-hidden="true">
      {call === null ? replayWords().bomb : call === 'grand' ? sheet.grandShort : sheet.tichuShort}
    </span>
  );
}
