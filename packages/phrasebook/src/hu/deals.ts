import type { DealsTexts } from '../load-deals.ts';

export const deals: DealsTexts = {
  verdicts: {
    verified: 'Az osztás ellenőrizve',
    'not-verifiable': 'Az osztás nem ellenőrizhető',
    failed: 'Az osztás nem olyan, mint ígérték',
  },
  checking: 'Az osztás ellenőrzése…',
  unverifiable: {
    none: 'Ebből a feljegyzésből nem derül ki, honnan jöttek a lapok. Ez természetes az eszközödön a botok ellen játszott és a régebbi játszmáknál.',
    newer: 'Ez a feljegyzés a Schupf újabb változatából való. Frissíts, és ellenőrizd újra.',
  },
  checked: {
    commitment: 'Az asztal titka az, amelyet minden más előtt rögzített.',
    salts: (_count, names) => `Só érkezett tőlük: ${names}. Mindegyik illik az előtte küldött lenyomathoz.`,
    noSalts:
      'Egyetlen játékos eszköze sem adott sót. Így ez csak azt mutatja, hogy a rögzítés után semmi sem változott.',
    withheld: (name) =>
      `${name}: a lenyomat megérkezett, a só nem. Így két lapsorozat közül lehetett választani.`,
    draw: 'Az ülésrend és az első osztó a titokból és a sókból következik.',
    cards: (count) => `Ugyanígy ${count} kör összes lapja.`,
    moves: 'Ezekkel a lapokkal minden lépés szabályos.',
  },
  problems: {
    damaged: (line) => `Hiányzó, kétszer szereplő vagy sérült sor: „${line}”.`,
    commitment: 'Az asztal titka nem az, amelyet rögzített, vagy a rögzítést módosították.',
    salt: (seat) => `Nem illik a lenyomathoz ennek a helynek a sója: ${seat}.`,
    seats: 'Az ülésrend nem következik a titokból és a sókból.',
    dealer: 'Az első osztó nem következik a titokból és a sókból.',
    'missing-round': (round) => `Hiányzik a ${round}. kör.`,
    seed: (round) => `A ${round}. kör magja nem következik a titokból és a sókból.`,
    cards: (round) => `A ${round}. kör lapjai nem következnek a magjából.`,
    replay: (round, problem) =>
      `${round === null ? 'A feljegyzés' : `A ${round}. kör`} megsérti a szabályokat: ${problem}`,
  },
  witness: {
    tookPart: 'Az eszközöd a saját sóját is hozzáadta, így senki sem választhatta ki ezeket a lapokat.',
    tooLate: 'Az eszközöd ehhez a játszmához nem adott sót.',
    differs: 'A feljegyzés nem az, amit az eszközöd a játszma előtt látott.',
  },
  alarms: {
    'commitment-changed': 'A szerver megváltoztatta a játszma rögzítését. Ne bízz az osztásában.',
    'hashes-changed': 'A szerver megváltoztatta a sók lenyomatait. Ne bízz a játszma osztásában.',
    'salts-changed':
      'A szerver olyan sókat mutat, amelyek nem illenek a lenyomatukhoz. Ne bízz a játszma osztásában.',
    'wrong-secret': 'A szerver titka nem az, amelyet rögzített. Ne bízz a játszma osztásában.',
  },
  page: {
    title: 'Játszma ellenőrzése',
    intro:
      'Egy szerveren a játszma lapjai a szerver titkából és a játékosok eszközeiről érkező sókból következnek. Húzd ide egy játszma feljegyzését, és ez az oldal az eszközödön újraszámolja őket.',
    drop: 'Húzz ide egy .schupf fájlt',
    choose: 'Fájl kiválasztása',
    paste: 'Vagy illeszd be a feljegyzés szövegét',
    check: 'Ellenőrzés',
    unreadable: (line, problem) => `Ez nem feljegyzés. ${line}. sor: ${problem}`,
    details: 'Részletek',
    provesTitle: 'Amit ez bizonyít',
    proves: [
      'A játszma előtt a szerver rögzített egy titkot. Másikat nem használhatott.',
      'A játékosok eszközei olyan sókat adtak hozzá, amelyeket a szerver akkor még nem ismerhetett, és senki sem ismerte a másik sóját, mielőtt a sajátja rögzült.',
      'Így senki sem választhatta ki a lapokat: sem a szerver, sem egy játékos, sem egy játékos a szerver segítségével, ha legalább egy só becsületes játékostól jött.',
    ],
    provesNotTitle: 'Amit nem bizonyít',
    provesNot: [
      'Hogy ki milyen lapokat látott. A szerver osztja őket, tehát ismeri is.',
      'Hogy a nevek igazak, vagy hogy így játszottak: a lépéseket csak a szabályokkal vetjük össze.',
      'Semmit egy olyan oldalról, amelyet egy tisztességtelen szerver módosított. Ha kétséged van, ellenőrizd a saját gépeden: „schupf verify”.',
    ],
  },
};
