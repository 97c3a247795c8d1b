import type { tips as english } from '../en/tips.ts';

export const tips: typeof english = {
  dismiss: 'Értem',
  none: 'Nem kérek több tippet',
  tips: {
    grand: {
      title: 'Nagy ticsu?',
      text: 'Csak ha a lapjaid már most erősek: sárkány, főnix, ászok. Ha valaki előtted megy ki, 200 pontodba kerül. Ha kétséges, kérd a többit.',
    },
    exchange: {
      title: 'Csere rang szerint.',
      text: 'Most mindenki a rangja szerinti helyen ül. Az utolsók a legjobb lapjaikat adják az elsőknek, és más lapokat kapnak vissza. Amit nem választhatsz meg, már ki van téve.',
    },
    push: {
      title: 'Csere.',
      text: 'Ellenfélnek azt add, ami a legkevesebbet segít, partnernek azt, ami a legtöbbet. Te is ugyanennyit kapsz.',
    },
    'push-partners': {
      title: 'Csere.',
      text: 'A partnereid kapnak tőled egy-egy lapot, az ellenfelek semmit. Azt add, ami a csapatodnak a legtöbbet segít.',
    },
    'push-opponents': {
      title: 'Csere.',
      text: 'Csak ellenfeleknek adsz lapot: azt add, ami nekik a legkevesebbet segít. Te is ugyanennyit kapsz.',
    },
    'early-tichu': {
      title: 'Ticsu a csere előtt.',
      text: 'Ha most mondod, a partnered a legjobb lapját adhatja neked. De az ellenfelek is tudják.',
    },
    standings: {
      title: 'Figyeld az állást.',
      text: 'Nagy hátrányban egy merész bejelentés megfordíthatja a játszmát. Nagy előnyben nincs rá szükség.',
    },
    gift: {
      title: 'A sárkány nyert.',
      text: 'Az ütése egy ellenfélé lesz. Add annak, akinél a legkevésbé fáj: gyakran annak, akinek több lapja van.',
    },
    bound: {
      title: 'Köt a kérés.',
      text: 'Le tudod rakni a kért értéket, tehát le is kell raknod. Bármelyik kombináció jó, amelyben benne van.',
    },
    'mah-jong': {
      title: 'Nálad van a veréb.',
      text: 'Kezdésnek jó lap. Amikor lerakod, kérhetsz egy értéket, és aki tudja, annak le kell raknia.',
    },
    'wish-bomb': {
      title: 'Jól gondold meg a kérést.',
      text: 'A kérés a partneredet is köti. Ne kérj olyan értéket, amely szétszedheti a bombáját.',
    },
    ranks: {
      title: 'Mindenki magáért játszik.',
      text: 'Szabadulj meg a lapjaidtól hamar. A kimenés sorrendje a rangod a következő körben.',
    },
    packs: {
      title: 'Két pakli.',
      text: 'A szín alatti két pont a második pakli lapját jelöli. Pontosan annyit ér, mint a párja.',
    },
    'two-hands': {
      title: 'Két játékos lapjaival játszol.',
      text: 'Egyedül a többiek ellen, a saját lapjaiddal és a terítettekkel. A lapok fölött válthatsz.',
    },
    bomb: {
      title: 'Bombád van.',
      text: 'Mindent üt, és most lerakhatod. Gyakran érdemes kivárni a legjobb pillanatot.',
    },
    partner: {
      title: 'Az ütés a partneredé.',
      text: 'Ha passzolsz, lapot spórolsz, és újra a partnered hív. Ráraknod akkor érdemes, ha gyenge lapoktól szabadulnál.',
    },
    pass: {
      title: 'Nincs mit rakni.',
      text: 'Nincs magasabb ilyen kombinációd, ezért passzolj. A következő alkalommal újra játszhatsz.',
    },
    follow: {
      title: 'Rakj rá, vagy passzolj.',
      text: 'Ugyanilyen kombináció kell, ugyanannyi lapból, csak magasabb. A halvány lapok most nem jók.',
    },
    caller: {
      title: 'Egy ellenfél ticsut mondott.',
      text: 'Drágítsd meg az ütéseit: üsd a lapjait, hogy hamar elfogyjanak a nagyok.',
    },
    lead: {
      title: 'Bármit lerakhatsz.',
      text: 'Bármilyen kombináció jó. Jó szokás az alacsony lapokkal kezdeni: a magasak visszahozzák a hívást.',
    },
    dog: {
      title: 'A kutya.',
      text: 'Egyedül hívva azonnal a partnerednek adja a hívást. Épp jó, ha a partnered ticsut mondott.',
    },
    'dog-six': {
      title: 'A kutya.',
      text: 'Egyedül hívva azonnal annak a partnerednek adja a hívást, akit választasz. Épp jó annak, aki ticsut mondott.',
    },
    phoenix: {
      title: 'A főnix',
      text: 'szinte minden kombinációba beillik. Egyedül a sárkányon kívül minden lapot üt, fél értékkel.',
    },
    tichu: {
      title: 'Ticsu?',
      text: 'Erős lapokkal 100 pontot tehetsz arra, hogy elsőnek mész ki, amíg nem raktál le lapot.',
    },
    'last-cards': {
      title: 'Figyeld a lapszámot.',
      text: 'Egy ellenfélnek már alig van lapja. A lapszámánál hosszabb kombinációra nem tud rakni.',
    },
    scoring: {
      title: 'A pontozás.',
      text: 'A király és a tízes 10, az ötös 5, a sárkány 25, a főnix mínusz 25 pont. Az utolsó lapjai az ellenfeleké, az ütései az elsőé.',
    },
    'scoring-six': {
      title: 'A pontozás.',
      text: 'A király és a tízes 10, az ötös 5, a sárkány 25, a főnix mínusz 25 pont. Az utolsó lapjai és ütései az ellenfeleké, az ötödik ütései az elsőé.',
    },
  },
};
