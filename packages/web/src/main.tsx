import { render } from 'preact';
import './styles/index.css';
import { App } from './app/App.tsx';
import { followTitle } from './app/title.ts';
import { watchForUpdates } from './app/update.ts';
import { loadWords } from './i18n/language.ts';
import { followSettings } from './motion/theme.ts';

followSettings();
await loadWords();
followTitle();
render(<App />, document.getElementById('app')!);
void watchForUpdates();
