import type { View } from '@schupf/rules';

/** The same view, but reading a property that it or its open half does not have throws. */
export function guarded(view: View): View {
  return guard({ ...view, open: guard(view.open, 'open') }, 'view');
}

function guard<Thing extends object>(thing: Thing, name: string): Thing {
  const mustHave = (key: string | symbol) => {
    if (!(key in thing)) throw new Error(`looked for ${name}.${String(key)}`);
  };
  return new Proxy(thing, {
    get(_, key) {
      mustHave(key);
      return Reflect.get(thing, key);
    },
    has(_, key) {
      mustHave(key);
      return true;
    },
  });
}

/** Makes every later change throw. Frozen parts are skipped, so a growing history costs little. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
