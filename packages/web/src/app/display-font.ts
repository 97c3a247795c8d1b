import hungarian from '../fonts/fraunces-hungarian.woff2';
import latin from '../fonts/fraunces-latin.woff2';
import { afterStartup } from './after-startup.ts';

const FAMILY = 'Fraunces';
const WEIGHTS = '500 800';
/** Storage key for the version of the display face that the browser has already fetched. */
const KEY = 'schupf.font';

/**
 * Adds the display face. On a first visit it is loaded some time after startup, so that it does not delay the cards;
 * until then a system face of the same width takes its place (fonts.css). On later visits it comes from the browser's
 * cache.
 */
export function addDisplayFont(): void {
  if (wasFetched()) add();
  else afterStartup(add);
}

/** Browsers fetch a face only when a text needs it. The second one has ő and ű, which only Hungarian needs. */
function add(): void {
  const face = new FontFace(FAMILY, `url(${latin})`, { weight: WEIGHTS, display: 'swap' });
  const more = new FontFace(FAMILY, `url(${hungarian})`, {
    weight: WEIGHTS,
    display: 'swap',
    unicodeRange: 'U+150-151, U+170-171',
  });
  document.fonts.add(face);
  document.fonts.add(more);
  face.loaded.then(remember, () => {});
}

function wasFetched(): boolean {
  try {
    return localStorage.getItem(KEY) === latin;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, latin);
  } catch {
    // Without storage (private windows), the next visit is treated as the first again.
  }
}
