import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  title: 'So wird gespielt',
  lead: 'Tichu in zehn Minuten. Jedes „Warum?“ am Tisch führt hierher.',
  contents: 'Inhalt',
  sections: {
    aim: {
      title: 'Das Ziel',
      teams:
        'Zwei gegen zwei, Partner sitzen sich gegenüber. Das Team, das zuerst 1000 Punkte hat, gewinnt die Partie; eine Runde bringt rund 100, für Mutige mehr.',
      out: 'In jeder Runde willst du deine Karten möglichst zuerst loswerden. Wer die letzte Karte spielt, ist fertig – und das ist gut.',
    },
    cards: {
      title: 'Die Karten',
      pack: 'Jade, Schwert, Pagode und Stern, je von 2 bis Ass, und vier Spezialkarten: Mah Jong, Hund, Phönix und Drache. Keine Familie ist besser als eine andere.',
      points:
        'Könige und Zehner zählen 10, Fünfer 5, der Drache 25, der Phönix minus 25. Alles andere zählt nichts; so gibt es in jeder Runde 100 Punkte zu verteilen.',
    },
    combinations: {
      title: 'Kombinationen',
      single: 'Irgendeine einzelne Karte.',
      pair: 'Zwei vom gleichen Wert.',
      triple: 'Drei vom gleichen Wert.',
      stairs: 'Zwei oder mehr Paare hintereinander.',
      full: 'Ein Drilling und ein Paar.',
      straight:
        'Fünf oder mehr Karten hintereinander, die Familien sind egal. Mancherorts heißt die Reihe Straße. Sind alle aus einer Familie, ist es eine Bombe.',
      none: 'Das ist alles. Keine Reihe aus vier Karten, keine Drillingsfolge, keine vier Gleichen mit Paar.',
      height:
        'Der Wert entscheidet, beim Full House der des Drillings, in einer Reihe der höchste. Die Familie zählt nie.',
    },
    start: {
      title: 'Austeilen und Schupfen',
      deal: 'Alle bekommen 14 Karten. Nach den ersten acht entscheidest du über das große Tichu. Wer zuerst fertig war, gibt die nächste Runde. In manchen Ausgaben nimmt man die Karten einzeln.',
      push: 'Dann wird geschupft: Du gibst jedem anderen verdeckt eine Karte. Alle Karten wechseln gleichzeitig den Besitzer; was du bekommst, siehst du erst, wenn du gegeben hast.',
      again:
        'Bis alle bereit sind, kannst du deine Karten zurücknehmen. Sagt vorher jemand Tichu an, wählen alle neu. In manchen Ausgaben darf beim Schupfen niemand ansagen; dort werden vorher alle gefragt, ob sie Tichu ansagen.',
    },
    calls: {
      title: 'Tichu und großes Tichu',
      tichu:
        'Eine Wette darauf, zuerst fertig zu werden: 100 Punkte, wenn es gelingt, sonst minus 100. Ansagen kannst du jederzeit vor deiner ersten Karte.',
      grand:
        'Das große Tichu ist dieselbe Wette um 200 Punkte, möglich nur, solange du erst acht Karten gesehen hast.',
      own: 'Du selbst musst zuerst fertig sein, der Sieg deines Partners hilft nicht. Alle dürfen pro Runde einmal ansagen, auch beide Partner.',
    },
    play: {
      title: 'Das Spiel',
      lead: 'Wer den Mah Jong hat, spielt zuerst aus, und zwar eine beliebige Kombination. Wer ausspielt, muss etwas legen.',
      follow:
        'Gespielt wird nach rechts, gegen den Uhrzeigersinn. Passe, oder lege die gleiche Kombination mit gleich vielen Karten, aber höher.',
      turn: 'Nur wer dran ist, darf legen; Bomben gehen jederzeit. Absprachen, Zeichen und auffälliges Zögern sind tabu.',
      pass: 'Passen heißt nicht aufgeben: Bist du wieder dran, darfst du wieder spielen.',
      trick:
        'Haben alle anderen nacheinander gepasst, nimmt den Stich, wer zuletzt gelegt hat, und spielt aus. Die eigenen Karten darf man nur mit einer Bombe schlagen. Wer den Stich nimmt und schon fertig ist, gibt das Ausspiel nach rechts weiter.',
    },
    bombs: {
      title: 'Bomben',
      four: 'Alle vier Karten eines Werts.',
      straight: 'Fünf oder mehr hintereinander aus einer Familie. Der Phönix gehört in keine Bombe.',
      beats:
        'Eine Bombe schlägt alles, auch den Drachen, auch deine eigenen Karten. Mehr Karten schlagen weniger, bei gleich vielen gewinnt der höhere Wert.',
      when: 'Jederzeit, solange Karten auf dem Tisch liegen, ob du dran bist oder nicht, auch nach dem letzten Passen. Nie auf den leeren Tisch, nie auf den Hund.',
      after: 'Weiter geht es rechts neben der Person, die gebombt hat, und alle dürfen antworten.',
      moment:
        'Nach jedem Zug gibt es eine kurze Pause für Bomben. Kommen mehrere zugleich, werden sie in der Reihenfolge der Plätze gelegt. Bitte um eine Auszeit, wenn du überlegen willst.',
    },
    wish: {
      title: 'Mah Jong und Wunsch',
      make: 'Der Mah Jong ist eine 1. Wer ihn spielt, darf sich einen Wert von 2 bis Ass wünschen.',
      bound:
        'Wer dran ist und eine Karte dieses Werts legen kann, muss es tun, in irgendeiner passenden Kombination. Das gilt für deinen Partner, die Gegner und dich. Geht es nicht, bist du frei.',
      how: 'Der Phönix ist nie die gewünschte Karte. Lässt sie sich aber nur mit ihm oder in einer Bombe legen, dann muss das sein.',
      end: 'Der Wunsch bleibt, notfalls über mehrere Stiche, bis jemand den Wert spielt.',
    },
    dog: {
      title: 'Hund',
      lead: 'Nur zum Ausspielen und nur allein. Er schlägt nichts, und niemand bekommt ihn.',
      partner:
        'Dein Partner spielt sofort aus. Ist dein Partner fertig, ist rechts davon die nächste Person dran. Den Hund kann niemand bomben.',
    },
    phoenix: {
      title: 'Phönix',
      joker: 'In einer Kombination ist er eine beliebige Karte von 2 bis Ass.',
      single:
        'Allein liegt er einen halben Wert über der Karte unter ihm, auch über dem Ass, nie über dem Drachen. Ausgespielt ist er 1½ wert.',
      choice: 'Könnte er der eine oder der andere Wert sein, wählst du, und alle sehen es.',
    },
    dragon: {
      title: 'Drache',
      high: 'Die höchste Einzelkarte; nur eine Bombe schlägt ihn. Er gehört in keine Kombination.',
      gift: 'Gewinnt er den Stich, verschenkst du ihn samt Drachen an einen Gegner deiner Wahl. Ausspielen darfst trotzdem du.',
    },
    scoring: {
      title: 'Abrechnung',
      end: 'Die Runde ist aus, wenn nur noch eine Person Karten hat.',
      last: 'Wer übrig bleibt, gibt die Restkarten den Gegnern und die Stiche an die Person, die zuerst fertig war.',
      count: 'Beide Teams zählen ihre Stiche. Auch Minuspunkte sind möglich.',
      double: 'Doppelsieg: Belegen Partner die Plätze eins und zwei, gibt es 200, und keine Karte zählt.',
      calls: 'Danach kommt jede Ansage einzeln dazu oder weg.',
      match:
        'Bei 1000 Punkten endet die Partie; sind beide Teams so weit, gewinnt die höhere Summe. Man kann auch eine feste Zahl von Runden spielen.',
    },
    three: {
      title: 'Zu dritt: Trichu und Wu Wang',
      hands:
        'Eine Person spielt allein gegen zwei, mit einem zweiten Blatt, das gegenüber offen liegt: Frau Tisch oder der Minister. Sie spielt beide.',
      push: 'Trichu: Jedes Blatt schupft eine Karte an jeden Gegner. Wu Wang: Die drei schupfen untereinander, der Minister macht nicht mit.',
      calls:
        'Ein großes Tichu dürfen nur die beiden Gegenspieler ansagen. Wer allein spielt, darf Tichu auch für das offene Blatt ansagen.',
      wish: 'Das offene Blatt ist vom Wunsch befreit.',
      score:
        'Alle haben eine Rubrik, auch das offene Blatt, und bekommen, was ihre Seite gemacht hat. Dann spielt jemand anders allein; nach neun Runden gewinnt die beste Rubrik, auch die des offenen Blatts.',
    },
    six: {
      title: 'Zu sechst: Tientsin',
      teams:
        'Drei gegen drei, die Teams sitzen abwechselnd. Alle haben neun oder zehn Karten; großes Tichu sagt man vor der siebten an.',
      push: 'Eine Karte an jeden deiner beiden Partner, keine an die Gegner.',
      dog: 'Mit dem Hund nennst du den Partner, der ausspielt; der Drache geht an einen von drei Gegnern.',
      score:
        'Belegt ein Team die Plätze eins bis drei, bekommt es 300. Sonst gibt der letzte Platz Blatt und Stiche den Gegnern und der fünfte Platz seine Stiche dem ersten.',
    },
    many: {
      title: 'Zu fünft bis zwölft: Grandseigneur und Le T…',
      aim: 'Alle für sich, ohne Teams, Ansagen und Kartenpunkte: Es zählt nur, wann du fertig wirst. In Le T… (so, mit Punkten, steht der Name gedruckt) bekommst du für jeden hinter dir einen Punkt.',
      packs:
        'Ab sieben Personen werden zwei Kartensätze gemischt, in Le T… immer. Dort haben alle höchstens zwölf Karten.',
      places:
        'Die Reihenfolge bestimmt deinen Rang in der nächsten Runde, mit einem Titel vom Grandseigneur bis zum Misérable und dem Platz, der dazu gehört.',
      exchange:
        'Vor dem Spiel gibt der letzte Platz dem ersten seine drei besten Karten, der vorletzte dem zweiten zwei, der drittletzte dem dritten eine. Zu fünft sind es zwei und eine. Zurück kommen beliebige Karten; in Le T… die schlechtesten.',
      specials:
        'In Grandseigneur gibt es keinen Hund; in Le T… spielt nach ihm der niedrigste Rang aus. Den Drachenstich behält man.',
      two: 'Mit zwei Sätzen schlägt der zweite Drache den ersten, der zweite Phönix den ersten, und vier Gleiche sind nur aus vier Familien eine Bombe.',
    },
  },
  summary: {
    title: 'Tichu auf einer Seite',
    link: 'Kurzfassung zum Ausdrucken',
    print: 'Drucken',
    options: 'Regeln an diesem Tisch',
  },
  table: {
    usual: 'Die üblichen Regeln, ohne Änderung.',
    differs: 'Hier anders:',
    otherwise: 'An deinem Tisch kann es anders sein:',
    all: 'Alle Regeln in Kürze',
  },
};
