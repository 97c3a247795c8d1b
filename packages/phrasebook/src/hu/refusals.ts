import type { refusals as english } from '../en/refusals.ts';
import { type AnyPlay, halfRank, isSpecial, partsOf } from '../play-parts.ts';
import { type RefusalBriefs, type RefusalSentences, refusalWords } from '../refusal-texts.ts';
import { cards } from './cards.ts';

const sentences: RefusalSentences = {
  malformed: 'Ezt az asztal nem értette.',
  'not-now': 'Ez most nem lehetséges.',
  'match-over': 'A játszma véget ért.',
  'not-your-turn': 'Nem te jössz.',
  'window-open': 'Az asztal vár egy pillanatot, hátha jön bomba. Aztán megy tovább.',
  'not-in-hand': 'Nincs a kezedben az összes ilyen lap.',
  'no-combination': 'Ezek a lapok nem alkotnak kombinációt.',
  'no-such-reading': 'A főnix itt nem lehet ilyen értékű.',
  'does-not-beat': 'Ez nem üti az asztalt: ugyanolyan fajta, ugyanannyi lap kell, de magasabb.',
  'leader-must-play': 'Te hívsz, ezért raknod kell valamit.',
  'own-trick': 'Ez az ütés a tiéd; csak bombát rakhatsz rá.',
  'mah-jong-not-first': 'A veréb nem lehet az első hívásban.',
  'wish-must-be-met': 'Teljesíteni tudod a kérést, tehát muszáj.',
  'wish-needs-mah-jong': 'Kérni csak a verébbel lehet.',
  'wish-required': 'Válassz kérést a verébhez.',
  'no-wishes': 'Ebben a játékban nincs kérés.',
  'dog-is-led': 'A kutyát csak hívásként, egyedül lehet kijátszani.',
  'dog-target': 'Válaszd ki, melyik partner hívjon.',
  'dog-without-target': 'Ebben a játékban eldőlt, hova megy a kutya.',
  'not-a-bomb': 'Ez nem bomba.',
  'nothing-to-bomb': 'Az asztal üres, a hívást pedig nem lehet bombázni.',
  'bombs-in-turn-only': 'Ennél az asztalnál csak akkor bombázhatsz, amikor te jössz.',
  'too-late-to-bomb': 'Elkéstél: az ütés lezárult.',
  'passed-for-good': 'Passzoltál, ebben az ütésben már nem bombázhatsz.',
  'already-out': 'Nincs több lap: ez a kéz már kiment.',
  'no-calls': 'Ebben a játékban nincs bejelentés.',
  'called-already': 'Már bejelentettél.',
  'partner-called': 'A partnered már bejelentett, és itt egy pár csak egyszer teheti.',
  'too-late-to-call': 'Ticsut az első lapod kijátszása előtt mondhatsz.',
  'too-late-for-grand': 'A nagy ticsuhoz már késő van.',
  'no-grand-here': 'Ebben a játékban nincs nagy ticsu.',
  'no-grand-for-soloist': 'Az egyedül játszó nem mondhat nagy ticsut.',
  'decide-in-order': 'Előbb valaki más dönt.',
  'decided-in-secret': 'A döntésed rejtve marad, amíg mindenki nem döntött.',
  'withdrew-already': 'Visszavontad a bejelentésed; újra nem teheted meg.',
  'nothing-to-withdraw': 'Nincs mit visszavonni.',
  'call-during-push': 'Csere közben nem lehet bejelenteni.',
  'nothing-to-take': 'Nincs felvehető lap.',
  'take-in-order': 'A következő lapot valaki más veszi fel.',
  'nothing-to-push': 'Nincs mit cserélned.',
  'already-laid-out': 'A cserelapjaidat már letetted.',
  'nothing-laid-out': 'Nem tettél le cserelapot.',
  'push-one-each': 'Annyi lapot válassz, amennyit mindenkinek adnod kell.',
  'push-forced-cards': 'Itt más lapokat kell odaadnod.',
  'gift-to-opponent': 'A sárkány ütése egy ellenfélé lesz.',
  'no-gift-owed': 'Nincs elajándékozandó ütés.',
  'no-window': 'Az asztal nem vár bombára.',
  'trick-not-complete': 'Az ütés még nem zárult le.',
  'gift-owed': 'Előbb oda kell adni a sárkány ütését.',
  'own-bomb-owed': 'A kérés miatt a saját ütésedet kell lebombáznod.',
  'round-not-over': 'A körnek még nincs vége.',
  'wrong-pack': 'Ezek nem ennek a játéknak a lapjai.',
  stale: 'Az asztal közben továbbment.',
  overtaken: 'Egy bomba megelőzött.',
  replaced: 'Közben mást választottál.',
  'not-seated': 'Ezt csak az asztalnál ülők tehetik.',
  'not-your-seat': 'Ezt a kezet valaki más játssza.',
  'not-playing': 'Most nem folyik játszma.',
  paused: 'Az asztalnál szünet van.',
  'not-paused': 'Nincs szünet, amelynek véget lehetne vetni.',
  'match-not-over': 'A játszmának még nincs vége.',
  'chair-taken': 'Ott már ül valaki.',
  'no-such-chair': 'Nincs ilyen szék.',
  'seated-already': 'Már ennél az asztalnál ülsz.',
  'sat-elsewhere': 'Ebben a körben már láttál egy másik kezet.',
  'just-sat-down': 'A kör közben érkeztél; várd meg a következőt.',
  'started-already': 'A játszma már elkezdődött.',
  'nothing-to-hold': 'Nincs mire várni.',
  'no-hold-left': 'Ebben a körben már elégszer kértél időt.',
  'holding-already': 'Az asztal már vár rád.',
  'not-holding': 'Az asztal nem vár rád.',
  'no-teams': 'Ebben a játékban nincsenek állandó csapatok.',
  'nothing-proposed': 'Ezt senki sem javasolta.',
  'agreed-already': 'Már beleegyeztél.',
  'ready-already': 'Már jelezted, hogy kész vagy.',
  'not-host': 'A játékot az indítja el, aki az asztalt nyitotta.',
  'not-welcome': 'Aki ezt az asztalt nyitotta, nem szeretne veled játszani.',
  'too-often': 'Itt már nagyon sokszor meggondoltad magad. Próbáld újra egy perc múlva.',
  'nothing-to-be-ready-for': 'A kör még tart.',
};

const brief: RefusalBriefs = {
  'not-now': 'most nem',
  'not-your-turn': 'nem te jössz',
  'window-open': 'bombaidő',
  'no-combination': 'nem kombináció',
  'no-such-reading': 'így nem lehet főnix',
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
  'already-out': 'már kiment',
  'called-already': 'már bejelentve',
  'partner-called': 'a partnered már mondta',
  'too-late-to-call': 'elkéstél',
  'call-during-push': 'csere közben nem',
  'push-one-each': 'mindenkinek egy lap',
  'push-forced-cards': 'más lap jár',
  'no-hold-left': 'nincs több időkérés',
  paused: 'szünet',
};

function needs(standing: AnyPlay): string {
  if (standing.size === 0) return '';
  const { kind, size, card, worth, high, groups } = partsOf(standing);
  const above = `ennél magasabb: ${cards.shortRank(high)}`;
  switch (kind) {
    case 'single':
      return isSpecial(card, 'dragon')
        ? 'a sárkányt csak bomba üti'
        : `lap kell, ennél magasabb: ${halfRank(worth, cards.letter)}`;
    case 'pair':
      return `pár kell, ${above}`;
    case 'triple':
      return `terc kell, ${above}`;
    case 'stairs':
      return `${groups} egymást követő pár kell, ${above}`;
    case 'triple-stairs':
      return `${groups} egymást követő terc kell, ${above}`;
    case 'full':
      return `full house kell, ${above}`;
    case 'straight':
      return `${size} lapos sor kell, ${above}`;
    case 'bomb4':
    case 'bombS':
      return 'erősebb bomba kell';
    case 'dog':
      return '';
  }
}

export const refusals: typeof english = refusalWords({ sentences, brief, needs });
