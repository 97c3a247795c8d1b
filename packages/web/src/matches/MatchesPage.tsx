import { words } from '../i18n/language.ts';

export function MatchesPage() {
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1>{words().home.matches.title}</h1>
    </main>
  );
}
