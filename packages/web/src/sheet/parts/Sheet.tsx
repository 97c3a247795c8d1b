import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './Sheet.css';

interface Props {
  readonly title: string;
  /** Beside the title. */
  readonly note?: string | undefined;
  readonly children: ComponentChildren;
}

/** Something to look up beside the game, with its title. */
export function Sheet({ title, note, children }: Props) {
  const id = useId();
  return (
    <section class="sheet" aria-labelledby={id}>
      <header class="sheet__head">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p class="sheet__note">{note}</p>}
      </header>
      {children}
    </section>
  );
}
