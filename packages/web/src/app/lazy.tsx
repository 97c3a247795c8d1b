import { type Signal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { shellWords } from '../i18n/language.ts';
import './lazy.css';

type State<Props> =
  | { readonly type: 'loading' }
  | { readonly type: 'ready'; readonly component: FunctionComponent<Props> }
  | { readonly type: 'missing' };

/** A component whose code is loaded when it is first shown, or earlier by `fetch`. */
export type Lazy<Props> = FunctionComponent<Props> & { readonly fetch: () => Promise<void> };

interface LazyOptions {
  /** Shows nothing while the component loads. */
  readonly quiet?: boolean;
  /** Shown instead of a general message if the code cannot be loaded. */
  readonly Missing?: FunctionComponent;
}

export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  { quiet = false, Missing = MissingPart }: LazyOptions = {},
): Lazy<Props> {
  const state: Signal<State<Props>> = signal({ type: 'loading' });
  const fetch = async () => {
    if (state.peek().type === 'ready') return;
    try {
      state.value = { type: 'ready', component: await load() };
    } catch {
      state.value = { type: 'missing' };
    }
  };
  const Lazy = (props: Props) => {
    useEffect(() => {
      void fetch();
    }, []);
    const current = state.value;
    if (quiet && current.type !== 'ready') return null;
    switch (current.type) {
      case 'ready': {
        const Ready = current.component;
        return <Ready {...props} />;
      }
      case 'loading':
        return (
          <p class="lazy" role="status">
            {shellWords().app.loading}
          </p>
        );
      case 'missing':
        return <Missing />;
    }
  };
  return Object.assign(Lazy, { fetch });
}

function MissingPart() {
  const { app } = shellWords();
  return (
    <div class="lazy" role="alert">
      <p>{app.missing}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {app.broken.again}
      </button>
    </div>
  );
}
