import { BOOKS, LANGUAGES, type Language } from '@schupf/phrasebook';
import type { ComponentChildren } from 'preact';
import { language, shellWords } from '../i18n/language.ts';
import { pathOf, type Route, route } from './router.ts';
import { change } from './settings.ts';
import './TopBar.css';

const LINKS = ['rules', 'matches', 'settings'] as const;
type Link = (typeof LINKS)[number];

/** The bar at the top of every page; a table puts its score in the middle. */
export function TopBar({ children }: { readonly children?: ComponentChildren }) {
  const { app } = shellWords();
  const { page } = route.value;
  return (
    <header class="topbar">
      <a
        class="topbar__brand"
        href={pathOf({ page: 'home' })}
        aria-current={page === 'home' ? 'page' : undefined}
      >
        <Emblem />
        <span class="topbar__name">Schupf</span>
        {page !== 'home' && <span class="visually-hidden">, {app.home}</span>}
      </a>
      <div class="topbar__middle">{children}</div>
      <nav class="topbar__links" aria-label={app.pages}>
        {LINKS.map((link) => (
          <a
            key={link}
            class="topbar__link"
            href={pathOf(routeOf(link))}
            aria-current={page === link ? 'page' : undefined}
          >
            <Icon name={link} />
            <span class="topbar__word">{app[link]}</span>
          </a>
        ))}
      </nav>
      <select
        class="topbar__language"
        aria-label={app.language}
        value={language.value}
        onChange={(event) => change({ language: event.currentTarget.value as Language })}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {BOOKS[one].name}
          </option>
        ))}
      </select>
    </header>
  );
}

function routeOf(link: Link): Route {
  return link === 'rules' ? { page: 'rules', rule: null } : { page: link };
}

/** A card of our back: a jade disc in a ring of gold. */
function Emblem() {
  return (
    <svg class="topbar__emblem" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="4" y="1.5" width="16" height="21" rx="3" fill="#17524b" stroke="#e9bd5b" />
      <circle cx="12" cy="12" r="5.5" fill="none" stroke="#e9bd5b" stroke-dasharray="1.2 1.68" />
      <circle cx="12" cy="12" r="3.4" fill="#7fd6b4" />
      <circle cx="12" cy="12" r="1.1" fill="#17524b" />
    </svg>
  );
}

const PATHS: { readonly [L in Link]: string } = {
  rules: 'M5 4.5h10.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10.500M9 8.500h5.500',
  matches: 'M5 6h14M5 12h14M5 18h8M17.500 15.500v5M15 18h5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
};

function Icon({ name }: { readonly name: Link }) {
  return (
    <svg class="topbar__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
