import { CardSet, legalActions, type View } from '@schupf/rules';
import { formatCards } from '@schupf/rules/notation';

/**
 * Fields that are left out: the rules, which never change during a match, and the history and the played cards, which
 * earlier texts already contain. The last event is added separately.
 */
const LEFT_OUT = ['rules', 'past', 'played'];

/**
 * A view and everything its observer may do, as text; equal views give equal texts. The texts of its parts are cached,
 * so the view must come from checked transitions, which never change a position.
 */
export function viewText(view: View): string {
  const offers =
    typeof view.observer === 'number'
      ? view.open.players.flatMap((player, seat) =>
          player === view.observer ? legalActions(view, seat) : [],
        )
      : [];
  return text({ ...view, last: view.open.past?.event ?? null, offers });
}

/** The views of one position share most of their parts with each other and with those of the position before. */
const known = new WeakMap<object, string>();

function text(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const earlier = known.get(value);
  if (earlier !== undefined) return earlier;
  const written = objectText(value);
  known.set(value, written);
  return written;
}

function objectText(value: object): string {
  if (value instanceof CardSet) return `(${formatCards(value)})`;
  if (Array.isArray(value)) return `[${value.map(text).join()}]`;
  const fields = Object.entries(value)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${name}:${text(field)}`);
  return `{${fields.join()}}`;
}
