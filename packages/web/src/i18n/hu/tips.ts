import type { tips as english } from '../en/tips.ts';

export const tips: typeof english = {
  dismiss: 'Értem',
  none: 'Nem kérek több tippet',
  tips: {
    grand: {
      title: 'Nagy ticsu?',
      text: 'Csak ha a lapjaid már most erősek: sárkány, főnix, ászok. Ha valaki előtted megy ki, 200 pontodba kerül. Ha bizonytalan vagy, kérd a többit.',
    },
    exchange: {
      title: 'Csere rang szerint.',
      text: 'Most mindenki a rangja szerinti helyen ül. Az utolsók a legjobb lapjaikat adják az elsőknek, és más lapokat kapnak vissza. Ahol nincs választásod, ott a lapok már ki vannak jelölve.',
    },
    push: {
      title: 'Csere.',
      text: 'Az ellenfeleknek azt add, ami a legkevesebbet segít, a partnerednek azt, ami a legtöbbet. Te is kapsz mindenkitől egy-egy lapot.',
    },
    'push-partners': {
      title: 'Csere.',
      text: 'A partnereid kapnak tőled egy-egy lapot, az ellenfelek semmit. Azt add, ami a csapatodnak a legtöbbet segít.',
    },
    'push-opponents': {
      title: 'Csere.',
      text: 'Csak ellenfeleknek adsz lapot: azt add, ami nekik a legkevesebbet segít. Te is kapsz tőlük egy-egy lapot.',
    },
    'early-tichu': {
      title: 'Ticsu a csere előtt.',
      text: 'Ha most mondod, a partnered a legjobb lapját adhatja neked. De az ellenfelek is megtudják.',
    },
    standings: {
      title: 'Figyeld az állást.',
      text: 'Nagy hátrányban egy merész bejelentés megfordíthatja a játszmát. Nagy előnyben nincs rá szükség.',
    },
    gift: {
      title: 'A sárkány vitte.',
      text: 'Az ütése egy ellenfélé lesz. Add annak, akinél a legkevésbé fáj: gyakran annak, akinek több lapja van.',
    },
    bound: {
      title: 'Köt a kérés.',
      text: 'Le tudod rakni a kért értéket, tehát le is kell raknod. Bármelyik kombináció jó, amelyben benne van.',
    },
    'mah-jong': {
      title: 'Nálad van a veréb.',
      text: 'Kezdésnek jó lap. Amikor lerakod, kérj egy értéket: aki tudja, annak le kell raknia.',
    },
    'wish-bomb': {
      title: 'Jól gondold meg a kérést.',
      text: 'A kérés a partneredet is köti. Ne kérj olyan értéket, amely szétszedheti a bombáját.',
    },
    ranks: {
      title: 'Mindenki magáért játszik.',
      text: 'Szabadulj meg hamar a lapjaidtól. Ahányadikként kimész, az lesz a rangod a következő körben.',
    },
    packs: {
      title: 'Két pakli.',
      text: 'A szín jele alatti két pont a második pakli lapját jelöli. Pontosan annyit ér, mint a párja.',
    },
    'two-hands': {
      title: 'Két játékos lapjaival játszol.',
      text: 'Egyedül vagy a többiek ellen, a saját lapjaiddal és a terítettekkel. A lapjaid fölött válthatsz köztük.',
    },
    bomb: {
      title: 'Bombád van.',
      text: 'Mindent üt, és most lerakhatod. Gyakran érdemes kivárni a legjobb pillanatot.',
    },
    partner: {
      title: 'Az ütés a partneredé.',
      text: 'Ha passzolsz, lapot spórolsz, és újra a partnered hív. Rárakni akkor érdemes, ha gyenge lapoktól szabadulnál.',
    },
    pass: {
      title: 'Nincs mit rakni.',
      text: 'Nincs magasabb ilyen kombinációd, ezért passzolj. Amikor megint te jössz, újra játszhatsz.',
    },
    follow: {
      title: 'Rakj rá, vagy passzolj.',
      text: 'Ugyanilyen kombináció kell, ugyanannyi lapból, csak magasabb. A halvány lapok most nem jók.',
    },
    caller: {
      title: 'Egy ellenfél ticsut mondott.',
      text: 'Drágítsd meg az ütéseit: üsd a lapjait, hogy hamar elfogyjanak a magasak.',
    },
    lead: {
      title: 'Bármit lerakhatsz.',
      text: 'Bármilyen kombináció jó. Jó szokás az alacsony lapokkal kezdeni: a magasak visszahozzák a hívást.',
    },
    dog: {
      title: 'A kutya.',
      text: 'Hívd egyedül, és azonnal a partnered hív. Épp jókor jön, ha a partnered ticsut mondott.',
    },
    'dog-six': {
      title: 'A kutya.',
      text: 'Hívd egyedül, és azonnal az a partnered hív, akit kiválasztasz. Épp jókor jön annak, aki ticsut mondott.',
    },
    phoenix: {
      title: 'A főnix.',
      text: 'Szinte minden kombinációba beillik. Egyedül minden lapot üt fél értékkel, csak a sárkányt nem.',
    },
    tichu: {
      title: 'Ticsu?',
      text: 'Erős lapokkal 100 pontot tehetsz arra, hogy elsőnek mész ki, amíg nem raktál le lapot.',
    },
    'last-cards': {
      title: 'Figyeld a lapszámot.',
      text: 'Egy ellenfélnek már alig van lapja. Ha több lapot raksz le egyszerre, mint amennyi nála van, nem tud rárakni.',
    },
    scoring: {
      title: 'A pontozás.',
      text: 'A király és a tízes 10, az ötös 5, a sárkány 25, a főnix mínusz 25 pont. Az utolsó játékos megmaradt lapjai az ellenfeleké, az ütései azé, aki elsőnek ment ki.',
    },
    'scoring-six': {
      title: 'A pontozás.',
      text: 'A király és a tízes 10, az ötös 5, a sárkány 25, a főnix mínusz 25 pont. Az utolsó játékos megmaradt lapjai és ütései az ellenfeleké, az ötödik ütései azé, aki elsőnek ment ki.',
    },
  },
};
