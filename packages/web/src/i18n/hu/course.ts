import type { course as english } from '../en/course.ts';
import { basicLevels } from './course-basics.ts';
import { moreLevels } from './course-more.ts';

export const course: typeof english = {
  title: 'Tanuld meg játszva a ticsut',
  lead: 'Rövid feladatok egy igazi asztalnál. Kilenc fejezet, egyenként úgy tíz perc, aztán az első játszma.',
  start: 'Kezdés',
  continue: 'Folytatás',
  skip: {
    text: 'Ismered az Elnököst, a Big Two-t vagy más hasonló játékot?',
    start: 'Két fejezet átugrása',
  },
  first: {
    title: 'Az első játszmád',
    text: 'Játszma 300 pontig, komótos kezdő botokkal. A tippek akkor jönnek, amikor kellenek, és egy bot is segít.',
    start: 'Első játszma',
  },
  more: 'Más játékok és kiadások',
  of: (number, all) => `${number}/${all}`,
  finished: 'kész',
  hint: 'Segítség',
  again: 'Újra',
  next: 'Tovább',
  overview: 'Minden fejezet',
  ended: 'A körnek vége, de a cél nem sikerült. Próbáld újra.',
  unknown: 'Nincs ilyen feladat.',
  chapters: {
    tricks: { title: 'Lapok és ütések', text: 'Ütni, passzolni, ütést vinni, kimenni.' },
    combinations: { title: 'Kombinációk', text: 'Pár, terc, Full House, sor.' },
    points: { title: 'Pontok', text: 'Mi számít, és mi történik a kör végén.' },
    'sparrow-and-dog': { title: 'Veréb és kutya', text: 'Kérni, kérést teljesíteni, átadni a hívást.' },
    'phoenix-and-dragon': { title: 'Főnix és sárkány', text: 'A dzsóker és a legmagasabb lap.' },
    bombs: { title: 'Bombák', text: 'Mindent ütnek, bármikor.' },
    'push-and-calls': { title: 'Csere és bejelentés', text: 'Három lapot cserélsz, aztán magadra fogadsz.' },
    partner: { title: 'A partner', text: 'Segítsd a partnered ticsuját, nehezítsd az ellenfelekét.' },
    counting: { title: 'Számolás', text: 'Mi van még kint, és hogyan fejezd be.' },
    test: { title: 'Felmérő', text: 'Három feladat két fejezet helyett.' },
    solo: { title: 'Hárman', text: 'Egy játékos kettő ellen, terített lapokkal.' },
    six: { title: 'Hatan', text: 'Mindenkinek két partnere van.' },
    ranks: { title: 'Rangok', text: 'Partner nélkül, mindenki magáért.' },
    editions: { title: 'Más kiadások', text: 'Szabályok, amelyek kiadásonként eltérnek.' },
  },
  levels: { ...basicLevels, ...moreLevels },
};
