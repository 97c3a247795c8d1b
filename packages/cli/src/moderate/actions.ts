import {
  APPEAL_OUTCOMES,
  type AppealOutcome,
  REPORT_OUTCOMES,
  type ReportOutcome,
  SANCTION_KINDS,
  type SanctionKind,
} from '@schupf/protocol';
import { type Moderators, OPERATOR, type Storage, type Verdict } from '@schupf/server';
import { describeAct, describeHistory, describeReport, describeSanction, summarize } from './describe.ts';

interface Request {
  readonly moderators: Moderators;
  readonly storage: Storage;
  readonly operands: readonly string[];
  readonly reason: string;
  readonly hours: number | null;
}

type Answer = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

export interface Action {
  readonly name: string;
  readonly operands: readonly string[];
  readonly summary: string;
  readonly needsReason?: true;
  run(request: Request): Promise<Answer>;
}

const PROBLEMS: { readonly [V in Exclude<Verdict, 'done'>]: string } = {
  unknown: 'there is nothing with this id',
  'decided-already': 'this was decided already, or is over',
  // The operator is no one in particular.
  'own-case': 'this cannot be decided',
  moderator: 'this cannot be decided',
  'own-decision': 'this cannot be decided',
  'others-decision': 'this cannot be decided',
};

const done = (text: string): Answer => ({ ok: true, text });
const notDone = (problem: string): Answer => ({ ok: false, problem });

function conclude(verdict: Verdict, text: string): Answer {
  return verdict === 'done' ? done(text) : notDone(PROBLEMS[verdict]);
}

function list(lines: readonly string[], ifEmpty: string): Answer {
  return done(lines.length === 0 ? `${ifEmpty}\n` : lines.join(''));
}

function choice<Choice extends string>(word: string | undefined, choices: readonly Choice[]): Choice | null {
  return choices.find((candidate) => candidate === word) ?? null;
}

function noChoice(word: string | undefined, choices: readonly string[]): Answer {
  return notDone(`"${word}" is not possible here: use ${choices.join(' or ')}`);
}

export const ACTIONS: readonly Action[] = [
  {
    name: 'reports',
    operands: [],
    summary: 'lists the open reports, the oldest first',
    run: async ({ moderators }) =>
      list((await moderators.openReports(OPERATOR)).map(summarize), 'There is no open report.'),
  },
  {
    name: 'report',
    operands: ['REPORT'],
    summary: 'shows a report with its evidence',
    run: async ({ moderators, operands: [id = ''] }) => {
      const report = await moderators.report(OPERATOR, id);
      return report === null ? notDone(PROBLEMS.unknown) : done(describeReport(report));
    },
  },
  {
    name: 'record',
    operands: ['REPORT'],
    summary: 'prints the record of the reported match, or of its finished rounds',
    run: async ({ moderators, storage, operands: [id = ''] }) => {
      const report = await moderators.report(OPERATOR, id);
      if (report === null) return notDone(PROBLEMS.unknown);
      const { match, record } = report.evidence;
      const text = (match === null ? null : (await storage.matches.find(match))?.record) ?? record;
      return text === '' ? notDone('there is no record of a match') : done(text);
    },
  },
  {
    name: 'decide',
    operands: ['REPORT', 'upheld|dismissed'],
    summary: 'decides about a report',
    needsReason: true,
    run: async ({ moderators, operands: [id = '', word], reason }) => {
      const outcome = choice<ReportOutcome>(word, REPORT_OUTCOMES);
      if (outcome === null) return noChoice(word, REPORT_OUTCOMES);
      return conclude(
        await moderators.decideReport(OPERATOR, id, { outcome, reason }),
        `The report is ${outcome}.\n`,
      );
    },
  },
  {
    name: 'person',
    operands: ['PERSON'],
    summary: 'shows sanctions, reports and outcomes of a person',
    run: async ({ moderators, operands: [id = ''] }) => {
      const history = await moderators.history(OPERATOR, id);
      return history === null ? notDone('there is no such person') : done(describeHistory(history));
    },
  },
  {
    name: 'sanction',
    operands: ['PERSON', SANCTION_KINDS.join('|')],
    summary: 'sanctions a person, for --hours or without an end',
    needsReason: true,
    run: async ({ moderators, operands: [id = '', word], reason, hours }) => {
      const kind = choice<SanctionKind>(word, SANCTION_KINDS);
      if (kind === null) return noChoice(word, SANCTION_KINDS);
      const until = hours === null ? 'until it is lifted' : `for ${hours} hours`;
      const verdict = await moderators.sanction(OPERATOR, id, { kind, hours, reason });
      return conclude(verdict, `${kind} holds ${until}.\n`);
    },
  },
  {
    name: 'lift',
    operands: ['SANCTION'],
    summary: 'ends a sanction early',
    needsReason: true,
    run: async ({ moderators, operands: [id = ''], reason }) =>
      conclude(await moderators.lift(OPERATOR, id, reason), 'The sanction is lifted.\n'),
  },
  {
    name: 'rename',
    operands: ['PERSON'],
    summary: 'gives a person a neutral name for a day at least',
    needsReason: true,
    run: async ({ moderators, operands: [id = ''], reason }) =>
      conclude(await moderators.rename(OPERATOR, id, reason), 'The person has a new name.\n'),
  },
  {
    name: 'appeals',
    operands: [],
    summary: 'lists sanctions with an open appeal',
    run: async ({ moderators }) =>
      list((await moderators.appeals()).map(describeSanction), 'There is no open appeal.'),
  },
  {
    name: 'answer',
    operands: ['SANCTION', 'lifted|upheld'],
    summary: 'decides about an appeal; the reason is the answer',
    needsReason: true,
    run: async ({ moderators, operands: [id = '', word], reason }) => {
      const outcome = choice<AppealOutcome>(word, APPEAL_OUTCOMES);
      if (outcome === null) return noChoice(word, APPEAL_OUTCOMES);
      const verdict = await moderators.decideAppeal(OPERATOR, id, { outcome, answer: reason });
      return conclude(verdict, `The sanction is ${outcome}.\n`);
    },
  },
  {
    name: 'log',
    operands: [],
    summary: 'shows what was decided last',
    run: async ({ moderators }) =>
      list((await moderators.log(Number.MAX_SAFE_INTEGER)).map(describeAct), 'Nothing was decided yet.'),
  },
  {
    name: 'moderators',
    operands: [],
    summary: 'lists the moderators',
    run: async ({ moderators }) =>
      list(
        (await moderators.moderators()).map(({ id, name }) => `${id}  ${name}\n`),
        'There are no moderators.',
      ),
  },
  {
    name: 'appoint',
    operands: ['PERSON'],
    summary: 'makes a person a moderator',
    run: async ({ moderators, operands: [id = ''] }) => {
      const verdict = await moderators.appoint(id);
      if (verdict === 'decided-already') return notDone('they are a moderator already');
      return conclude(verdict, 'The person is a moderator now.\n');
    },
  },
  {
    name: 'dismiss',
    operands: ['PERSON'],
    summary: 'ends that',
    run: async ({ moderators, operands: [id = ''] }) =>
      conclude(await moderators.dismiss(id), 'The person is not a moderator any more.\n'),
  },
];
