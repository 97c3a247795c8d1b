import { columnsOf, wrap } from '../output/layout.ts';
import type { Speech } from '../output/speech.ts';

/** The list of what can be typed, in one language. */
export function helpText({ vocabulary, terminal, cards }: Speech, columns: number): string {
  const { help } = terminal;
  const command = (...names: Parameters<typeof vocabulary.command>[0][]) =>
    names.map((name) => vocabulary.command(name)).join(', ');
  const word = (kind: Parameters<typeof vocabulary.word>[0]) => vocabulary.word(kind);
  const sections: [title: string, rows: [typed: string, text: string][]][] = [
    [
      help.cards,
      [
        ['5 5', help.ranks],
        ['S5 J5', help.exact],
        ['8 9 PHX J Q', help.phoenix],
        [`1 ${word('wish')} 8`, help.wish],
        [`${cards.specials.dog.toLowerCase()} ${word('to')} Jun`, help.dog],
        [`${word('bomb')} 7 7 7 7`, help.bomb],
        [`${command('pass')}, p`, help.pass],
      ],
    ],
    [
      help.beforePlay,
      [
        [command('grand', 'tichu'), help.calls],
        [`${word('push')} 2 K 3`, help.push],
        [command('undo'), help.undo],
      ],
    ],
    [
      help.questions,
      [
        [`${command('plays')}, ?`, help.plays],
        [command('hint', 'auto'), help.hint],
        [command('hand', 'last'), help.hand],
        [command('score', 'rules'), help.score],
        [command('why'), help.why],
        [command('save'), help.save],
        [command('help', 'quit'), help.help],
      ],
    ],
  ];
  const parts = sections.map(([title, rows]) => {
    const table = columnsOf(
      rows.map(([typed, text]) => [`  ${typed}`, text]),
      columns,
    );
    return `${title}\n${table}`;
  });
  return [...parts, wrap(help.end, columns)].join('\n');
}
