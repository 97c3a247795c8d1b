import type {
  ModeratorAct,
  Person,
  PersonHistory,
  ReportDetails,
  ReportSummary,
  SanctionDetails,
} from '@schupf/protocol';

const time = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const who = (person: Person | null) =>
  person === null ? 'someone deleted' : `${person.name} (${person.id})`;
const quoted = (text: string) => (text === '' ? '' : `: ${JSON.stringify(text)}`);

/** One line, beginning with the id. */
export function summarize(report: ReportSummary): string {
  const { id, at, reason, person, reporter, isByServer, note, decision } = report;
  const by = isByServer ? 'the server' : who(reporter);
  const state = decision === null ? '' : `  [${decision.outcome}]`;
  return `${id}  ${time(at)}  ${reason}  ${who(person)}, by ${by}${quoted(note)}${state}\n`;
}

export function describeReport(report: ReportDetails): string {
  const { evidence, decision, isMatchOver, openTable } = report;
  const { name, handle, match, round, moment, players, lines, record } = evidence;
  const place = [
    match === null ? null : `match ${match}`,
    round === null ? null : `round ${round}`,
    moment === null ? null : `moment ${moment}`,
  ].filter((part) => part !== null);
  const parts = [
    summarize(report),
    `name: ${name}${handle === null ? '' : ` (@${handle})`}\n`,
    place.length === 0 ? '' : `${place.join(', ')}${isMatchOver ? '' : ' (not over)'}\n`,
    openTable === null ? '' : `open table: ${openTable}\n`,
    ...players.flatMap((player, index) => (player === null ? [] : [`player ${index + 1}: ${who(player)}\n`])),
    ...lines.map(
      ({ by, at, text, isPhrase }) =>
        `${time(at)}  ${who(by)}: ${isPhrase ? `(phrase ${text})` : JSON.stringify(text)}\n`,
    ),
    match !== null || record !== '' ? `the cards: schupf moderate record ${report.id}\n` : '',
    decision === null
      ? ''
      : `${decision.outcome} on ${time(decision.at)} by ${decision.by === null ? 'the operator' : who(decision.by)}: ${decision.reason}\n`,
  ];
  return parts.join('');
}

export function describeSanction(sanction: SanctionDetails): string {
  const { id, kind, origin, person, by, reason, at, until, isOver, lifted, appeal } = sanction;
  const author = by === null ? origin : who(by);
  const end = until === null ? 'without an end' : `until ${time(until)}`;
  const over =
    lifted === null ? (isOver ? '  [over]' : '') : `  [lifted ${time(lifted.at)}${quoted(lifted.reason)}]`;
  const appealed =
    appeal === null
      ? ''
      : `    appeal of ${time(appeal.at)}${quoted(appeal.text)}${appeal.decision === null ? '' : `  [${appeal.decision.outcome}${quoted(appeal.decision.answer)}]`}\n`;
  return `${id}  ${kind} for ${who(person)} from ${time(at)} ${end}, by ${author}${quoted(reason)}${over}\n${appealed}`;
}

export function describeHistory(history: PersonHistory): string {
  const { person, since, isModerator, sanctions, reports, reportsMade, outcomes } = history;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}`).join('')}`;
  const counts = Object.entries(Object.groupBy(outcomes, ({ kind }) => kind)).map(
    ([kind, all]) => `${all?.length} ${kind}`,
  );
  return [
    `${who(person)}, here since ${time(since)}${isModerator ? ', moderator' : ''}\n`,
    section('sanctions', sanctions.map(describeSanction)),
    section('reports about them', reports.map(summarize)),
    section('reports they have made', reportsMade.map(summarize)),
    counts.length === 0 ? '' : `last matches with strangers: ${counts.join(', ')}\n`,
  ].join('');
}

export function describeAct({ at, by, origin, deed, person, detail }: ModeratorAct): string {
  const about = person === null ? '' : ` ${who(person)}`;
  return `${time(at)}  ${by === null ? origin : who(by)}  ${deed}${about}${quoted(detail)}\n`;
}
