import type { Special } from '@schupf/rules';
import type { ComponentChildren } from 'preact';
import { lazy } from '../../app/lazy.tsx';
import { shellWords } from '../../i18n/language.ts';
import './panel-states.css';

const Medallion = lazy(async () => (await import('../../cards/Medallion.tsx')).Medallion, { quiet: true });

interface StateProps {
  readonly title: string;
  readonly hint: string;
  readonly picture?: Special;
  readonly children?: ComponentChildren;
}

/** Says why a panel is empty, and what to do. */
export function NothingYet({ title, hint, picture, children }: StateProps) {
  return (
    <div class="panel-state">
      <span class="panel-state__sign">
        {picture === undefined ? <span class="panel-state__mark">!</span> : <Medallion of={picture} />}
      </span>
      <div>
        <p class="panel-state__title">{title}</p>
        <p class="text-soft text-small">{hint}</p>
      </div>
      {children}
    </div>
  );
}

interface FailedProps extends Omit<StateProps, 'children' | 'picture'> {
  readonly onRetry: () => void;
}

/** Says that the content of a panel could not be loaded. The rest of the page works. */
export function Failed({ title, hint, onRetry }: FailedProps) {
  return (
    <NothingYet title={title} hint={hint}>
      <button type="button" class="button button--small" onClick={onRetry}>
        {shellWords().home.tables.again}
      </button>
    </NothingYet>
  );
}

/** Reserves space for content that is loading. It appears only if that takes a while. */
export function Skeleton({ lines }: { readonly lines: number }) {
  return (
    <div class="panel-skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}
