import type { games as english } from '../en/games.ts';

export const games: typeof english = {
  variants: {
    nanjing: { name: 'Ticsu', text: 'Négyen, ketten kettő ellen.' },
    trichu: {
      name: 'Tricsu',
      text: 'Hárman; az osztó egyedül játszik, partnere Asztal asszonyság terített lapjai.',
    },
    wuwang: { name: 'Vu Vang', text: 'Hárman; a király a miniszterrel játszik kettő ellen.' },
    tientsin: { name: 'Tiencsini ticsu', text: 'Hatan, hárman három ellen.' },
    grandseigneur: {
      name: 'Nagymester',
      text: 'Öten–tizenketten, mindenki magáért; a rang a következő körben is számít.',
    },
    let: { name: 'A T…', text: 'Öten–tízen két paklival; senki sem akar utolsó lenni.' },
  },
  presets: {
    platform: { name: 'Szokásos szabályok', text: 'Így játszanak a legtöbben.' },
    'de-2011': { name: 'Német kiadás', text: 'A 2011-es füzet: a lapokat egyenként vesszük fel.' },
    'en-abacus': { name: 'Angol kiadás', text: 'Az angol szabály: a lapokat egyenként vesszük fel.' },
    'hu-2006': { name: 'Magyar kiadás', text: 'A 2006-os fordítás, kérdésekkel és jegyzetekkel.' },
    'fr-tiki': { name: 'Francia kiadás (Tiki)', text: 'Az egyedül hívott főnix csak felet ér.' },
    'fr-abacus': {
      name: 'Francia kiadás (Abacus)',
      text: 'A passz végleges, a kérés kötelező, az első hívásban nincs veréb.',
    },
    'fr-abacus-corrected': {
      name: 'Francia kiadás, javítva',
      text: 'Mint az Abacus kiadása, de a verébbel is lehet kezdeni.',
    },
    'club-de': { name: 'Német klub', text: 'A kérés az ütéssel véget ér, és bombára nem kötelez.' },
    'club-de-main': { name: 'Német klub, alapszabály', text: 'A kérés az ütéssel véget ér.' },
    'tournament-de': {
      name: 'Német verseny',
      text: 'Néhány kör, nincs nagy ticsu, a kettős győzelem 100 pont.',
    },
    short: { name: 'Rövid játszma', text: '500 pontig.' },
  },
  speeds: {
    blitz: { name: 'Villám', text: 'Lépésenként 8 másodperc.' },
    normal: { name: 'Közepes', text: 'Lépésenként 20 másodperc.' },
    relaxed: { name: 'Kényelmes', text: 'Lépésenként egy perc.' },
    'no-clock': { name: 'Időkorlát nélkül', text: 'Annyi időd van, amennyit akarsz.' },
    days: { name: 'Levelezős', text: 'Lépésenként egy nap; bombázni csak akkor lehet, amikor te jössz.' },
    'days-2': {
      name: 'Levelezős, 2 nap',
      text: 'Lépésenként két nap; bombázni csak akkor lehet, amikor te jössz.',
    },
    'days-3': {
      name: 'Levelezős, 3 nap',
      text: 'Lépésenként három nap; bombázni csak akkor lehet, amikor te jössz.',
    },
    'days-7': {
      name: 'Levelezős, 7 nap',
      text: 'Lépésenként egy hét; bombázni csak akkor lehet, amikor te jössz.',
    },
  },
  levels: {
    'beginner-2': {
      name: 'Első este',
      text: 'Még tanul: gyakran téved, és sosem mond ticsut.',
      manner: 'Még tanul, sosem mond ticsut',
    },
    'family-2': {
      name: 'Családi asztal',
      text: 'Józanul játszik, sok mindent nem lát meg, és sosem mond ticsut.',
      manner: 'Sok mindent nem lát meg, sosem mond ticsut',
    },
    'regular-2': {
      name: 'Törzsasztal',
      text: 'Jól ismeri a játékot, csak a finomságokat nem látja. Óvatosan mond ticsut.',
      manner: 'Óvatosan mond ticsut, apróságokon elcsúszik',
    },
    'club-2': {
      name: 'Klubest',
      text: 'Ritkán hibázik nagyot, és jó lapokkal ticsut mond.',
      manner: 'Jó lapokkal mond ticsut, ritkán hibázik nagyot',
    },
    'league-2': {
      name: 'Liga',
      text: 'Ritkán téved, és ticsut mond, ha várhatóan megéri.',
      manner: 'Szívesen mond ticsut, ritkán téved',
    },
    'net-2': {
      name: 'Mester',
      text: 'Magától tanult meg játszani, és látja, hova vezet egy-egy lépés.',
      manner: 'Hidegvérű, semmit sem felejt',
    },
    'net-2-deep': {
      name: 'Bajnok',
      text: 'A mester, aki a legjobb lépéseket fejben végig is játssza.',
      manner: 'Minden lépést végiggondol',
    },
  },
  formerLevels: {
    'beginner-1': { name: 'Kezdő', manner: 'Segítőkész, feledékeny, sosem mond ticsut' },
    'club-1': { name: 'Klubjátékos', manner: 'Jól emlékszik, sosem mond ticsut' },
    'expert-1': { name: 'Szakértő', manner: 'Ritkán mond ticsut, az ellenfélét buktatja' },
    'search-1': { name: 'Mester', manner: 'Bátran mond ticsut, sokat kockáztat' },
    'net-1-casual': { name: 'Szakértő', manner: 'Bátran mond ticsut, a kis lapokat elfelejti' },
    'net-1': { name: 'Mester', manner: 'Hidegvérű, semmit sem felejt' },
    'net-1-deep': { name: 'Bajnok', manner: 'Minden lépést végiggondol' },
  },
  botPace: 'A botok tempója',
  botPaces: { calm: 'Nyugodt', brisk: 'Gyors', instant: 'Azonnali' },
};
