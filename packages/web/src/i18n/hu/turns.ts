import type { turns as english } from '../en/turns.ts';

export const turns: typeof english = {
  title: 'Asztalaid',
  yourMove: (count) => `Te jössz (${count})`,
  waiting: 'Másokra várunk',
  notBegun: 'Még nem kezdődött el',
  over: 'A játszma véget ért',
  alone: 'Még senki más',
  withClock: 'Órával',
  yourDue: (when) => `Eddig lépj: ${when}.`,
  othersDue: (names, when) => `Rá várunk: ${names}, eddig: ${when}.`,
  onHoliday: (name, when) =>
    name === null ? `Szabadságon vagy eddig: ${when}.` : `${name} szabadságon van eddig: ${when}.`,
  passing: {
    open: 'Passz, amíg…',
    help: 'Passzol, amint te jössz. Csak te látod, mit választottál.',
    withdraw: 'Nyomd meg, ha újra te döntenél.',
    question: 'Passz ebben az ütésben, amíg…',
    trickEnd: 'véget nem ér az ütés',
    opponent: 'ellenfélé nem lesz az ütés',
    points: (points) => `${points} pontot nem ér az ütés`,
    higher: (rank) => `${rank} fölötti lap nem kerül le`,
    worth: 'ennyi pont',
    above: 'ennél magasabb',
    now: {
      trickEnd: 'Passzolsz, amíg véget nem ér az ütés',
      opponent: 'Passzolsz, amíg ellenfélé nem lesz az ütés',
      points: (points) => `Passzolsz, amíg ${points} pontot nem ér az ütés`,
      higher: (rank) => `Passzolsz, amíg ${rank} fölötti lap nem kerül le`,
    },
  },
  holidays: {
    title: 'Szabadság',
    about:
      'Amíg szabadságon vagy, minden levelezős asztalnál megáll az órád. A többiek látják, meddig vagy távol. Egy éven belül 14 napod van.',
    isOn: (when) => `Szabadságon vagy eddig: ${when}.`,
    end: 'Visszajöttem',
    days: 'Napok',
    left: (days) => `még ${days}`,
    begin: 'Kezdés most',
  },
  notices: {
    title: 'Értesítések',
    about:
      'Levelezős asztaloknál ez az eszköz szól, ha te jössz, és még egyszer, mielőtt lejár az időd. Az értesítésekben sosem szerepelnek lapok.',
    turnOn: 'Bekapcsolás ezen az eszközön',
    isOn: 'Ezen az eszközön bekapcsolva',
    turnOff: 'Kikapcsolás',
    denied:
      'A böngésződ letiltja ennek az oldalnak az értesítéseit. Az oldalra vonatkozó beállításaiban engedélyezheted őket.',
    unsupported:
      'Ez a böngésző itt nem tud értesítéseket fogadni. iPhone-on és iPaden előbb add hozzá a Schupfot a kezdőképernyőhöz.',
    turns: 'Ha te jössz',
    invitations: 'Ha egy barátod meghív',
    matches: 'Ha véget ért egy játszma',
    quiet: 'Csendes órák',
    from: 'ettől:',
    until: 'eddig:',
  },
};
