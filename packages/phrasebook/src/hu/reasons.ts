import type { reasons as english } from '../en/reasons.ts';
import { reasonWords } from '../reason-texts.ts';
import { cards } from './cards.ts';

export const reasons: typeof english = reasonWords({
  phrases: {
    'only-choice': 'más nem lehetséges',
    'at-random': 'egyik olyan jó, mint a másik',
    'goes-out': 'ezek az utolsó lapjaid',
    'shortest-plan': 'a többi lapodhoz így kell a legkevesebb lerakás',
    'sheds-losers': 'megszabadulsz az alacsony lapoktól, amelyek ritkán visznek ütést',
    'sheds-dog': 'a kutya nem visz ütést, most pedig megszabadulhatsz tőle',
    'better-rest': 'így maradnak a legjobb lapjaid',
    'may-win': 'ez jó eséllyel viszi az ütést',
    'contests-trick': 'különben egy ellenfél viszi az ütést',
    'cannot-be-beaten': 'ezt már szinte semmi sem üti',
    'saves-strength': 'ami ezt ütné, később többet ér',
    'partner-has-it': 'a partneredé az ütés',
    'serves-call': 'a partnered ticsut mondott, segíts neki',
    'fights-call': 'egy ellenfél ticsut mondott',
    'stops-opponent': 'egy ellenfél mindjárt kimegy',
    'wish-for-given-card': 'ilyet adtál egy ellenfélnek',
    'wish-for-missing-rank': 'neked nincs ilyen lapod',
    'strong-hand': 'elég erősek a lapjaid, hogy elsőként menj ki',
    'too-weak-to-call': 'a lapod gyenge a ticsuhoz',
    'partner-called': 'a partnered már ticsut mondott',
    'push-convention': 'így szokás cserélni',
    'push-least-useful': 'ezekre van a legkevésbé szükséged',
    'push-to-partner': 'ez a legjobb, amit az oldaladnak átadhatsz',
    'push-to-both':
      'a partner a legjobbat kapja, amit nélkülözhetsz, az ellenfelek azt, ami a legkevesebbet segít nekik',
    'gift-is-owed': 'a szabály mondja meg, mely lapokat adod oda',
    'gift-to-slower': 'ott árt a legkevesebbet az ütés',
    'dog-to-partner': 'a partnered hívhat',
    'best-in-simulated-rounds': 'ez volt a legjobb a próbakörökben',
    'expects-most': 'semmi más nem ígér több pontot',
  },
  getsLead: (name) => (name === null ? 'te hívhatsz' : `${name} hívhat`),
  gaveRank: (rank) => `${cards.rankAsObject(rank)} adtál egy ellenfélnek`,
  lacksRank: (rank) => `nincs a kezedben ${cards.rank(rank)}`,
  didBetter: (points) => `a próbakörökben ez ${points} ponttal volt jobb`,
  promises: (points) => `ez ígéri a legtöbbet: mintegy ${points} pont előnyt az ellenfelekkel szemben`,
  costs: (points) => `ez kerül a legkevesebbe: mintegy ${points} pont hátrány az ellenfelekkel szemben`,
});
