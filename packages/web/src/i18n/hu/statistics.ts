import type { statistics as english } from '../en/statistics.ts';

export const statistics: typeof english = {
  lead: 'Így játszol a befejezett játszmáid alapján. A böngésződ számol, és semmit sem küld el.',
  reading: (done, total) => `${done}. játszma / ${total}`,
  game: 'Játék',
  matches: (count) => `${count} játszma`,
  empty: 'Még nincs befejezett kör. Játssz egy játszmát, és itt megjelennek az adataid.',
  unread: (count) => `${count} játszmát nem sikerült beolvasni.`,
  small: 'Az adat alatti kis szám mutatja, hány eseten alapul.',
  grey: (least) => `A szürke adatok mögött kevesebb mint ${least} eset áll, ezért keveset árulnak el.`,
  range: '95%-os megbízhatósági tartomány',
  notCompared: 'Ezt a játékot még nincs mihez hasonlítani.',
  about: 'Ezekről az adatokról',
  reviews: {
    title: 'Az elemzéseidből',
    none: 'Elemezz egy játszmát, és itt megjelenik, mennyibe kerültek a döntéseid.',
    perDecision: 'Elvesztett pont döntésenként',
    mistakes: 'Hibák és súlyos hibák',
    decisions: 'Döntés',
    lost: 'Elvesztett pont',
    kind: 'Döntés',
    note: 'Ezekkel a számokkal a saját fejlődésedet követheted, játékosokat ne hasonlíts össze velük: az elemzőmotor mindenkit ahhoz mér, amit ő maga játszott volna.',
  },
  advice: {
    title: 'Mit tanácsolnak a szabálykönyvek',
    lead: 'A szabálykönyvek ugyanazt a négy tanácsot adják. Botok próbálták ki őket: ahol az egyik lépés követte a tanácsot, a másik nem, ott mindkettőt végigjátszották ugyanazokkal a lapokkal.',
    units:
      'A nyereség döntésenként értendő, pontban. A játszma végi bejelentéseknél a győzelmi esély változása, százalékpontban.',
    where: 'Helyzet',
    gain: 'Nyereség',
    own: 'Te',
  },
};
