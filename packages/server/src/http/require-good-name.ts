import type { NameProblem, NameRules } from '../moderation/name-rules.ts';
import { Problem } from './problem.ts';

const PROBLEMS: { readonly [P in NameProblem]: string } = {
  'bad-word': 'the name contains a word that is not allowed here',
  'reserved-name': 'the name could be mistaken for that of a bot or of someone who speaks for this server',
};

/** Refuses a name that no one may have here. */
export function requireGoodName(names: NameRules, name: string): void {
  const problem = names.problemWith(name);
  if (problem !== null) throw new Problem(422, problem, PROBLEMS[problem]);
}
