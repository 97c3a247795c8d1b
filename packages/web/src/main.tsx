import { render } from 'preact';
import { App } from './app/App.tsx';
import { loadWords } from './i18n/language.ts';

await loadWords();
render(<App />, document.getElementById('app')!);
