import type { View } from '@schupf/rules';

/** The same view, but reading a property that it or its `open` part does not have throws an error. */
export function guarded(view: View): View {
  return guard({ ...view, open: guard(view.open, 'open') }, 'view');
}

function guard<Target extends object>(target: Target, name: string): Target {
  const mustHave = (key: string | symbol) => {
    if (!(key in target)) throw new Error(`${name} has no property ${String(key)}`);
  };
  return new Proxy(target, {
    get(_, key) {
      mustHave(key);
      return Reflect.get(target, key);
    },
    has(_, key) {
      mustHave(key);
      return true;
    },
  });
}

/** Freezes a value and everything in it. Frozen parts are skipped, so a growing history costs little. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
