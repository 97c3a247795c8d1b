import type { Reason } from '@schupf/bots';
import type { reasons as english } from '../en/reasons.ts';
import { cards } from './cards.ts';

const phrases: Omit<typeof english, 'why'> = {
  'only-choice': 'más nem lehetséges',
  'at-random': 'egyik olyan jó, mint a másik',
  'goes-out': 'ezek az utolsó lapjaid',
  'shortest-plan': 'így fogy el a többi a legkevesebb lépésben',
  'sheds-losers': 'megszabadulsz lapoktól, amelyek aligha visznek ütést',
  'cannot-be-beaten': 'ezt már senki sem üti',
  'saves-strength': 'az erős lapjaid később többet érnek',
  'partner-has-it': 'a partneredé az ütés',
  'serves-call': 'a partnered bejelentett, segíts neki',
  'fights-call': 'egy ellenfél bejelentett',
  'stops-opponent': 'egy ellenfél mindjárt kimegy',
  'wish-for-given-card': 'ilyet adtál egy ellenfélnek',
  'wish-for-missing-rank': 'neked nincs ilyen lapod',
  'strong-hand': 'elég erős a kezed, hogy elsőként menj ki',
  'too-weak-to-call': 'a kezed gyenge a bejelentéshez',
  'somebody-else-called': 'valaki más már bejelentett',
  'push-convention': 'ennél az asztalnál így szokás cserélni',
  'push-least-useful': 'ezekre van a legkevésbé szükséged',
  'gift-to-slower': 'ott árt a legkevesebbet az ütés',
  'dog-to-partner': 'a partnered hívhat',
  'best-in-imagined-rounds': 'ez ment a legjobban az előre lejátszott körökben',
};

function why({ code, rank, value }: Reason): string {
  if (rank !== undefined && code === 'wish-for-given-card')
    return `${cards.aRank(rank)} adtál egy ellenfélnek`;
  if (rank !== undefined && code === 'wish-for-missing-rank') return `nincs a kezedben ${cards.rank(rank)}`;
  if (value !== undefined && value > 1 && code === 'best-in-imagined-rounds') {
    return `az előre lejátszott körökben ez ${value} ponttal volt jobb`;
  }
  return phrases[code];
}

export const reasons: typeof english = { ...phrases, why };
