import { columnsOf, wrap } from '../telling/layout.ts';
import type { Speech } from '../telling/speech.ts';

/** The list of what can be typed, in one language. */
export function helpText({ vocabulary, terminal, cards }: Speech, columns: number): string {
  const { help } = terminal;
  const order = (...names: Parameters<typeof vocabulary.order>[0][]) =>
    names.map((name) => vocabulary.order(name)).join(', ');
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
        [`${order('pass')}, p`, help.pass],
      ],
    ],
    [
      help.beforePlay,
      [
        [order('grand', 'tichu'), help.calls],
        [`${word('push')} 2 K 3`, help.push],
        [order('undo'), help.undo],
      ],
    ],
    [
      help.questions,
      [
        [`${order('plays')}, ?`, help.plays],
        [order('hint', 'auto'), help.hint],
        [order('hand', 'last'), help.hand],
        [order('score', 'rules'), help.score],
        [order('why'), help.why],
        [order('save'), help.save],
        [order('help', 'quit'), help.help],
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
