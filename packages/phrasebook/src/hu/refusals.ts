import type { refusals as english } from '../en/refusals.ts';
import { type AnyPlay, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';

const sentences: RefusalSentences = {
  malformed: 'Ez nem sikerült. Próbáld újra.',
  'not-now': 'Ez most nem lehetséges.',
  'match-over': 'A játszma véget ért.',
  'not-your-turn': 'Nem te jössz.',
  'window-open': 'Egy pillanat, hátha jön bomba…',
  'not-in-hand': 'Nincs meg mindegyik lap a kezedben.',
  'no-combination': 'Ezek a lapok nem alkotnak kombinációt.',
  'no-such-reading': 'A főnix itt nem lehet ilyen értékű.',
  'does-not-beat': 'Ez kevés: ugyanolyan kombináció kell, ugyanannyi lapból, de magasabb.',
  'leader-must-play': 'Te hívsz, ezért raknod kell valamit.',
  'own-trick': 'Most a tiéd a legmagasabb; csak bombát rakhatsz rá.',
  'mah-jong-not-first': 'A veréb nem lehet az első hívásban.',
  'wish-must-be-met': 'Teljesíteni tudod a kérést, tehát muszáj.',
  'wish-needs-mah-jong': 'Kérni csak a verébbel lehet.',
  'wish-required': 'A veréb mellé kérés is kell.',
  'no-wishes': 'Ebben a játékban nincs kérés.',
  'dog-is-led': 'A kutyát csak hívásként, egyedül lehet kijátszani.',
  'dog-target': 'Válaszd ki, melyik partner hívjon.',
  'dog-without-target': 'Ebben a játékban eldőlt, hova megy a kutya.',
  'not-a-bomb': 'Ez nem bomba.',
  'nothing-to-bomb': 'Nincs az asztalon, amit bombázhatnál.',
  'bombs-in-turn-only': 'Ennél az asztalnál csak akkor bombázhatsz, amikor te jössz.',
  'too-late-to-bomb': 'Elkéstél: az ütés lezárult.',
  'passed-for-good': 'Passzoltál, ebben az ütésben már nem bombázhatsz.',
  'already-out': 'Itt már nincs lap.',
  'no-calls': 'Ebben a játékban nincs bejelentés.',
  'called-already': 'Már tettél bejelentést.',
  'partner-called': 'A partnered már ticsut mondott, és itt páronként csak egy bejelentés lehet.',
  'too-late-to-call': 'Elkéstél: ticsut csak az első lapod kijátszása előtt mondhatsz.',
  'too-late-for-grand': 'A nagy ticsuhoz már késő van.',
  'no-grand-here': 'Ebben a játékban nincs nagy ticsu.',
  'no-grand-for-soloist': 'Az osztó nem mondhat nagy ticsut.',
  'decide-in-order': 'Előbb valaki más dönt.',
  'decided-in-secret': 'A döntésed rejtve marad, amíg mindenki nem döntött.',
  'withdrew-already': 'Visszavontad a bejelentésed; újra nem teheted meg.',
  'nothing-to-withdraw': 'Nincs mit visszavonnod.',
  'call-during-push': 'Csere közben nem mondhatsz ticsut.',
  'push-after-calls': 'A csere akkor kezdődik, ha már mindenki döntött a ticsuról.',
  'nothing-to-decline': 'A csere előtt nincs miről döntened.',
  'nothing-to-take': 'Nincs felvehető lap.',
  'take-in-order': 'A következő lapot valaki más veszi fel.',
  'nothing-to-push': 'Nincs mit cserélned.',
  'already-laid-out': 'A cserelapjaidat már kiválasztottad.',
  'nothing-laid-out': 'Még nem választottál cserelapot.',
  'push-one-each': 'Minden helyre válassz egy lapot.',
  'push-forced-cards': 'Itt más lapokat kell odaadnod.',
  'gift-to-opponent': 'A sárkány ütése egy ellenfélé lesz.',
  'no-gift-owed': 'Nincs odaadható ütés.',
  'no-window': 'Most nincs bombaidő.',
  'trick-not-complete': 'Az ütés még nem zárult le.',
  'gift-owed': 'Előbb oda kell adni a sárkány ütését.',
  'own-bomb-owed': 'A kérés miatt a saját ütésedet kell lebombáznod.',
  'no-time-limit': 'A játszmának nincs időkorlátja, vagy már lejárt az idő.',
  'round-not-over': 'A körnek még nincs vége.',
  'wrong-pack': 'Ezek nem ennek a játéknak a lapjai.',
  stale: 'Közben már továbbment a játék.',
  overtaken: 'Egy bomba megelőzött.',
  replaced: 'Közben mást választottál.',
  'not-seated': 'Ezt csak az asztalnál ülők tehetik.',
  'not-your-seat': 'Ezekkel a lapokkal más játszik.',
  'not-playing': 'Most nem folyik játszma.',
  paused: 'Most szünet van.',
  'not-paused': 'Most nincs szünet.',
  'match-not-over': 'A játszmának még nincs vége.',
  'chair-taken': 'Ez a hely foglalt.',
  'no-such-chair': 'Nincs ilyen hely.',
  'seated-already': 'Már ennél az asztalnál ülsz.',
  'table-full': 'Ennél az asztalnál nincs több szabad hely.',
  removed: 'A többiek kivettek ebből a játszmából. A következőben újra játszhatsz.',
  'sat-elsewhere': 'Ebben a körben már láttad valaki más lapjait.',
  'just-sat-down': 'A kör már tart; várd meg a következőt.',
  'started-already': 'A játszma már elkezdődött.',
  'nothing-to-hold': 'Most nincs mire várni.',
  'no-hold-left': 'Ebben a körben nincs több időkérésed.',
  'holding-already': 'A többiek már várnak rád.',
  'not-holding': 'Nem kértél időt.',
  'only-by-days': 'Előre passzolni csak levelezős asztalnál lehet.',
  'nothing-to-pass': 'Most nincs olyan ütés, amelyben passzolhatnál.',
  'condition-met': 'Ez már így van. Most te döntesz.',
  'no-conditional-pass': 'Nem passzolsz előre, vagy már nem.',
  'no-teams': 'Ebben a játékban nincsenek állandó csapatok.',
  'nothing-proposed': 'Ezt senki sem javasolta.',
  'no-such-player': 'Ott nem ül másik játékos.',
  'too-few-people': 'Legalább két játékosnak bele kell egyeznie, ha egy jelen lévő játékost eltávolítotok.',
  'agreed-already': 'Már beleegyeztél.',
  'ready-already': 'Már jelezted, hogy kész vagy.',
  'not-host': 'A játszmát csak a házigazda indíthatja el.',
  'not-welcome': 'Ehhez az asztalhoz nem ülhetsz le.',
  sanctioned: 'Most nem játszhatsz nyitott asztaloknál. A „Te” oldalon látod, miért és meddig.',
  'name-taken': 'A neved olyan, mint valaki másé ennél az asztalnál. Válassz másikat.',
  'too-often': 'Túl sok változtatás rövid idő alatt. Próbáld újra egy perc múlva.',
  'nothing-to-be-ready-for': 'A kör még tart.',
};

const brief: RefusalBriefs = {
  'not-now': 'most nem',
  'not-your-turn': 'nem te jössz',
  'window-open': 'bombaidő',
  'no-combination': 'nem kombináció',
  'no-such-reading': 'a főnix ez nem lehet',
  'does-not-beat': 'túl alacsony',
  'leader-must-play': 'te hívsz',
  'own-trick': 'a saját ütésed',
  'mah-jong-not-first': 'veréb nélkül',
  'wish-must-be-met': 'előbb a kérés',
  'wish-required': 'válassz kérést',
  'dog-is-led': 'csak hívásként',
  'dog-target': 'válassz partnert',
  'not-a-bomb': 'nem bomba',
  'nothing-to-bomb': 'nincs mit bombázni',
  'bombs-in-turn-only': 'csak ha te jössz',
  'too-late-to-bomb': 'elkéstél',
  'passed-for-good': 'passzoltál',
  'already-out': 'nincs több lap',
  'called-already': 'már bejelentve',
  'partner-called': 'a partnered már mondta',
  'too-late-to-call': 'elkéstél',
  'call-during-push': 'csere közben nem',
  'push-one-each': 'minden helyre egy lap',
  'push-forced-cards': 'más lapot kell adni',
  'no-hold-left': 'nincs több időkérés',
  paused: 'szünet',
};

const RANKS = [
  'veréb',
  ...'kettes hármas négyes ötös hatos hetes nyolcas kilences tízes bubi dáma király ász'.split(' '),
];

function needs(top: AnyPlay): string {
  if (top.size === 0) return '';
  const { kind, size, card, high, groups } = partsOf(top);
  const above = `kell ${RANKS[Math.min(high, RANKS.length) - 1]} fölött`;
  switch (kind) {
    case 'single':
      if (isSpecial(card, 'dragon')) return 'a sárkányt csak bomba üti';
      return high === 0 ? 'magasabb lap kell' : `lap ${above}`;
    case 'pair':
      return `pár ${above}`;
    case 'triple':
      return `terc ${above}`;
    case 'stairs':
      return `${groups} pár ${above}`;
    case 'triple-stairs':
      return `${groups} terc ${above}`;
    case 'full':
      return `full house ${above}`;
    case 'straight':
      return `${size} lapos sor ${above}`;
    case 'bomb4':
    case 'bombS':
      return 'erősebb bomba kell';
    case 'dog':
      return '';
  }
}

export const refusals: typeof english = refusalWords({ sentences, brief, needs });
