const KEY = 'schupf.online-table';

/** The table somebody sat at last, so that he finds back; null where nothing is kept. */
export function lastTable(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepLastTable(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
