import type { tips as english } from '../en/tips.ts';

export const tips: typeof english = {
  dismiss: 'Verstanden',
  none: 'Keine Tipps mehr',
  tips: {
    grand: {
      title: 'Grosses Tichu?',
      text: 'Du siehst erst einen Teil deiner Hand. Wirst du zuerst fertig, bringt es 200, sonst kostet es 200. Meist nimmt man einfach den Rest.',
    },
    exchange: {
      title: 'Tausch nach Rang.',
      text: 'Die Letzten geben den Ersten ihre besten Karten und bekommen andere zurück. Was du nicht wählen kannst, liegt schon bereit.',
    },
    push: {
      title: 'Schupfen.',
      text: 'Gib den Gegnern, was am wenigsten hilft, dem Partner, was am meisten hilft. Gleich viele Karten kommen zu dir.',
    },
    gift: {
      title: 'Der Drache hat gewonnen.',
      text: 'Sein Stich geht an einen Gegner. Am besten an den, der dir am wenigsten schadet: oft an den mit mehr Karten.',
    },
    bound: {
      title: 'Der Wunsch bindet dich.',
      text: 'Du kannst den gewünschten Wert spielen, also musst du. Jede Kombination mit ihm ist recht.',
    },
    'mah-jong': {
      title: 'Du hast den Mah Jong.',
      text: 'Gut für den Anfang. Spielst du ihn, darfst du dir einen Wert wünschen; wer kann, muss ihn spielen.',
    },
    'two-hands': {
      title: 'Du spielst zwei Hände.',
      text: 'Die offene ist dein Partner. Über deinen Karten wechselst du hin und her.',
    },
    bomb: {
      title: 'Du hast eine Bombe.',
      text: 'Sie schlägt alles, und du kannst sie jetzt legen, ob du dran bist oder nicht. Oft lohnt es sich, auf den besten Moment zu warten.',
    },
    partner: {
      title: 'Der Stich gehört deinem Partner.',
      text: 'Du musst ihn nicht überbieten. Passen spart Karten, und dein Partner spielt wieder aus.',
    },
    pass: {
      title: 'Nichts passt.',
      text: 'Du hast nichts Höheres dieser Art, also passe. Beim nächsten Mal bist du wieder dabei.',
    },
    follow: {
      title: 'Du bist dran.',
      text: 'Lege die gleiche Art Kombination, nur höher, oder passe. Blasse Karten gehen gerade nicht.',
    },
    lead: {
      title: 'Du spielst aus.',
      text: 'Jede Kombination ist erlaubt. Tiefe Karten früh zu spielen ist eine gute Gewohnheit: Die hohen bringen das Ausspiel zurück.',
    },
    dog: {
      title: 'Der Hund.',
      text: 'Allein ausgespielt gibt er deinem Partner sofort das Ausspiel. Genau richtig, wenn er Tichu angesagt hat.',
    },
    phoenix: {
      title: 'Der Phönix',
      text: 'passt in fast jede Kombination. Allein schlägt er jede Karte ausser dem Drachen. Wer ihn bekommt, zählt minus 25.',
    },
    tichu: {
      title: 'Tichu?',
      text: 'Mit einer starken Hand kannst du 100 Punkte darauf wetten, zuerst fertig zu sein, solange du noch keine Karte gespielt hast.',
    },
    'last-cards': {
      title: 'Achte auf die Zahlen.',
      text: 'Ein Gegner hat nur noch wenige Karten. Kombinationen mit mehr Karten sind jetzt sicher.',
    },
    scoring: {
      title: 'Die Abrechnung.',
      text: 'Könige und Zehnen zählen 10, Fünfen 5. Die Karten des Letzten gehen an die Gegner, seine Stiche an den Ersten.',
    },
  },
};
