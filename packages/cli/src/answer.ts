/** A value, or a message for people saying why there is none. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

export function answered<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function refused(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
