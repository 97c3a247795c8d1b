import { render } from 'preact';
import './styles/index.css';
import { App, fetchPage } from './app/App.tsx';
import { listenForHelpKey } from './app/keys.ts';
import { followTitle } from './app/title.ts';
import { watchForUpdates } from './app/update.ts';
import { whenQuiet } from './app/when-quiet.ts';
import { loadShellWords } from './i18n/language.ts';
import { followSettings } from './motion/theme.ts';

followSettings();
await Promise.all([loadShellWords(), fetchPage()]);
followTitle();
listenForHelpKey();
render(<App />, document.getElementById('app')!);
whenQuiet(() => void watchForUpdates());
