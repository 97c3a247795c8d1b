import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './Disclosure.css';

interface Props {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** Something that can be opened. What is in it is made when that happens, and what it needs is fetched only then. */
export function Disclosure({ summary, children, class: more }: Props) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details class={more} onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary class="disclosure">{summary}</summary>
      {wasOpen && children}
    </details>
  );
}
