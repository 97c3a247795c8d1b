/** How somebody comes to a table, as far as he said so on this page: a link says nothing. */
export type Arriving = 'to-play' | 'to-watch';

const said = new Map<string, Arriving>();

export function arriveAt(code: string, how: Arriving): void {
  said.set(code, how);
}

/** Asked once: whoever stands up later is not made to sit down again. */
export function takeArrival(code: string): Arriving | null {
  const how = said.get(code) ?? null;
  said.delete(code);
  return how;
}
