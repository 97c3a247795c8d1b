import type { refusals as english } from '../en/refusals.ts';
import { type AnyPlay, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';
import { cards } from './cards.ts';

const sentences: RefusalSentences = {
  malformed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  'not-now': 'Das geht gerade nicht.',
  'match-over': 'Die Partie ist zu Ende.',
  'not-your-turn': 'Du bist nicht dran.',
  'window-open': 'Einen Moment, vielleicht bombt jemand …',
  'not-in-hand': 'Du hast nicht alle diese Karten.',
  'no-combination': 'Diese Karten sind keine Kombination.',
  'no-such-reading': 'Diesen Wert kann der Phönix hier nicht haben.',
  'does-not-beat': 'Das reicht nicht: Du brauchst dieselbe Kombination mit gleich vielen Karten, aber höher.',
  'leader-must-play': 'Du spielst aus, also musst du etwas legen.',
  'own-trick': 'Deine Karten liegen oben; darauf darf nur eine Bombe.',
  'mah-jong-not-first': 'Beim ersten Ausspiel darf der Mah Jong nicht dabei sein.',
  'wish-must-be-met': 'Du kannst den Wunsch erfüllen, also musst du.',
  'wish-needs-mah-jong': 'Wünschen kannst du dir nur mit dem Mah Jong etwas.',
  'wish-required': 'Zum Mah Jong gehört ein Wunsch.',
  'no-wishes': 'In diesem Spiel gibt es keine Wünsche.',
  'dog-is-led': 'Den Hund kannst du nur ausspielen, und nur allein.',
  'dog-target': 'Wähle den Partner, der ausspielen soll.',
  'dog-without-target': 'Wohin der Hund läuft, steht in diesem Spiel fest.',
  'not-a-bomb': 'Das ist keine Bombe.',
  'nothing-to-bomb': 'Auf dem Tisch liegt nichts, was du bomben könntest.',
  'bombs-in-turn-only': 'An diesem Tisch bombst du nur, wenn du dran bist.',
  'too-late-to-bomb': 'Zu spät: Der Stich ist vorbei.',
  'passed-for-good': 'Du hast gepasst und kannst in diesem Stich nicht mehr bomben.',
  'already-out': 'Dieses Blatt hat keine Karten mehr.',
  'no-calls': 'In diesem Spiel gibt es keine Ansagen.',
  'called-already': 'Du hast schon angesagt.',
  'partner-called': 'Dein Partner hat angesagt, und hier ist nur eine Ansage pro Team erlaubt.',
  'too-late-to-call': 'Zu spät: Tichu geht nur, bevor du deine erste Karte spielst.',
  'too-late-for-grand': 'Für ein großes Tichu ist es zu spät.',
  'no-grand-here': 'In diesem Spiel gibt es kein großes Tichu.',
  'no-grand-for-soloist': 'Der Alleinspieler darf kein großes Tichu ansagen.',
  'decide-in-order': 'Zuerst entscheidet jemand anders.',
  'decided-in-secret': 'Deine Entscheidung bleibt verdeckt, bis alle entschieden haben.',
  'withdrew-already': 'Du hast deine Ansage zurückgezogen; ein zweites Mal geht nicht.',
  'nothing-to-withdraw': 'Du hast keine Ansage, die du zurückziehen könntest.',
  'call-during-push': 'Während des Schupfens kannst du nichts ansagen.',
  'push-after-calls': 'Geschupft wird erst, wenn alle über Tichu entschieden haben.',
  'nothing-to-decline': 'Du hast vor dem Schupfen nichts zu entscheiden.',
  'nothing-to-take': 'Es sind keine Karten mehr zu nehmen.',
  'take-in-order': 'Die nächste Karte nimmt jemand anders.',
  'nothing-to-push': 'Du hast nichts zu schupfen.',
  'already-laid-out': 'Deine Karten zum Schupfen liegen schon bereit.',
  'nothing-laid-out': 'Du hast noch keine Karten zum Schupfen gewählt.',
  'push-one-each': 'Wähle für jeden Platz eine Karte.',
  'push-forced-cards': 'Hier musst du andere Karten abgeben.',
  'gift-to-opponent': 'Der Drachenstich geht an einen Gegner.',
  'no-gift-owed': 'Gerade ist kein Stich zu verschenken.',
  'no-window': 'Gerade ist keine Bombenzeit.',
  'trick-not-complete': 'Der Stich ist noch nicht zu Ende.',
  'gift-owed': 'Zuerst muss der Drachenstich verschenkt werden.',
  'own-bomb-owed': 'Wegen des Wunsches musst du deinen eigenen Stich bomben.',
  'no-time-limit': 'Die Partie hat keine Zeitgrenze, oder die Zeit ist schon um.',
  'round-not-over': 'Die Runde ist noch nicht zu Ende.',
  'wrong-pack': 'Das sind nicht die Karten dieses Spiels.',
  stale: 'Inzwischen ging es schon weiter.',
  overtaken: 'Eine Bombe war schneller.',
  replaced: 'Du hast stattdessen etwas anderes gewählt.',
  'not-seated': 'Das kann nur, wer am Tisch sitzt.',
  'not-your-seat': 'Dieses Blatt spielt jemand anders.',
  'not-playing': 'Gerade läuft keine Partie.',
  paused: 'Gerade ist Pause.',
  'not-paused': 'Gerade ist keine Pause.',
  'match-not-over': 'Die Partie ist noch nicht zu Ende.',
  'chair-taken': 'Dieser Platz ist schon besetzt.',
  'no-such-chair': 'Diesen Platz gibt es nicht.',
  'seated-already': 'Du sitzt schon an diesem Tisch.',
  'table-full': 'An diesem Tisch ist kein Platz mehr frei.',
  removed: 'Die anderen haben dich aus dieser Partie entfernt. In der nächsten kannst du wieder mitspielen.',
  'sat-elsewhere': 'Du hast in dieser Runde schon ein anderes Blatt gesehen.',
  'just-sat-down': 'Die Runde läuft schon; warte auf die nächste.',
  'started-already': 'Die Partie hat schon begonnen.',
  'nothing-to-hold': 'Gerade gibt es nichts abzuwarten.',
  'no-hold-left': 'Du hast in dieser Runde keine Auszeit mehr.',
  'holding-already': 'Die anderen warten schon auf dich.',
  'not-holding': 'Du hast gerade keine Auszeit.',
  'only-by-days': 'Im Voraus passen kannst du nur an Tischen mit Tagen pro Zug.',
  'nothing-to-pass': 'Gerade gibt es keinen Stich, bei dem du passen könntest.',
  'condition-met': 'Das ist schon so. Jetzt entscheidest du.',
  'no-conditional-pass': 'Du passt nicht im Voraus, oder nicht mehr.',
  'no-teams': 'In diesem Spiel gibt es keine festen Teams.',
  'nothing-proposed': 'Das hat niemand vorgeschlagen.',
  'no-such-player': 'Dort sitzt sonst niemand.',
  'too-few-people': 'Mindestens zwei Mitspieler müssen zustimmen, um jemanden zu entfernen, der da ist.',
  'agreed-already': 'Du hast schon zugestimmt.',
  'ready-already': 'Du hast schon „Bereit“ gesagt.',
  'not-host': 'Starten kann nur, wer den Tisch eröffnet hat.',
  'not-welcome': 'Für diesen Tisch bist du gesperrt.',
  sanctioned:
    'Du kannst gerade nicht an offenen Tischen spielen. Warum und bis wann, steht auf der Seite „Du“.',
  'name-taken': 'Dein Name ist einem anderen am Tisch zu ähnlich. Wähle einen anderen.',
  'too-often': 'Das waren zu viele Änderungen. Versuch es in einer Minute noch einmal.',
  'nothing-to-be-ready-for': 'Die Runde läuft noch.',
};

const brief: RefusalBriefs = {
  'not-now': 'jetzt nicht',
  'not-your-turn': 'du bist nicht dran',
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
  'push-one-each': 'für jeden Platz eine',
  'push-forced-cards': 'andere Karten nötig',
  'no-hold-left': 'keine Auszeit mehr',
  paused: 'Pause',
};

function needs(top: AnyPlay): string {
  if (top.size === 0) return '';
  const { kind, size, card, high, groups } = partsOf(top);
  const above = `über ${cards.shortRank(high)} nötig`;
  switch (kind) {
    case 'single':
      if (isSpecial(card, 'dragon')) return 'nur Bomben schlagen den Drachen';
      return high === 0 ? 'höhere Karte nötig' : `Karte ${above}`;
    case 'pair':
      return `Paar ${above}`;
    case 'triple':
      return `Drilling ${above}`;
    case 'stairs':
      return `${groups} Paare ${above}`;
    case 'triple-stairs':
      return `${groups} Drillinge ${above}`;
    case 'full':
      return `Full House ${above}`;
    case 'straight':
      return `${size}er-Reihe ${above}`;
    case 'bomb4':
    case 'bombS':
      return 'höhere Bombe nötig';
    case 'dog':
      return '';
  }
}

export const refusals: typeof english = refusalWords({ sentences, brief, needs });
