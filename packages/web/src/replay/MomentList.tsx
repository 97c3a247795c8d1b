import { useEffect, useRef } from 'preact/hooks';
import type { ReplayWords } from '../i18n/page-words.ts';
import type { RoundPlayer } from './round-player.ts';

interface Props {
  readonly player: RoundPlayer;
  readonly lines: readonly string[];
  readonly text: ReplayWords;
}

/** The round as text; clicking a line goes to its moment. */
export function MomentList({ player, lines, text }: Props) {
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
  return (
    <section class="panel replay__log" aria-label={text.log}>
      <h2>{text.log}</h2>
      <ol ref={list} class="plain-list scroll replay__lines">
        {player.moments.map(({ mark, leads }, index) => (
          <li key={index} data-leads={leads}>
            <button
              type="button"
              class="replay__moment"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => player.goTo(index)}
            >
              {mark !== null && (
                <span class="replay__badge" data-mark={mark}>
                  {text.marks[mark]}
                </span>
              )}
              {lines[index]}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
