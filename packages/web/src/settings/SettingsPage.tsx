import { words } from '../i18n/language.ts';

export function SettingsPage() {
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1>{words().app.settings}</h1>
    </main>
  );
}
