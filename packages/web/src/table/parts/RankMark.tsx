import type { RankMark as Mark } from '../model/rank.ts';
import './RankMark.css';

const PATHS: { readonly [M in Mark]: string } = {
  crown: 'M3 20 1 6l6.5 5L12 2l4.5 9L23 6l-2 14z',
  broom:
    'M20.3 1.2 22.8 3.7 13.9 12.6 11.4 10.1zM10.2 9.5l4.3 4.3c.3 4.2-2.6 7.7-7 9.2L6.2 21 4.9 21.7 4 19.4 2.2 19.8 1 16.5c1.5-4.4 5-7.3 9.2-7z',
};

/** A crown for the first, a broom for the last. The title beside it says the same in words. */
export function RankMark({ mark }: { readonly mark: Mark }) {
  return (
    <svg class="rank-mark" data-mark={mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[mark]} />
    </svg>
  );
}
