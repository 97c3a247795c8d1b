import type { tips as english } from '../en/tips.ts';

export const tips: typeof english = {
  dismiss: 'Verstanden',
  none: 'Keine Tipps mehr',
  tips: {
    grand: {
      title: 'Großes Tichu?',
      text: 'Nur mit einem Blatt, das schon stark ist: Drache, Phönix, Asse. Wird jemand vor dir fertig, verlierst du 200 Punkte. Im Zweifel nimm den Rest.',
    },
    exchange: {
      title: 'Tausch nach Rang.',
      text: 'Alle sitzen jetzt auf dem Platz ihres Rangs. Die Letzten geben den Ersten ihre besten Karten und bekommen andere zurück. Was du nicht wählen kannst, liegt schon bereit.',
    },
    push: {
      title: 'Schupfen.',
      text: 'Gib den Gegnern, was am wenigsten hilft, dem Partner, was am meisten hilft. Genauso viele bekommst du zurück.',
    },
    'push-partners': {
      title: 'Schupfen.',
      text: 'Deine Partner bekommen je eine Karte von dir, die Gegner keine. Gib, was eurem Team am meisten hilft.',
    },
    'push-opponents': {
      title: 'Schupfen.',
      text: 'Deine Karten gehen nur an Gegner: Gib, was ihnen am wenigsten hilft. Genauso viele bekommst du zurück.',
    },
    'early-tichu': {
      title: 'Tichu vor dem Schupfen.',
      text: 'Sagst du jetzt an, kann dir dein Partner seine beste Karte schupfen. Die Gegner wissen es dann aber auch.',
    },
    standings: {
      title: 'Behalte den Punktestand im Auge.',
      text: 'Liegst du weit zurück, kann eine mutige Ansage die Partie drehen. Liegst du klar vorn, brauchst du keine.',
    },
    gift: {
      title: 'Der Drache hat gewonnen.',
      text: 'Sein Stich geht an einen Gegner. Am besten dorthin, wo er dir am wenigsten schadet: oft zu dem Gegner mit mehr Karten.',
    },
    bound: {
      title: 'Der Wunsch bindet dich.',
      text: 'Du kannst den gewünschten Wert spielen, also musst du. Jede Kombination, in der er vorkommt, ist erlaubt.',
    },
    'mah-jong': {
      title: 'Du hast den Mah Jong.',
      text: 'Gut für den Anfang. Spielst du ihn, darfst du dir einen Wert wünschen; wer kann, muss ihn spielen.',
    },
    'wish-bomb': {
      title: 'Wünsch mit Bedacht.',
      text: 'Der Wunsch bindet auch deinen Partner. Wünsch dir keinen Wert, der ihm eine Bombe zerreißen könnte.',
    },
    ranks: {
      title: 'Alle für sich.',
      text: 'Werde deine Karten früh los. In dieser Reihenfolge sitzt ihr in der nächsten Runde.',
    },
    packs: {
      title: 'Zwei Kartensätze.',
      text: 'Zwei Punkte unter dem Zeichen: eine Karte aus dem zweiten Satz. Sie ist genauso viel wert wie ihr Zwilling.',
    },
    'two-hands': {
      title: 'Du spielst zwei Blätter.',
      text: 'Allein gegen die anderen, mit deinen Karten und den offenen. Umschalten kannst du über deinen Karten.',
    },
    bomb: {
      title: 'Du hast eine Bombe.',
      text: 'Sie schlägt alles, und du kannst sie jetzt legen. Oft lohnt es sich, auf den besten Moment zu warten.',
    },
    partner: {
      title: 'Der Stich gehört deinem Partner.',
      text: 'Passt du, sparst du Karten, und dein Partner spielt wieder aus. Schlagen lohnt sich, um schwache Karten loszuwerden.',
    },
    pass: {
      title: 'Nichts passt.',
      text: 'Du hast nichts Höheres dieser Art, also passe. Beim nächsten Mal bist du wieder dabei.',
    },
    follow: {
      title: 'Schlagen oder passen.',
      text: 'Lege die gleiche Kombination mit gleich vielen Karten, nur höher. Blasse Karten gehen gerade nicht.',
    },
    caller: {
      title: 'Ein Gegner hat angesagt.',
      text: 'Mach ihm jeden Stich teuer: Schlag seine Karten, damit er die hohen früh braucht.',
    },
    lead: {
      title: 'Alles ist erlaubt.',
      text: 'Spiele eine beliebige Kombination. Tiefe Karten früh zu spielen ist eine gute Gewohnheit: Die hohen bringen das Ausspiel zurück.',
    },
    dog: {
      title: 'Der Hund.',
      text: 'Allein ausgespielt gibt er deinem Partner sofort das Ausspiel. Genau richtig, wenn dein Partner Tichu angesagt hat.',
    },
    'dog-six': {
      title: 'Der Hund.',
      text: 'Allein ausgespielt gibt er einem Partner deiner Wahl sofort das Ausspiel. Genau richtig, wenn der Tichu angesagt hat.',
    },
    phoenix: {
      title: 'Der Phönix',
      text: 'passt in fast jede Kombination. Allein schlägt er jede Karte außer dem Drachen, um einen halben Wert.',
    },
    tichu: {
      title: 'Tichu?',
      text: 'Mit einem starken Blatt kannst du 100 Punkte darauf wetten, zuerst fertig zu sein, solange du noch keine Karte gespielt hast.',
    },
    'last-cards': {
      title: 'Achte auf die Zahlen.',
      text: 'Ein Gegner hat nur noch wenige Karten. Kombinationen mit mehr Karten kann er nicht schlagen.',
    },
    scoring: {
      title: 'Die Abrechnung.',
      text: 'Könige und Zehner zählen 10, Fünfer 5, der Drache 25, der Phönix minus 25. Wer übrig bleibt, gibt die Karten den Gegnern und die Stiche an die Person, die zuerst fertig war.',
    },
    'scoring-six': {
      title: 'Die Abrechnung.',
      text: 'Könige und Zehner zählen 10, Fünfer 5, der Drache 25, der Phönix minus 25. Wer übrig bleibt, gibt Karten und Stiche den Gegnern. Die Stiche vom fünften Platz gehen an den ersten.',
    },
  },
};
