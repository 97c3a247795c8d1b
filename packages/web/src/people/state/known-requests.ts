const KEY = 'schupf.known-requests';

/** The ids of those whose request to be friends the player has been told of in this browser. */
export function knownRequests(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

export function saveKnownRequests(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage, the player is told again after a reload.
  }
}
