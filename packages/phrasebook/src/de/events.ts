import type { events as english } from '../en/events.ts';
import { eventDescriber } from '../event-describer.ts';
import { frenchTitle } from '../titles.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const calls: typeof english.calls = { tichu: 'Tichu', grand: 'Großes Tichu' };

function says(who: Who, you: string, other: string): string {
  return who === null ? `Du ${you}.` : `${who} ${other}.`;
}

function to(who: Who): string {
  return who ?? 'dir';
}

function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${common.points(points)})`;
}

const sentences: Omit<typeof english, 'describe'> = {
  calls,
  dummies: { table: 'Frau Tisch', minister: 'Minister' },
  dealt: (round) => `Runde ${round} ist ausgeteilt.`,
  called: (who, call) => {
    const what = call === 'tichu' ? 'Tichu' : 'großes Tichu';
    return says(who, `sagst ${what} an`, `sagt ${what} an`);
  },
  withdrew: (who) => says(who, 'ziehst deine Ansage zurück', 'zieht die Ansage zurück'),
  declined: (who) => says(who, 'nimmst die restlichen Karten', 'nimmt die restlichen Karten'),
  declinedTichu: (who) => says(who, 'sagst kein Tichu an', 'sagt kein Tichu an'),
  laidOut: (who) => says(who, 'hast deine Schupfkarten gewählt', 'hat die Schupfkarten gewählt'),
  tookBack: (who) => says(who, 'nimmst deine Schupfkarten zurück', 'nimmt die Schupfkarten zurück'),
  pushReopened: 'Nach der Ansage schupfen alle neu.',
  exchanged: 'Es wurde geschupft.',
  gave: (who, target, what) => says(who, `gibst ${to(target)}: ${what}`, `gibt ${to(target)}: ${what}`),
  dummyShown: (name) => `${name} deckt die Karten auf.`,
  led: (who, play) => says(who, `spielst aus: ${play}`, `spielt aus: ${play}`),
  played: (who, play) => says(who, `legst: ${play}`, `legt: ${play}`),
  bombed: (who, play) => says(who, `bombst: ${play}`, `bombt: ${play}`),
  passed: (who) => says(who, 'passt', 'passt'),
  wished: (who, rank) =>
    says(who, `wünschst dir ${cards.rankAsObject(rank)}`, `wünscht sich ${cards.rankAsObject(rank)}`),
  dog: (who, target) =>
    who === target
      ? says(who, 'behältst das Ausspiel', 'behält das Ausspiel')
      : says(who, `gibst ${to(target)} das Ausspiel`, `gibt ${to(target)} das Ausspiel`),
  tookTrick: (who, points) =>
    says(who, `nimmst den Stich${worth(points)}`, `nimmt den Stich${worth(points)}`),
  gaveDragon: (who, target, points) =>
    says(
      who,
      `schenkst ${to(target)} den Drachenstich${worth(points)}`,
      `schenkt ${to(target)} den Drachenstich${worth(points)}`,
    ),
  out: (who, place) => says(who, `bist fertig: Platz ${place}`, `ist fertig: Platz ${place}`),
  cardsLeft: (who, n) => says(who, `hast noch ${common.cards(n)}`, `hat noch ${common.cards(n)}`),
  returned: (why) => `Du bekommst deine Karten zurück. ${why}`,
  timeUp: 'Die Zeit ist um. Das ist die letzte Runde.',
  roundOver: (round) => `Runde ${round} ist zu Ende.`,
  title: frenchTitle,
};

export const events: typeof english = { ...sentences, describe: eventDescriber(sentences, cards.play) };
