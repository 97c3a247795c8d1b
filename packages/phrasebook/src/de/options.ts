import type { OptionWords } from '../option-texts.ts';
import { common } from './common.ts';

export const optionWords: OptionWords = {
  options: {
    dealMethod: {
      name: 'Austeilen',
      text: 'Wie die Karten verteilt werden.',
      values: { 'deal-split': 'in zwei Teilen ausgeteilt', 'take-one-by-one': 'einzeln gezogen' },
    },
    grandTichuLimit: {
      name: 'Großes Tichu',
      text: 'Bis wann man es ansagen kann.',
      values: { 9: 'vor der 9. Karte', 7: 'vor der 7. Karte', off: 'gibt es nicht' },
    },
    grandTichuDecision: {
      name: 'Entscheidung über großes Tichu',
      text: 'Wer wann entscheidet und wer es sieht.',
      values: {
        'async-visible': 'in beliebiger Reihenfolge, sofort sichtbar',
        'simultaneous-hidden': 'verdeckt, gemeinsam aufgedeckt',
        'sequential-visible': 'eins nach dem anderen',
      },
    },
    grandTichuCollision: {
      name: 'Zwei große Tichu im Team',
      text: 'Wenn beide Partner ansagen.',
      values: { 'both-stand': 'beide gelten', 'later-may-withdraw': 'das spätere darf zurückgezogen werden' },
    },
    tichuDuringPush: {
      name: 'Tichu beim Schupfen',
      text: 'Eine Ansage, während Karten zum Schupfen bereitliegen.',
      values: {
        reopen: 'alle schupfen neu',
        blocked: 'nicht erlaubt',
        'no-reopen': 'die Karten bleiben liegen',
      },
    },
    callsPerTeam: {
      name: 'Ansagen pro Team',
      text: 'Wie viele Spieler eines Teams ansagen dürfen.',
      values: { unlimited: 'beliebig viele', one: 'nur eine' },
    },
    mahJongFirstLead: {
      name: 'Mah Jong im ersten Ausspiel',
      text: 'Darf die Runde damit beginnen?',
      values: { optional: 'erlaubt', forbidden: 'verboten' },
    },
    wishObligation: {
      name: 'Der Wunsch',
      text: 'Gehört zum Mah Jong ein Wunsch?',
      values: { optional: 'freiwillig', mandatory: 'Pflicht', off: 'gibt es nicht' },
    },
    wishDuration: {
      name: 'Der Wunsch gilt',
      text: 'Wann ein offener Wunsch endet.',
      values: {
        'until-fulfilled': 'bis ihn jemand erfüllt',
        trick: 'bis zum Ende des Stichs',
        'trick-while-reachable': 'nur in diesem Stich, solange er erfüllbar ist',
      },
    },
    wishBombs: {
      name: 'Bomben für den Wunsch',
      text: 'Wenn nur eine Bombe den Wert enthält.',
      values: { forced: 'müssen gelegt werden', exempt: 'dürfen auf der Hand bleiben' },
    },
    wishPhoenixCompletion: {
      name: 'Phönix für den Wunsch',
      text: 'Wenn nur der Phönix die Kombination ergänzt.',
      values: { forced: 'muss eingesetzt werden', exempt: 'muss nicht eingesetzt werden' },
    },
    wishOnLead: {
      name: 'Wunsch beim Ausspiel',
      text: 'Gilt er auch, wenn du neu ausspielst?',
      values: { forced: 'gilt', exempt: 'gilt nicht' },
    },
    wishDogEscape: {
      name: 'Hund statt Wunsch',
      text: 'Den Hund ausspielen, obwohl der Wunsch erfüllbar wäre.',
      values: { forbidden: 'verboten', allowed: 'erlaubt' },
    },
    wishOwnTrickBomb: {
      name: 'Eigenen Stich für den Wunsch bomben',
      text: 'Nach dem letzten Passen, wenn der Wunsch offen ist.',
      values: { forced: 'Pflicht', exempt: 'nicht nötig' },
    },
    wishEnforcement: {
      name: 'Missachteter Wunsch',
      text: 'Was passiert, wenn ihn jemand missachtet.',
      values: { prevent: 'nicht möglich', 'penalty-200': '200 Strafpunkte' },
    },
    passRule: {
      name: 'Nach dem Passen',
      text: 'Darfst du im selben Stich wieder spielen?',
      values: { reenter: 'Wiedereinstieg erlaubt', final: 'Passen ist endgültig' },
    },
    finalPassBomb: {
      name: 'Bombe nach endgültigem Passen',
      text: 'Nur bei endgültigem Passen.',
      values: { allowed: 'erlaubt', denied: 'verboten' },
    },
    phoenixLeadValue: {
      name: 'Ausgespielter Phönix',
      text: 'Was er beim Ausspiel zählt.',
      values: { '1.5': '1½', '0.5': '½, der Mah Jong schlägt ihn' },
    },
    phoenixAmbiguity: {
      name: 'Wert des Phönix',
      text: 'Wenn es mehrere Lesarten gibt.',
      values: { 'declare-else-highest': 'wer spielt, bestimmt', 'always-highest': 'immer der höchste' },
    },
    bombTiming: {
      name: 'Zeitpunkt der Bomben',
      text: 'Wann du bomben kannst.',
      values: {
        window: 'jederzeit, mit kurzer Bombenzeit für alle',
        'first-come': 'jederzeit, wer zuerst kommt',
        'turn-only': 'nur, wenn du dran bist',
      },
    },
    bombAfterPasses: {
      name: 'Bomben nach dem letzten Passen',
      text: 'Bis der Stich genommen ist.',
      values: { true: 'erlaubt', false: 'verboten' },
    },
    dogFallback: {
      name: 'Hund, wenn der Partner fertig ist',
      text: 'Wer dann ausspielt.',
      values: {
        'right-of-partner': 'wer rechts vom Partner sitzt',
        'right-of-leader': 'wer rechts neben dem Hund-Spieler sitzt',
      },
    },
    dragonGift: {
      name: 'Der Drachenstich',
      text: 'Was mit einem Stich geschieht, den der Drache gewinnt.',
      values: { 'opponent-choice': 'an einen Gegner verschenkt', none: 'wird behalten' },
    },
    dragonGiftOnThirdOut: {
      name: 'Drachenstich am Rundenende',
      text: 'Wird auch der letzte Stich verschenkt?',
      values: { yes: 'wird verschenkt', no: 'wird behalten' },
    },
    doubleWinPoints: {
      name: 'Doppelsieg',
      text: 'Beide Partner werden vor den anderen fertig.',
      values: { 200: '200 Punkte', 100: '100 Punkte', 0: 'gibt es nicht, es geht weiter' },
    },
    tripleWinPoints: {
      name: 'Trippelsieg',
      text: 'Alle drei Spieler eines Teams werden vor den anderen fertig.',
      values: { 300: '300 Punkte' },
    },
    matchEnd: {
      name: 'Ende der Partie',
      text: 'Was sie beendet.',
      values: {
        target: 'bei einer Punktzahl',
        rounds: 'nach einer festen Zahl von Runden',
        time: 'nach einer festen Zeit',
        never: 'wenn ihr aufhört',
      },
    },
    target: {
      name: 'Punkte zum Sieg',
      text: 'Der Stand, der die Partie beendet.',
      values: common.points,
    },
    rounds: {
      name: 'Zahl der Runden',
      text: 'Wie viele gespielt werden. Zu dritt: durch drei teilbar.',
      values: common.rounds,
    },
    minutes: {
      name: 'Spielzeit',
      text: 'Wie lange ihr spielt. Die laufende Runde wird zu Ende gespielt.',
      values: common.minutes,
    },
    exactTie: {
      name: 'Gleichstand',
      text: 'Beide Teams erreichen das Ziel mit gleich vielen Punkten.',
      values: { 'play-on': 'noch eine Runde', draw: 'unentschieden' },
    },
    soloRotation: {
      name: 'Nächster Alleinspieler',
      text: 'In den Spielen zu dritt.',
      values: { right: 'rechts', left: 'links', 'first-out': 'wer zuerst fertig war' },
    },
    trichuPush: {
      name: 'Schupfen zu dritt',
      text: 'Wer wem Karten gibt.',
      values: {
        'opponents-only': 'nur an Gegner',
        'defenders-also-swap': 'Gegenspieler auch untereinander',
        'real-players-only': 'unter den drei Spielern',
      },
    },
    dummyCanWin: {
      name: 'Das offene Blatt kann gewinnen',
      text: 'Zählt seine Spalte am Ende?',
      values: { true: 'ja', false: 'nein' },
    },
    unevenDeal: {
      name: 'Karten, die nicht aufgehen',
      text: 'Wenn nicht alle gleich viele bekommen.',
      values: {
        'deal-all': 'alle werden verteilt',
        'equal-rest-open': 'der Rest liegt offen',
        'equal-rest-hidden': 'der Rest bleibt verdeckt',
        'equal-first-round': 'in Runde 1 liegt der Rest offen, danach werden alle verteilt',
      },
    },
    dealDirection: {
      name: 'Richtung beim Austeilen',
      text: 'Wer die nächste Karte bekommt.',
      values: { 'with-play': 'in Spielrichtung', 'against-play': 'gegen die Spielrichtung' },
    },
    decks: {
      name: 'Kartensätze',
      text: 'Mit wie vielen Sätzen Grandseigneur gespielt wird.',
      values: { auto: 'zwei ab sieben Spielern', 1: 'einer', 2: 'zwei' },
    },
    dogMode: {
      name: 'Der Hund',
      text: 'Was er tut.',
      values: {
        partner: 'gibt dem Partner das Ausspiel',
        removed: 'nicht im Satz',
        'to-last': 'gibt dem niedrigsten Rang das Ausspiel',
        'keeps-lead': 'wer ihn spielt, spielt wieder aus',
        bombable: 'gewinnt den Stich, außer bei einer Bombe',
      },
    },
    hierarchySeats: {
      name: 'Plätze nach Rang',
      text: 'Auf welcher Seite von Platz 1 Platz 2 sitzt.',
      values: { left: 'links', right: 'rechts' },
    },
    returnCards: {
      name: 'Zurückgegebene Karten',
      text: 'Was der höhere Rang zurückgibt.',
      values: { choice: 'nach Wahl', worst: 'die schlechtesten' },
    },
    pairSuits: {
      name: 'Paare',
      text: 'Mit zwei Sätzen: Familien im Paar.',
      values: { any: 'beliebige Familien', distinct: 'verschiedene Familien' },
    },
    tripleSuits: {
      name: 'Drillinge',
      text: 'Mit zwei Sätzen: Familien im Drilling.',
      values: { any: 'beliebige Familien', distinct: 'verschiedene Familien' },
    },
    quadSuits: {
      name: 'Viererbomben',
      text: 'Mit zwei Sätzen: Familien der vier Karten.',
      values: { distinct: 'vier verschiedene Familien', any: 'beliebige Familien' },
    },
    secondDragon: {
      name: 'Drache auf Drache',
      text: 'Mit zwei Sätzen.',
      values: { 'beats-first': 'schlägt den ersten', equal: 'schlägt ihn nicht' },
    },
    phoenixOnPhoenix: {
      name: 'Phönix auf Phönix',
      text: 'Mit zwei Sätzen.',
      values: {
        'literal-half': 'noch einen halben Wert höher',
        'just-above': 'knapp darüber, unter dem nächsten Wert',
        forbidden: 'verboten',
      },
    },
    doublePhoenix: {
      name: 'Beide Phönixe zusammen',
      text: 'Zwei Phönixe in einer Kombination.',
      values: {
        'needs-natural': 'mit einer weiteren Karte',
        'single-only': 'verboten',
        unrestricted: 'erlaubt',
      },
    },
    handSize: {
      name: 'Karten pro Blatt',
      text: 'Wie viele alle bekommen.',
      values: { all: 'alle werden verteilt', 12: '12 Karten' },
    },
    missingMahJong: {
      name: 'Mah Jong nicht verteilt',
      text: 'Wer zuerst ausspielt, wenn niemand ihn bekam.',
      values: {
        'next-after-dealer': 'wer nach dem Geber kommt',
        'lowest-card': 'wer die niedrigste Karte hat',
        'always-dealt': 'er wird immer verteilt',
      },
    },
    placementPoints: {
      name: 'Punkte für Plätze',
      text: 'In Spielen mit Rängen.',
      values: { off: 'keine', 'n-minus-rank': 'einer pro Spieler hinter dir' },
    },
    selfOvertake: {
      name: 'Eigene Karten schlagen',
      text: 'Hausregel.',
      values: { false: 'verboten', true: 'erlaubt' },
    },
    mahJongInBomb: {
      name: 'Mah Jong in der Reihenbombe',
      text: 'Hausregel: Er zählt als 1 jeder Familie.',
      values: { false: 'verboten', true: 'erlaubt' },
    },
    tripleSequences: {
      name: 'Drillingsfolgen',
      text: 'Hausregel.',
      values: { false: 'keine Kombination', true: 'eine Kombination' },
    },
  },
  pair: (name, value) => `${name}: ${value}`,
};
