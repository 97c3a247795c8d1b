/** Counts of what happened while people played. */
export interface Tally {
  matches: number;
  rounds: number;
  inputs: number;
  /** By the clock of the table. */
  hours: number;
  /** Accepted commands of people. */
  actions: number;
  held: number;
  done: number;
  returned: number;
  holds: number;
  covered: number;
  crashes: number;
  /** Appends and loads that failed, and appends that another runner got ahead of. */
  storeFaults: number;
  overtaken: number;
  /** Observers that resumed from a bookmark, and that started over. */
  resumed: number;
  snapshots: number;
  repeated: number;
}

export function newTally(): Tally {
  return {
    matches: 0,
    rounds: 0,
    inputs: 0,
    hours: 0,
    actions: 0,
    held: 0,
    done: 0,
    returned: 0,
    holds: 0,
    covered: 0,
    crashes: 0,
    storeFaults: 0,
    overtaken: 0,
    resumed: 0,
    snapshots: 0,
    repeated: 0,
  };
}

export function addTally(sum: Tally, more: Tally): void {
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += more[name];
}
