import { explainIssue } from '@schupf/protocol';
import * as v from 'valibot';
import { Problem } from './problem.ts';

/** The body of a request, or a problem that says what is wrong with it. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const answer = v.safeParse(schema, body);
  if (answer.success) return answer.output;
  throw new Problem(400, 'malformed', explainIssue(answer.issues[0], 'the body'));
}
