import { loadStatistics } from '@schupf/phrasebook';
import { tallyMatch } from '@schupf/review/statistics';
import { type Command, FAILURE, misuse, SUCCESS } from '../command.ts';
import { readMatch } from '../logs/read-match.ts';
import { LANGUAGE_FLAG, readSpeech } from '../output/speech.ts';
import { printableLine } from '../printable.ts';
import { type PlayerFigures, PlayerFiguresTable } from './player-figures.ts';
import { StatisticsReport } from './report.ts';

export const statistics: Command = {
  operands: 'FILE [FILE...]',
  details: `
Counts what each player did in all finished rounds of these matches: .schupf records, or .tch logs of BrettspielWelt.
Players are told apart by name, and each game is counted separately. Figures of four-player Tichu are shown beside those
of people, experts and net-1. A damaged record counts up to the damage, and the exit code is then 1.
`,
  flags: {
    player: { value: 'NAME', help: 'count only this player' },
    json: { help: 'print everything as JSON' },
    ...LANGUAGE_FLAG,
  },
  takesPositionals: true,
  async run(args, io) {
    const paths = args.positionals;
    if (paths.length === 0) return misuse('statistics needs a file: schupf statistics FILE', io);
    const speech = await readSpeech(args, io);
    if (!speech.ok) return misuse(speech.problem, io);
    const { statistics: texts } = await loadStatistics(speech.value.language);
    const table = new PlayerFiguresTable();
    let isDamaged = false;
    for (const path of paths) {
      const record = readMatch(path, io.cwd);
      if (!record.ok) return misuse(record.problem, io);
      const tally = tallyMatch(record.value);
      table.add(record.value, tally);
      if (tally.damage === null) continue;
      isDamaged = true;
      io.writeError(`${texts.damaged(path, printableLine(tally.damage.problem))}\n`);
    }
    const wanted = args.values['player'];
    const players = table.players.filter(({ name }) => wanted === undefined || name === wanted);
    if (wanted !== undefined && players.length === 0)
      return misuse(`no player is called "${wanted}": use ${namesOf(table.players)}`, io);
    const report = new StatisticsReport(players, texts, speech.value, io);
    io.writeStyled(args.switches.has('json') ? report.json() : report.text());
    return isDamaged ? FAILURE : SUCCESS;
  },
};

function namesOf(players: readonly PlayerFigures[]): string {
  const names = new Set(players.map(({ name }) => name).filter((name) => name !== ''));
  return names.size === 0 ? 'a record with names' : [...names].join(', ');
}
