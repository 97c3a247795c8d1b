/** Counts of what happened in a simulation. */
export interface Tally {
  matches: number;
  rounds: number;
  inputs: number;
  /** Simulated hours, by the clock of the table. */
  hours: number;
  /** Accepted commands from people. */
  actions: number;
  held: number;
  done: number;
  returned: number;
  holds: number;
  covered: number;
  crashes: number;
  /** Appends and loads that failed. */
  storeFaults: number;
  /** Appends that were refused because another runner had written first. */
  overtaken: number;
  /** Connections that resumed from a bookmark. */
  resumed: number;
  /** Connections that began with a snapshot. */
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

export function addTally(sum: Tally, tally: Tally): void {
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += tally[name];
}
