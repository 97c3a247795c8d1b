import { render } from 'preact';
import './styles/index.css';
import { App, fetchPage } from './app/App.tsx';
import { afterStartup } from './app/after-startup.ts';
import { addDisplayFont } from './app/display-font.ts';
import { listenForHelpKey } from './app/keys.ts';
import { PAGES } from './app/pages.ts';
import { startRouter } from './app/router.ts';
import { watchForUpdates } from './app/update.ts';
import { loadShellWords } from './i18n/language.ts';
import { applySettings } from './motion/theme.ts';

startRouter(PAGES);
applySettings();
await Promise.all([loadShellWords(), fetchPage()]);
listenForHelpKey();
render(<App />, document.getElementById('app')!);
addDisplayFont();
afterStartup(() => void watchForUpdates());
