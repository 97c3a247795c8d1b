import type { together as english } from '../en/together.ts';

export const together: typeof english = {
  refusals: {
    unknown: 'Itt nincs olyan befejezett játszma, amelyet megnézhetsz.',
    'too-many': 'Itt már négy másik játszmát néznek vissza. Csatlakozz hozzájuk, vagy próbáld újra később.',
    unavailable: 'A játszma most nem tölthető be. Próbáld újra egy kicsit később.',
  },
  retry: 'Újrapróbálom',
  joining: 'A játszma betöltése…',
  bar: 'Közös visszajátszás',
  leads: (name) => (name === null ? 'Te irányítasz.' : `${name} irányít.`),
  noLeader: 'Most senki sem irányít.',
  lead: 'Átveszem az irányítást',
  handOver: 'Irányítás átadása neki',
  alsoHere: (names) => `Itt van még: ${names}`,
  follow: (name) => `${name} követése`,
  point: 'Mutatás',
  pointHint: 'Nyomj meg egy lapot vagy egy nevet. Mindenki látja, mire mutatsz.',
  players: 'Játékosok',
  onTable: 'Lapok az asztalon',
  pointsAt: (name, what) => `${name} erre mutat: ${what}`,
  triesOut: (name) => `${name} kipróbálja, hogyan alakulhatott volna innen másképp.`,
  nextMatch: 'Elkezdődött a következő játszma.',
};
