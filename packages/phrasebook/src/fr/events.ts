import type { events as english } from '../en/events.ts';
import { eventDescriber } from '../event-describer.ts';
import { frenchTitle } from '../titles.ts';
import type { Who } from '../who.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const PLACES =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  );

const calls: typeof english.calls = { tichu: 'Tichu', grand: 'Grand Tichu' };

function says(who: Who, you: string, other: string): string {
  return who === null ? `Tu ${you}.` : `${who} ${other}.`;
}

function worth(points: number | null): string {
  return points === null || points === 0 ? '' : ` (${common.points(points)})`;
}

const sentences: Omit<typeof english, 'describe'> = {
  calls,
  dummies: { table: 'Madame Table', minister: 'Ministre' },
  dealt: (round) => `La manche ${round} est distribuée.`,
  called: (who, call) => says(who, `annonces ${calls[call]}`, `annonce ${calls[call]}`),
  withdrew: (who) => says(who, 'retires ton annonce', 'retire son annonce'),
  declined: (who) => says(who, 'prends les autres cartes', 'prend les autres cartes'),
  declinedTichu: (who) => says(who, 'n’annonces pas Tichu', 'n’annonce pas Tichu'),
  laidOut: (who) => says(who, 'as choisi tes dons', 'a choisi ses dons'),
  tookBack: (who) => says(who, 'reprends tes dons', 'reprend ses dons'),
  pushReopened: 'Après l’annonce, chacun rechoisit ses dons.',
  exchanged: 'Les dons sont échangés.',
  gave: (who, target, what) =>
    target === null
      ? `${who} te donne : ${what}.`
      : says(who, `donnes à ${target} : ${what}`, `donne à ${target} : ${what}`),
  dummyShown: (name) => `${name} étale sa main.`,
  led: (who, play) => says(who, `entames : ${play}`, `entame : ${play}`),
  played: (who, play) => says(who, `joues : ${play}`, `joue : ${play}`),
  bombed: (who, play) => says(who, `bombes : ${play}`, `bombe : ${play}`),
  passed: (who) => says(who, 'passes', 'passe'),
  wished: (who, rank) =>
    says(who, `demandes ${cards.rankAsObject(rank)}`, `demande ${cards.rankAsObject(rank)}`),
  dog: (who, target) => {
    if (who === target) return says(who, 'gardes l’entame', 'garde l’entame');
    if (target === null) return `${who} te donne l’entame.`;
    return says(who, `donnes l’entame à ${target}`, `donne l’entame à ${target}`);
  },
  tookTrick: (who, points) => says(who, `ramasses le pli${worth(points)}`, `ramasse le pli${worth(points)}`),
  gaveDragon: (who, target, points) =>
    target === null
      ? `${who} te donne le pli du Dragon${worth(points)}.`
      : says(
          who,
          `donnes le pli du Dragon${worth(points)} à ${target}`,
          `donne le pli du Dragon${worth(points)} à ${target}`,
        ),
  out: (who, place) => says(who, `sors en ${PLACES[place - 1]}`, `sort en ${PLACES[place - 1]}`),
  cardsLeft: (who, n) => says(who, `as encore ${common.cards(n)}`, `a encore ${common.cards(n)}`),
  returned: (why) => `Tu récupères tes cartes. ${why}`,
  timeUp: 'Le temps est écoulé. C’est la dernière manche.',
  roundOver: (round) => `La manche ${round} est terminée.`,
  title: frenchTitle,
};

export const events: typeof english = { ...sentences, describe: eventDescriber(sentences, cards.play) };
