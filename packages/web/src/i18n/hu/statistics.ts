import type { statistics as english } from '../en/statistics.ts';

export const statistics: typeof english = {
  lead: 'Hogyan játszol, a befejezett játszmáid alapján. A böngésződ számol, és semmit sem küld el.',
  reading: (done, total) => `${done}. játszma, összesen ${total}`,
  game: 'Játék',
  matches: (count) => `${count} játszma`,
  empty: 'Még nincs befejezett kör. Játssz egy játszmát, és itt megjelennek az adataid.',
  unread: (count) => `${count} játszmát nem sikerült beolvasni.`,
  small: 'A kis számok mutatják, hány esetből származik egy adat.',
  grey: (least) => `A szürke adatok ${least} esetnél kevesebből származnak, és keveset mondanak.`,
  range: '95% bizonyossággal',
  notCompared: 'Ehhez a játékhoz még nincs mihez hasonlítani.',
  about: 'Ezekről az adatokról',
  reviews: {
    title: 'Az elemzéseidből',
    none: 'Elemezz egy játszmát, és itt megjelenik, mennyibe kerültek a döntéseid.',
    perDecision: 'Elvesztett pont döntésenként',
    mistakes: 'Hibák és súlyos hibák',
    decisions: 'Döntés',
    lost: 'Elvesztett pont',
    kind: 'Döntés',
    note: 'Ez az adat neked szól, az idő múlásával, nem rangsor: a bíráló bot maga is játszik.',
  },
  advice: {
    title: 'Mit tanácsolnak a szabálykönyvek',
    lead: 'A szabálykönyvek ugyanazt a négy tanácsot adják. Botok próbálták ki őket. Ha egy választás követte a tanácsot, egy másik pedig nem, mindkettőt végigjátszották ugyanazokkal a lapokkal.',
    units:
      'A nyereség a kör pontjaiban értendő. A játszma végi bejelentéseknél a győzelmi esély százalékában.',
    where: 'Helyzet',
    gain: 'Nyereség',
    own: 'Te',
  },
};
