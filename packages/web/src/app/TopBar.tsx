import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@schupf/phrasebook';
import type { ComponentChildren } from 'preact';
import { homeAddress } from '../home/home-address.ts';
import { language, shellWords } from '../i18n/language.ts';
import { pages, route } from './router.ts';
import { change } from './settings.ts';
import './TopBar.css';

/** The bar at the top of every page except the tables. On a phone, its links are a bar at the bottom. */
export function TopBar({ children }: { readonly children?: ComponentChildren }) {
  const { app } = shellWords();
  const { page } = route.value;
  return (
    <header class="topbar">
      <a
        class="topbar__brand display"
        href={homeAddress.href({})}
        aria-current={page.path === homeAddress.path ? 'page' : undefined}
      >
        <Emblem />
        <span class="topbar__name">Schupf</span>
        {page.path !== homeAddress.path && <span class="visually-hidden">, {app.home}</span>}
      </a>
      {/* Pages with their own controls at the bottom, such as a table, have no tabs there. */}
      <nav class="topbar__links" aria-label={app.pages} data-tabs={page.hasTabs}>
        {pages.value.map(({ path, link }) =>
          link === undefined ? null : (
            <a
              key={path}
              class="topbar__link"
              href={`#/${path}`}
              aria-current={page.path === path ? 'page' : undefined}
            >
              <svg class="topbar__icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d={link.icon} />
              </svg>
              {link.text()}
            </a>
          ),
        )}
      </nav>
      <div class="topbar__middle">{children}</div>
      <select
        class="topbar__language"
        aria-label={app.language}
        value={language.value}
        onChange={(event) => change({ language: event.currentTarget.value as Language })}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </header>
  );
}

/** The back of a card: a jade disc in a ring of gold. */
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
