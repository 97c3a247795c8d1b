import { follow, newMatch, viewFor } from '@schupf/rules';
import type { SeenUpdate } from './effect.ts';
import type { TableView } from './view.ts';

/** The table view after an update. */
export function applyUpdate(seen: TableView, update: SeenUpdate): TableView {
  switch (update.type) {
    case 'game':
      return { ...seen, view: follow(seen.view, update.event) };
    case 'status':
      return { ...seen, status: update.status };
    case 'held':
      return { ...seen, held: [...seen.held, { id: update.id, action: update.action }] };
    case 'done':
    case 'returned':
      return { ...seen, held: seen.held.filter(({ id }) => id !== update.id) };
    case 'conditional-pass':
      return { ...seen, conditionalPasses: passesAfter(seen, update) };
    case 'deals':
      return { ...seen, deals: update.deals };
    case 'match-began': {
      const { rules, observer } = seen.view;
      return {
        ...seen,
        view: viewFor(newMatch(rules, update.dealer), observer),
        held: [],
        conditionalPasses: [],
      };
    }
    case 'covered':
    case 'asked-to-hold':
    case 'sat-down':
    case 'left':
    case 'renamed':
    case 'agreed':
    case 'match-ended':
      return seen;
  }
}

function passesAfter(
  { conditionalPasses }: TableView,
  { seat, until }: Extract<SeenUpdate, { type: 'conditional-pass' }>,
): TableView['conditionalPasses'] {
  const others = conditionalPasses.filter((pass) => pass.seat !== seat);
  return until === null ? others : [...others, { seat, until }];
}
