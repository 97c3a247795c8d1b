import type { Storage } from './storage.ts';

/** Makes a call to storage, and does something before or after it. */
export type Around = <Value>(call: () => Promise<Value>) => Promise<Value>;

/** Storage whose reads and writes are all made by `around`. */
export function wrapStorage(storage: Storage, around: Around): Storage {
  return {
    ...storage,
    people: wrapPart(storage.people, around),
    accounts: wrapPart(storage.accounts, around),
    friends: wrapPart(storage.friends, around),
    profiles: wrapPart(storage.profiles, around),
    tables: wrapPart(storage.tables, around),
    logs: wrapPart(storage.logs, around),
    snapshots: wrapPart(storage.snapshots, around),
    matches: wrapPart(storage.matches, around),
    uploads: wrapPart(storage.uploads, around),
    jobs: wrapPart(storage.jobs, around),
    limits: wrapPart(storage.limits, around),
    outcomes: wrapPart(storage.outcomes, around),
    sanctions: wrapPart(storage.sanctions, around),
    reports: wrapPart(storage.reports, around),
    ratings: wrapPart(storage.ratings, around),
    secrets: wrapPart(storage.secrets, around),
    probe: () => around(() => storage.probe()),
  };
}

function wrapPart<Part extends object>(part: Part, around: Around): Part {
  const get = (target: Part, name: string): unknown => {
    const method = target[name as keyof Part] as (...parameters: unknown[]) => Promise<unknown>;
    return (...parameters: unknown[]) => around(() => method.apply(target, parameters));
  };
  return new Proxy(part, { get: get as ProxyHandler<Part>['get'] & {} });
}
