import type { DealsProblem, VerifiedDeals } from '@schupf/table';
import type { DealsTexts } from './load-deals.ts';

/** What was checked about the deals of a match, in order. `name` is the name of a player. */
export function checkedTexts(
  { checked }: DealsTexts,
  { contributors, rounds }: VerifiedDeals,
  { name, list }: { name(player: number): string; list(names: readonly string[]): string },
): string[] {
  const salted = contributors.filter(({ hasSalt }) => hasSalt).map(({ player }) => name(player));
  const withheld = contributors.filter(({ hasSalt }) => !hasSalt).map(({ player }) => name(player));
  return [
    checked.commitment,
    salted.length === 0 ? checked.noSalts : checked.salts(salted.length, list(salted)),
    ...withheld.map(checked.withheld),
    checked.draw,
    checked.cards(rounds),
    checked.moves,
  ];
}

export function dealsProblemText({ problems }: DealsTexts, problem: DealsProblem): string {
  switch (problem.type) {
    case 'damaged':
      return problems.damaged(problem.line);
    case 'commitment':
    case 'seats':
    case 'dealer':
      return problems[problem.type];
    case 'salt':
      return problems.salt(problem.chair + 1);
    case 'missing-round':
    case 'seed':
    case 'cards':
      return problems[problem.type](problem.round);
    case 'replay':
      return problems.replay(problem.round, problem.problem);
  }
}
