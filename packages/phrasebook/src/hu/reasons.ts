import type { Reason } from '@schupf/bots';
import type { Seat } from '@schupf/rules';
import type { reasons as english } from '../en/reasons.ts';
import { cards } from './cards.ts';

const phrases: Omit<typeof english, 'why'> = {
  'only-choice': 'más nem lehetséges',
  'at-random': 'egyik olyan jó, mint a másik',
  'goes-out': 'ezek az utolsó lapjaid',
  'shortest-plan': 'így fogy el a többi a legkevesebb lépésben',
  'sheds-losers': 'megszabadulsz az alacsony lapoktól, amelyek aligha visznek ütést',
  'sheds-dog': 'a kutya nem visz ütést, most pedig megszabadulhatsz tőle',
  'better-rest': 'így marad jobb lap a kezedben',
  'may-win': 'ez jó eséllyel viszi az ütést',
  'contests-trick': 'különben egy ellenfél viszi az ütést',
  'cannot-be-beaten': 'ezt már aligha üti valaki',
  'saves-strength': 'ami itt üthetne, később többet ér',
  'partner-has-it': 'a partneredé az ütés',
  'serves-call': 'a partnered bejelentett, segíts neki',
  'fights-call': 'egy ellenfél bejelentett',
  'stops-opponent': 'egy ellenfél mindjárt kimegy',
  'wish-for-given-card': 'ilyet adtál egy ellenfélnek',
  'wish-for-missing-rank': 'neked nincs ilyen lapod',
  'strong-hand': 'elég erős a kezed, hogy elsőként menj ki',
  'too-weak-to-call': 'a kezed gyenge a bejelentéshez',
  'partner-called': 'a partnered már bejelentett',
  'push-convention': 'ennél az asztalnál így szokás cserélni',
  'push-least-useful': 'ezekre van a legkevésbé szükséged',
  'push-to-partner': 'ez a legjobb, amit az oldaladnak átadhatsz',
  'push-to-both':
    'a partner a legjobbat kapja, amit nélkülözhetsz, az ellenfelek azt, ami a legkevesebbet segít nekik',
  'gift-is-owed': 'a szabály mondja meg, mely lapok mennek',
  'gift-to-slower': 'ott árt a legkevesebbet az ütés',
  'dog-to-partner': 'a partnered hívhat',
  'best-in-imagined-rounds': 'ez ment a legjobban az előre lejátszott körökben',
  'expects-most': 'semmi más nem ígér több pontot',
};

function why({ code, rank, value, seat }: Reason, nameOf: (seat: Seat) => string): string {
  if (seat !== undefined && code === 'dog-to-partner') return `${nameOf(seat)} hívhat`;
  if (rank !== undefined && code === 'wish-for-given-card')
    return `${cards.aRank(rank)} adtál egy ellenfélnek`;
  if (rank !== undefined && code === 'wish-for-missing-rank') return `nincs a kezedben ${cards.rank(rank)}`;
  if (value !== undefined && value > 1 && code === 'best-in-imagined-rounds') {
    return `az előre lejátszott körökben ez ${value} ponttal volt jobb`;
  }
  if (value !== undefined && value > 1 && code === 'expects-most') {
    return `ez ígéri a legtöbbet: az ellenfeleknél mintegy ${value} ponttal többet`;
  }
  if (value !== undefined && value < -1 && code === 'expects-most') {
    return `ez kerül a legkevesebbe: az ellenfeleknél mintegy ${-value} ponttal kevesebbe`;
  }
  return phrases[code];
}

export const reasons: typeof english = { ...phrases, why };
