import type { course as english } from '../en/course.ts';
import { basicLevels } from './course-basics.ts';
import { moreLevels } from './course-more.ts';

export const course: typeof english = {
  title: 'Tanulj meg játszva ticsuzni',
  lead: 'Rövid feladatok egy igazi asztalnál. Kilenc fejezet, mindegyik csak pár perc, aztán jöhet az első játszma.',
  start: 'Kezdés',
  continue: 'Folytatás',
  skip: {
    text: 'Ismered az elnököst, a Big Two-t vagy más hasonló kártyajátékot?',
    start: 'Két fejezet átugrása',
  },
  first: {
    title: 'Az első játszmád',
    text: 'Játszma 300 pontig, ráérős kezdő botokkal. A tippek akkor jönnek, amikor kellenek, és egy bot is ad tanácsot.',
    start: 'Első játszma',
  },
  more: 'Más játékok és kiadások',
  of: (number, all) => `${number}/${all}`,
  finished: 'kész',
  hint: 'Segítség',
  again: 'Újra',
  next: 'Tovább',
  overview: 'Összes fejezet',
  ended: 'A körnek vége, de nem érted el a célt. Próbáld újra.',
  unknown: 'Nincs ilyen feladat.',
  chapters: {
    tricks: { title: 'Lapok és ütések', text: 'Ütsz vagy passzolsz, ütést viszel, kimész.' },
    combinations: { title: 'Kombinációk', text: 'Pár, terc, full house, sor.' },
    points: { title: 'Pontok', text: 'Melyik lap mennyit ér, és mi történik a kör végén.' },
    'sparrow-and-dog': { title: 'Veréb és kutya', text: 'Lapot kérsz, kérést teljesítesz, átadod a hívást.' },
    'phoenix-and-dragon': { title: 'Főnix és sárkány', text: 'A dzsóker és a legmagasabb lap.' },
    bombs: { title: 'Bombák', text: 'Mindent ütnek, bármikor.' },
    'push-and-calls': { title: 'Csere és bejelentés', text: 'Három lapot cserélsz, aztán magadra fogadsz.' },
    partner: { title: 'A partner', text: 'Segítsd a partnered ticsuját, buktasd meg az ellenfelekét.' },
    counting: { title: 'Számolás', text: 'Mi van még játékban, és hogyan menj ki elsőként.' },
    test: { title: 'Felmérő', text: 'Három feladat két fejezet helyett.' },
    solo: { title: 'Hárman', text: 'Tricsu és Vu Vang: egyedül kettő ellen, terített lapokkal.' },
    six: { title: 'Hatan', text: 'Tiencsini ticsu: mindenkinek két partnere van.' },
    ranks: { title: 'Rangsoros játékok', text: 'Nagymester és A T…: mindenki magáért.' },
    editions: { title: 'Más kiadások', text: 'Szabályok, amelyek kiadásonként eltérnek.' },
  },
  levels: { ...basicLevels, ...moreLevels },
};
