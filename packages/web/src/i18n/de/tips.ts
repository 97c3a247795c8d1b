import type { tips as english } from '../en/tips.ts';

export const tips: typeof english = {
  dismiss: 'Verstanden',
  none: 'Keine Tipps mehr',
  tips: {
    grand: {
      title: 'Großes Tichu?',
      text: 'Nur mit einem Blatt, das schon stark ist: Drache, Phönix, Asse. Wird jemand vor dir fertig, verlierst du 200 Punkte. Im Zweifel nimm den Rest auf.',
    },
    exchange: {
      title: 'Tausch nach Rang.',
      text: 'Alle sitzen jetzt auf dem Platz ihres Rangs. Die Letzten geben den Ersten ihre besten Karten und bekommen andere zurück. Karten, bei denen du keine Wahl hast, sind schon ausgewählt.',
    },
    push: {
      title: 'Schupfen.',
      text: 'Gib den Gegnern, was ihnen am wenigsten nützt, und deinem Partner, was ihm am meisten hilft. Von allen bekommst du eine Karte zurück.',
    },
    'push-partners': {
      title: 'Schupfen.',
      text: 'Deine Partner bekommen je eine Karte von dir, die Gegner keine. Gib, was eurem Team am meisten hilft.',
    },
    'push-opponents': {
      title: 'Schupfen.',
      text: 'Deine Karten gehen nur an Gegner: Gib, was ihnen am wenigsten nützt. Von jedem bekommst du eine Karte zurück.',
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
      text: 'Sein Stich geht an einen Gegner. Gib ihn dem, der am wenigsten davon hat: oft ist das der mit mehr Karten.',
    },
    bound: {
      title: 'Der Wunsch bindet dich.',
      text: 'Du kannst den gewünschten Wert spielen, also musst du. Jede Kombination, in der er vorkommt, ist erlaubt.',
    },
    'mah-jong': {
      title: 'Du hast den Mah Jong.',
      text: 'Gut für den Anfang. Wünsch dir dazu einen Wert: Wer eine solche Karte spielen kann, muss es tun.',
    },
    'wish-bomb': {
      title: 'Wünsch mit Bedacht.',
      text: 'Der Wunsch bindet auch deinen Partner. Wünsch dir keinen Wert, der ihm eine Bombe zerreißen könnte.',
    },
    ranks: {
      title: 'Alle für sich.',
      text: 'Werde deine Karten früh los: Wann du fertig wirst, bestimmt deinen Rang in der nächsten Runde.',
    },
    packs: {
      title: 'Zwei Kartensätze.',
      text: 'Zwei Pünktchen unter dem Zeichen heißt: eine Karte aus dem zweiten Satz. Sie zählt genauso viel wie ihr Zwilling.',
    },
    'two-hands': {
      title: 'Du spielst zwei Blätter.',
      text: 'Du bist allein, mit deinem eigenen und dem offenen Blatt. Mit dem Schalter über deinen Karten wechselst du.',
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
      text: 'Du hast nichts, was das schlägt, also passe. Bist du wieder dran, darfst du wieder spielen.',
    },
    follow: {
      title: 'Schlagen oder passen.',
      text: 'Lege die gleiche Kombination mit gleich vielen Karten, nur höher. Blasse Karten gehen gerade nicht.',
    },
    caller: {
      title: 'Ein Gegner hat angesagt.',
      text: 'Mach ihm jeden Stich teuer: Schlag seine Karten, damit er seine hohen früh ausgeben muss.',
    },
    lead: {
      title: 'Alles ist erlaubt.',
      text: 'Spiel eine beliebige Kombination. Werde niedrige Karten am besten früh los: Mit hohen holst du dir das Ausspiel zurück.',
    },
    dog: {
      title: 'Der Hund.',
      text: 'Spiel ihn allein aus, und sofort ist dein Partner am Ausspiel. Genau richtig, wenn er Tichu angesagt hat.',
    },
    'dog-six': {
      title: 'Der Hund.',
      text: 'Spiel ihn allein aus, und sofort ist ein Partner deiner Wahl am Ausspiel. Genau richtig, wenn er Tichu angesagt hat.',
    },
    phoenix: {
      title: 'Der Phönix.',
      text: 'Er passt in fast jede Kombination. Allein schlägt er jede Karte außer dem Drachen, und zwar um einen halben Wert.',
    },
    tichu: {
      title: 'Tichu?',
      text: 'Mit einem starken Blatt kannst du 100 Punkte darauf setzen, zuerst fertig zu werden, solange du noch keine Karte gespielt hast.',
    },
    'last-cards': {
      title: 'Achte auf die Kartenzahl.',
      text: 'Ein Gegner hat nur noch wenige Karten. Kombinationen mit mehr Karten kann er nicht schlagen.',
    },
    scoring: {
      title: 'Die Abrechnung.',
      text: 'Könige und Zehner zählen 10, Fünfer 5, der Drache 25, der Phönix minus 25. Wer übrig bleibt, gibt die Restkarten den Gegnern und die Stiche der Person, die zuerst fertig war.',
    },
    'scoring-six': {
      title: 'Die Abrechnung.',
      text: 'Könige und Zehner zählen 10, Fünfer 5, der Drache 25, der Phönix minus 25. Wer übrig bleibt, gibt Restkarten und Stiche den Gegnern. Die Stiche vom fünften Platz gehen an den ersten.',
    },
  },
};
