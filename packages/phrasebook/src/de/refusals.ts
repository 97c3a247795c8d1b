import type { refusals as english } from '../en/refusals.ts';
import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';
import { cards } from './cards.ts';

const sentences: RefusalSentences = {
  malformed: 'Das hat der Tisch nicht verstanden.',
  'not-now': 'Das geht gerade nicht.',
  'match-over': 'Die Partie ist zu Ende.',
  'not-your-turn': 'Du bist nicht an der Reihe.',
  'window-open': 'Der Tisch wartet kurz auf Bomben. Dann geht es weiter.',
  'not-in-hand': 'Du hast nicht alle diese Karten.',
  'no-combination': 'Diese Karten sind keine Kombination.',
  'no-such-reading': 'Für diesen Wert kann der Phönix hier nicht stehen.',
  'does-not-beat': 'Das überbietet nicht: Nötig sind die gleiche Art und gleich viele Karten, aber höher.',
  'leader-must-play': 'Du spielst aus, also musst du etwas legen.',
  'own-trick': 'Der Stich gehört dir; darauf darf nur eine Bombe.',
  'mah-jong-not-first': 'Beim ersten Ausspiel darf der Mah Jong nicht dabei sein.',
  'wish-must-be-met': 'Du kannst den Wunsch erfüllen, also musst du.',
  'wish-needs-mah-jong': 'Wünschen darf man nur mit dem Mah Jong.',
  'wish-required': 'Wähle einen Wunsch zum Mah Jong.',
  'no-wishes': 'In diesem Spiel gibt es keine Wünsche.',
  'dog-is-led': 'Der Hund wird nur ausgespielt, und zwar allein.',
  'dog-target': 'Wähle den Partner, der ausspielen soll.',
  'dog-without-target': 'Wohin der Hund läuft, steht in diesem Spiel fest.',
  'not-a-bomb': 'Das ist keine Bombe.',
  'nothing-to-bomb': 'Auf dem Tisch liegt nichts, und ein Ausspiel kann man nicht bomben.',
  'bombs-in-turn-only': 'An diesem Tisch bombst du nur, wenn du an der Reihe bist.',
  'too-late-to-bomb': 'Zu spät: Der Stich ist vorbei.',
  'passed-for-good': 'Du hast gepasst und kannst in diesem Stich nicht mehr bomben.',
  'already-out': 'Keine Karten mehr: Dieses Blatt ist fertig.',
  'no-calls': 'In diesem Spiel gibt es keine Ansagen.',
  'called-already': 'Du hast schon angesagt.',
  'partner-called': 'Dein Partner hat angesagt, und hier hat ein Team nur eine Ansage.',
  'too-late-to-call': 'Tichu sagst du an, bevor du deine erste Karte spielst.',
  'too-late-for-grand': 'Für ein großes Tichu ist es zu spät.',
  'no-grand-here': 'In diesem Spiel gibt es kein großes Tichu.',
  'no-grand-for-soloist': 'Der Alleinspieler darf kein großes Tichu ansagen.',
  'decide-in-order': 'Zuerst entscheidet jemand anders.',
  'decided-in-secret': 'Deine Entscheidung liegt verdeckt, bis alle entschieden haben.',
  'withdrew-already': 'Du hast deine Ansage zurückgezogen; ein zweites Mal geht nicht.',
  'nothing-to-withdraw': 'Es gibt keine Ansage zurückzuziehen.',
  'call-during-push': 'Keine Ansagen, solange geschupft wird.',
  'nothing-to-take': 'Es gibt keine Karte zu nehmen.',
  'take-in-order': 'Die nächste Karte nimmt jemand anders.',
  'nothing-to-push': 'Du hast nichts zu schupfen.',
  'already-laid-out': 'Deine Karten zum Schupfen liegen schon bereit.',
  'nothing-laid-out': 'Du hast nichts zum Schupfen hingelegt.',
  'push-one-each': 'Wähle so viele Karten, wie jeder bekommen soll.',
  'push-forced-cards': 'Hier musst du andere Karten abgeben.',
  'gift-to-opponent': 'Der Drachenstich geht an einen Gegner.',
  'no-gift-owed': 'Es gibt keinen Stich zu verschenken.',
  'no-window': 'Der Tisch wartet nicht auf Bomben.',
  'trick-not-complete': 'Der Stich ist noch nicht fertig.',
  'gift-owed': 'Zuerst muss der Drachenstich verschenkt werden.',
  'own-bomb-owed': 'Der Wunsch verlangt, dass du deinen eigenen Stich bombst.',
  'round-not-over': 'Die Runde ist noch nicht zu Ende.',
  'wrong-pack': 'Das sind nicht die Karten dieses Spiels.',
  stale: 'Am Tisch ging es inzwischen weiter.',
  overtaken: 'Eine Bombe war schneller.',
  replaced: 'Du hast stattdessen etwas anderes gewählt.',
  'not-seated': 'Das kann nur, wer am Tisch sitzt.',
  'not-your-seat': 'Dieses Blatt spielt jemand anders.',
  'not-playing': 'Gerade läuft keine Partie.',
  paused: 'Am Tisch ist Pause.',
  'not-paused': 'Es gibt keine Pause zu beenden.',
  'match-not-over': 'Die Partie ist noch nicht zu Ende.',
  'chair-taken': 'Da sitzt schon jemand.',
  'no-such-chair': 'Diesen Stuhl gibt es nicht.',
  'seated-already': 'Du sitzt schon an diesem Tisch.',
  'sat-elsewhere': 'Du hast in dieser Runde ein anderes Blatt gesehen.',
  'just-sat-down': 'Du bist mitten in der Runde gekommen; warte auf die nächste.',
  'started-already': 'Die Partie hat schon begonnen.',
  'nothing-to-hold': 'Es gibt nichts, worauf zu warten wäre.',
  'no-hold-left': 'Du hast in dieser Runde oft genug um einen Moment gebeten.',
  'holding-already': 'Der Tisch wartet schon auf dich.',
  'not-holding': 'Der Tisch wartet nicht auf dich.',
  'no-teams': 'In diesem Spiel gibt es keine festen Teams.',
  'nothing-proposed': 'Das hat niemand vorgeschlagen.',
  'agreed-already': 'Du hast schon zugestimmt.',
  'ready-already': 'Du bist schon bereit.',
  'not-host': 'Wer den Tisch eröffnet hat, sagt, wann es losgeht.',
  'not-welcome': 'Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.',
  'too-often': 'Du hast es dir hier sehr oft anders überlegt. Versuch es in einer Minute noch einmal.',
  'nothing-to-be-ready-for': 'Die Runde läuft noch.',
};

const brief: RefusalBriefs = {
  'not-now': 'jetzt nicht',
  'not-your-turn': 'nicht an der Reihe',
  'window-open': 'Bombenzeit',
  'no-combination': 'keine Kombination',
  'no-such-reading': 'nicht mit dem Phönix',
  'does-not-beat': 'zu niedrig',
  'leader-must-play': 'du spielst aus',
  'own-trick': 'dein eigener Stich',
  'mah-jong-not-first': 'nicht mit Mah Jong',
  'wish-must-be-met': 'erst der Wunsch',
  'wish-required': 'Wunsch wählen',
  'dog-is-led': 'nur zum Ausspiel',
  'dog-target': 'Partner wählen',
  'not-a-bomb': 'keine Bombe',
  'nothing-to-bomb': 'nichts zu bomben',
  'bombs-in-turn-only': 'nur wenn du dran bist',
  'too-late-to-bomb': 'zu spät',
  'passed-for-good': 'du hast gepasst',
  'already-out': 'schon fertig',
  'called-already': 'schon angesagt',
  'partner-called': 'Partner hat angesagt',
  'too-late-to-call': 'zu spät',
  'call-during-push': 'nicht beim Schupfen',
  'push-one-each': 'jedem eine Karte',
  'push-forced-cards': 'andere Karten sind fällig',
  'no-hold-left': 'keine Auszeit mehr',
  paused: 'Pause',
};

function needs(standing: AnyPlay): string {
  if (standing.size === 0) return '';
  const { kind, size, card, worth, high, groups } = partsOf(standing);
  const above = `über ${cards.shortRank(high)}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'dragon')
        ? 'nur eine Bombe schlägt den Drachen'
        : `braucht eine Karte über ${halfRank(worth, cards.letter)}`;
    case 'pair':
      return `braucht ein Paar ${above}`;
    case 'triple':
      return `braucht einen Drilling ${above}`;
    case 'stairs':
      return `braucht ${groups} Paare in Folge ${above}`;
    case 'triple-stairs':
      return `braucht ${groups} Drillinge in Folge ${above}`;
    case 'full':
      return `braucht ein Full House ${above}`;
    case 'straight':
      return `braucht eine ${size}er-Reihe ${above}`;
    case 'bomb4':
    case 'bombS':
      return 'braucht eine höhere Bombe';
    case 'dog':
      return '';
  }
}

export const refusals: typeof english = refusalWords({ sentences, brief, needs });
