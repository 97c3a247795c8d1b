import { signal } from '@preact/signals';
import type { LegalName } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { absolute } from '../app/router.ts';
import { useLegalWords } from '../i18n/legal-words.ts';
import { legalAddress } from './legal-address.ts';
import './LegalLinks.css';

/** The texts that the server has; asked for once. Null until it has answered. */
const texts = signal<readonly LegalName[] | null>(null);

async function askForTexts(): Promise<void> {
  if (texts.peek() !== null) return;
  try {
    const response = await fetch(absolute('api/legal'));
    if (response.ok) texts.value = ((await response.json()) as { texts: readonly LegalName[] }).texts;
  } catch {
    // Offline there is nothing to link to.
  }
}

/** Links to what the operator says about the server. Shows nothing until the server has answered. */
export function LegalLinks() {
  const words = useLegalWords();
  useEffect(() => void askForTexts(), []);
  if (words === null || texts.value === null) return null;
  return (
    <nav class="legal-links" aria-label={words.about}>
      {texts.value.map((name) => (
        <a key={name} href={legalAddress.href({ name })}>
          {words.titles[name]}
        </a>
      ))}
    </nav>
  );
}
