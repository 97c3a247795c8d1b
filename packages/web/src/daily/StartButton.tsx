import { useSignal } from '@preact/signals';
import { dailyWords as words } from '../i18n/daily-words.ts';
import type { Deal } from './deals.ts';
import { openDeal } from './open-deal.ts';

interface Props {
  readonly deal: Deal;
  readonly text: string;
}

/** Opens the table of a deal once its bots are loaded. */
export function StartButton({ deal, text }: Props) {
  const state = useSignal<'ready' | 'loading' | 'failed'>('ready');
  const start = async () => {
    if (state.value === 'loading') return;
    state.value = 'loading';
    state.value = (await openDeal(deal)) ? 'ready' : 'failed';
  };
  return (
    <>
      <button
        type="button"
        class="button button--primary button--large"
        aria-disabled={state.value === 'loading'}
        onClick={() => void start()}
      >
        <span aria-live="polite">{state.value === 'loading' ? words().loading : text}</span>
      </button>
      {state.value === 'failed' && (
        <p class="note" role="alert">
          {words().noBots}
        </p>
      )}
    </>
  );
}
