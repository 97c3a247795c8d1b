import { signal } from '@preact/signals';
import { formatStudy, parseStudy, type Study } from '@schupf/replay';

export interface SavedStudy {
  readonly id: string;
  readonly study: Study;
}

/** Each study has a separate key, so that a damaged study does not affect the others. */
const PREFIX = 'schupf.study.';

/** The studies in this browser, the latest first. */
export const studies = signal<readonly SavedStudy[]>(load());
/** Whether the latest change is stored. */
export const isSaved = signal(true);

export function studyWith(id: string): Study | null {
  return studies.value.find((saved) => saved.id === id)?.study ?? null;
}

/** Adds a study, and returns its id. */
export function addStudy(study: Study): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const id = Date.now().toString(36) + random.toString(36);
  studies.value = [{ id, study }, ...studies.value];
  store(id, study);
  return id;
}

export function changeStudy(id: string, study: Study): void {
  studies.value = studies.value.map((saved) => (saved.id === id ? { id, study } : saved));
  store(id, study);
}

export function deleteStudy(id: string): void {
  studies.value = studies.value.filter((saved) => saved.id !== id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function store(id: string, study: Study): void {
  try {
    localStorage.setItem(PREFIX + id, formatStudy(study));
    isSaved.value = true;
  } catch {
    isSaved.value = false;
  }
}

/** Ids begin with the time. A study that this version cannot read stays in the storage for a version that can. */
function load(): readonly SavedStudy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .sort()
      .reverse()
      .flatMap((key) => {
        const answer = parseStudy(localStorage.getItem(key) ?? '');
        return answer.ok ? [{ id: key.slice(PREFIX.length), study: answer.study }] : [];
      });
  } catch {
    return [];
  }
}

addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) studies.value = load();
});
