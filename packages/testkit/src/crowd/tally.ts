/** What came about while people played. */
export interface Tally {
  matches: number;
  rounds: number;
  inputs: number;
  /** By the clock of the table. */
  hours: number;
  /** Commands of people that were done. */
  actions: number;
  held: number;
  done: number;
  returned: number;
  holds: number;
  covered: number;
  crashes: number;
  /** Appends and loads that failed, and appends that somebody else came before. */
  storeFaults: number;
  overtaken: number;
  /** Observers that went on from a bookmark, and that began anew. */
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
