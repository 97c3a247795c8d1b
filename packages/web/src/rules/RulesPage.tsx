import { words } from '../i18n/language.ts';

export function RulesPage({ rule }: { readonly rule: string | null }) {
  return (
    <main class="page" id="main" tabIndex={-1}>
      <h1>{words().app.rules}</h1>
      <p>{rule}</p>
    </main>
  );
}
