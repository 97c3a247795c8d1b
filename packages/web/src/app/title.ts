import { effect } from '@preact/signals';
import { shellWords } from '../i18n/language.ts';
import { route } from './router.ts';

/** The title of every page but the table, which says there whose turn it is, and those with people. */
export function followTitle(): void {
  effect(() => {
    const { page } = route.value;
    const { app, home, common } = shellWords();
    if (page === 'table' || page === 'online') return;
    document.title = page === 'home' ? `Schupf${common.colon} ${home.title}` : `${app[page]} · Schupf`;
  });
}
