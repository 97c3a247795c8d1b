import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  title: 'Így játsszuk',
  lead: 'A ticsu tíz perc alatt. Az asztalnál minden „Miért?” ide vezet.',
  contents: 'Tartalom',
  sections: {
    aim: {
      title: 'A cél',
      teams:
        'Ketten kettő ellen, a partnerek egymással szemben ülnek. Az a pár nyeri a játszmát, amelyik előbb ér el 1000 pontot; egy kör nagyjából százat hoz, a bátraknak többet.',
      out: 'Minden körben próbálj elsőként megszabadulni a lapjaidtól. Aki lerakja az utolsó lapját, kimegy – és ez jó.',
    },
    cards: {
      title: 'A lapok',
      pack: 'Jáde, kard, pagoda és csillag, mindegyik 2-től ászig, és négy különleges lap: veréb (madzsong), kutya, főnix és sárkány. Egyik szín sem erősebb a másiknál.',
      points:
        'A király és a tízes 10, az ötös 5, a sárkány 25, a főnix mínusz 25 pont. A többi semmit sem ér, így egy körben 100 ponton osztozunk.',
    },
    combinations: {
      title: 'Kombinációk',
      single: 'Bármelyik lap egymagában.',
      pair: 'Két egyforma értékű lap.',
      triple: 'Három egyforma értékű lap.',
      stairs: 'Két vagy több egymást követő pár.',
      full: 'Egy terc és egy pár.',
      straight: 'Öt vagy több egymást követő lap, bármilyen színből. Ha mind egyszínű, akkor bomba.',
      none: 'Ennyi az egész. Nincs négylapos sor, nincs tercsor, nincs négyes párral.',
      height: 'Az érték dönt: full house-ban a tercé, sorban a legmagasabb lapé. A szín soha nem számít.',
    },
    start: {
      title: 'Osztás és csere',
      deal: 'Mindenki 14 lapot kap. Az első nyolc után dönthetsz a nagy ticsuról. Aki elsőnek ment ki, az oszt a következő körben. Egyes kiadásokban egyenként vesszük fel a lapokat.',
      push: 'Ezután jön a csere: mindenki minden más játékosnak ad egy lapot, lefordítva. A lapok egyszerre cserélnek gazdát, így csak akkor látod, mit kaptál, ha már adtál.',
      again:
        'Amíg nincs kész mindenki, visszaveheted a lapjaidat. Ha közben valaki ticsut mond, mindenki újra választ. Egyes kiadásokban csere közben nem mondható ticsu; ott mindenki a csere előtt dönti el, mond-e ticsut.',
    },
    calls: {
      title: 'Ticsu és nagy ticsu',
      tichu:
        'Fogadás arra, hogy elsőnek mész ki: 100 pont, ha sikerül, mínusz 100, ha nem. Bármikor bejelentheted az első lapod előtt.',
      grand: 'Ugyanez 200 pontért, amíg csak nyolc lapot láttál.',
      own: 'Neked kell elsőnek kimenned; ha a partnered megy ki elsőnek, az nem segít. Körönként mindenki egy bejelentést tehet, mindkét partner is.',
    },
    play: {
      title: 'A játék',
      lead: 'Akinél a veréb van, az hív először, bármilyen kombinációval. Aki hív, annak le kell raknia valamit.',
      follow:
        'A játék jobbra, az óramutatóval ellentétesen halad. Passzolj, vagy rakj ugyanolyan kombinációt ugyanannyi lapból, de magasabbat.',
      turn: 'Akkor rakj, amikor te jössz; csak bomba jöhet bármikor. Beszéd, jelzés, feltűnő habozás: tilos.',
      pass: 'A passz nem végleges: amikor megint te jössz, újra játszhatsz.',
      trick:
        'Ha a többiek egymás után mind passzoltak, az utoljára rakó viszi az ütést, és ő hív. A saját lapodra csak bombát rakhatsz. Ha az ütés nyertese már kiment, a jobb oldali szomszédja hív.',
    },
    bombs: {
      title: 'Bombák',
      four: 'Egy érték mind a négy lapja.',
      straight: 'Öt vagy több egymást követő lap egy színből. Főnix nem lehet bombában.',
      beats:
        'A bomba mindent üt, a sárkányt is, még a saját lapjaidat is. A több lapból álló bomba üti a kevesebből állót; egyforma hossznál a magasabb érték nyer.',
      when: 'Bármikor, ha van lap az asztalon, akkor is, ha nem te jössz, még az utolsó passz után is. Üres asztalra és kutyára soha.',
      after: 'A játék a bombázó jobbján folytatódik, és mindenki válaszolhat.',
      moment:
        'Minden lerakás után van egy rövid szünet a bombáknak. Ha egyszerre több jön, a játék sorrendjében kerülnek le. Ha gondolkodnál, kérj időt.',
    },
    wish: {
      title: 'A veréb és a kérés',
      make: 'A veréb értéke 1. Amikor lerakod, kérhetsz egy értéket 2-től ászig.',
      bound:
        'Aki le tud rakni egy ilyen értékű lapot, amikor ő jön, annak le is kell, bármilyen szabályos kombinációban. Ez a partneredre, az ellenfelekre és rád is vonatkozik. Ha nem tudsz, azt játszol, amit akarsz.',
      how: 'A főnix sosem a kért lap. De ha a kért lap csak vele vagy bombában rakható le, akkor úgy kell.',
      end: 'A kérés addig él, akár több ütésen át, amíg valaki le nem rakja az értéket.',
    },
    dog: {
      title: 'Kutya',
      lead: 'Csak hívásra és csak egyedül. Semmit sem üt, és senkié sem lesz.',
      partner:
        'Azonnal a partnered hív; ha már kiment, a tőle jobbra ülő következő játékos. A kutyát nem lehet bombázni.',
    },
    phoenix: {
      title: 'Főnix',
      joker: 'Kombinációban bármelyik lap lehet 2-től ászig.',
      single:
        'Egyedül fél értékkel magasabb az alatta fekvő lapnál, az ásznál is, de a sárkánynál soha. Hívásként 1½-et ér.',
      choice: 'Ha többféle értéket is felvehet, te választasz, és mindenki látja.',
    },
    dragon: {
      title: 'Sárkány',
      high: 'A legmagasabb magányos lap, csak bomba üti. Kombinációba nem rakható.',
      gift: 'A vele nyert ütést, a sárkánnyal együtt, oda kell adnod egy ellenfélnek, akit te választasz. A következő hívás így is a tiéd.',
    },
    scoring: {
      title: 'Pontozás',
      end: 'A kör véget ér, ha már csak egy játékosnak van lapja.',
      last: 'Az utolsónak megmaradt lapok az ellenfeleké, az ütései azé, aki elsőnek ment ki.',
      count: 'Mindkét pár megszámolja az ütéseit. Nulla alá is lehet kerülni.',
      double:
        'Kettős győzelem: ha a partnerek elsőnek és másodiknak mennek ki, 200 pontot kapnak, és a lapokat nem számoljuk.',
      calls: 'Végül minden bejelentés pontja hozzáadódik vagy levonódik.',
      match:
        'A játszma 1000 pontnál ér véget; ha mindkét pár odaért, a magasabb összeg nyer. Megadott számú kört is lehet játszani.',
    },
    three: {
      title: 'Hárman: Tricsu és Vu Vang',
      hands:
        'Az osztó egyedül játszik kettő ellen, és a szemközti terített lapokkal is ő játszik: ez Asztal asszonyság vagy a miniszter.',
      push: 'Tricsu: mindenki, Asztal asszonyság is, ad egy lapot minden ellenfelének. Vu Vang: a három játékos egymásnak ad, a miniszter kimarad.',
      calls: 'Nagy ticsut csak a két ellenfél mondhat. Az osztó a terített lapok nevében is mondhat ticsut.',
      wish: 'A terített lapokat nem köti a kérés.',
      score:
        'Mindenkinek van oszlopa, a terített lapoknak is, és azt kapja, amit az oldala szerzett. Aztán más játszik egyedül; kilenc kör után a legjobb oszlop nyer, akár a terített lapoké is.',
    },
    six: {
      title: 'Hatan: Tiencsini ticsu',
      teams:
        'Hárman három ellen, a két csapat felváltva ül. Mindenkinek kilenc vagy tíz lapja van; nagy ticsu a hetedik előtt.',
      push: 'Egy-egy lap a két partnerednek, az ellenfeleknek semmi.',
      dog: 'A kutyával megnevezed a partnert, aki hív; a sárkány a három ellenfél egyikéé lesz.',
      score:
        'Ha egy csapat elsőnek, másodiknak és harmadiknak megy ki, 300 pontot kap. Különben az utolsó lapjai és ütései az ellenfeleké, az ötödik ütései az elsőé.',
    },
    many: {
      title: 'Öten–tizenketten: Nagymester és A T…',
      aim: 'Mindenki magáért, csapatok, bejelentések és lappontok nélkül: csak a kimenés sorrendje számít. A T…-ben (a nevét így, pontokkal írják) minden mögötted végzőért egy pont jár.',
      packs:
        'Hét játékostól két paklit keverünk össze, A T…-ben mindig. Ott mindenkinek legfeljebb tizenkét lapja van.',
      places:
        'A sorrend adja a rangodat a következő körre, címmel a Nagymestertől a Nyomorultig, és a hozzá tartozó hellyel.',
      exchange:
        'Játék előtt az utolsó a három legjobb lapját adja az elsőnek, az utolsó előtti kettőt a másodiknak, az azelőtti egyet a harmadiknak; ha öten vagytok, kettőt és egyet. Vissza bármilyen lapot lehet adni; A T…-ben a legrosszabbakat.',
      specials:
        'A Nagymesterben nincs kutya; A T…-ben az utolsónak adja a hívást. A sárkány ütését megtartod.',
      two: 'Két paklinál a második sárkány üti az elsőt, a második főnix az elsőt, és négy egyforma csak négy színből bomba.',
    },
  },
  summary: {
    title: 'Ticsu egy oldalon',
    link: 'Egyoldalas összefoglaló nyomtatásra',
    print: 'Nyomtatás',
    options: 'Szabályok ennél az asztalnál',
  },
  table: {
    usual: 'A szokásos szabályok, változtatás nélkül.',
    differs: 'Itt másképp van:',
    otherwise: 'A te asztalodnál másképp is lehet:',
    all: 'Minden szabály röviden',
  },
};
