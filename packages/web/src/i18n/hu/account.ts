import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  signUp: {
    title: 'Fiók létrehozása',
    text: 'Őrizd meg itt a nevedet és a játszmáidat azonosítókulccsal: ujjlenyomattal, arccal vagy az eszközöd PIN-kódjával. Nem kell se jelszó, se e-mail-cím. A többi eszközödön kijelentkezel.',
    button: 'Megőrzés kulccsal',
    done: 'A nevedet és a játszmáidat megőriztük.',
  },
  signIn: {
    title: 'Bejelentkezés',
    text: 'Megőrizted már itt a nevedet? Jelentkezz be az azonosítókulcsoddal.',
    asGuest: (name) =>
      `Ha itt más néven jelentkezel be, többé nem ${name} néven játszol, azoknál az asztaloknál sem, ahol most ülsz.`,
    button: 'Bejelentkezés kulccsal',
    known: 'Bejelentkezés más néven',
    lost: 'Nincs nálad azonosítókulcs?',
    lostText:
      'Használd az egyik helyreállító kódodat. Egyszer használható, és minden más eszközödön kijelentkeztet.',
    code: 'Helyreállító kód',
    useCode: 'Bejelentkezés a kóddal',
  },
  unavailable: {
    'no-https':
      'A böngészők csak HTTPS-en engednek azonosítókulcsot, ez az oldal pedig anélkül érkezett. A szerver üzemeltetője beállíthatja.',
    'no-hostname':
      'Ezt a szervert az IP-címén nyitottad meg, és a böngészők csak névhez engednek azonosítókulcsot. Ha van a szervernek neve, azon nyisd meg.',
    'this-machine': (address) =>
      `Ezt a szervert az IP-címén nyitottad meg, és a böngészők csak névhez engednek azonosítókulcsot. Ezen a gépen itt működnek: ${address}.`,
    'other-address': (address) => `Az azonosítókulcsok csak a szerver saját címén működnek: ${address}`,
    'no-browser': 'Ez a böngésző nem támogatja az azonosítókulcsokat. Frissítsd, vagy használj másikat.',
  },
  goThere: {
    button: 'Folytatás ott',
    text: 'A neved megmarad. A beállításaid és a botok elleni játszmáid itt maradnak, ebben a böngészőben.',
  },
  otherwise: 'Így is játszhatsz, és innen egy linkkel más eszközöket is hozzáadhatsz.',
  problems: {
    cancelled: 'Nem használtál azonosítókulcsot. Bármikor újra próbálhatod.',
    'wrong-passkey': 'Ezt az azonosítókulcsot itt nem ismerjük.',
    'wrong-code': 'Ez a kód hibás, vagy már felhasználtad.',
    'already-here': 'Ezen az eszközön már van azonosítókulcs a fiókodhoz.',
    'too-fast': 'Ez túl gyakori volt. Próbáld újra egy óra múlva.',
    full: 'Túl sok azonosítókulcsod van. Előbb távolíts el egyet.',
    'last-passkey': 'Ez az utolsó azonosítókulcsod, és nincs helyreállító kódod. Előbb készíts új kódokat.',
  },
  confirm: {
    title: 'Erősítsd meg, hogy te vagy az',
    text: 'Hogy más ne tehesse meg helyetted, mutasd meg, hogy tényleg te vagy az.',
    passkey: 'Azonosítókulcs használata',
    code: 'Helyreállító kód használata',
    codeText: 'A kód ezzel elhasználódik, és minden más eszközödön kijelentkezel.',
    go: 'Megerősítés',
  },
  codes: {
    title: 'Helyreállító kódok',
    shown: 'A helyreállító kódjaid',
    lead: 'Ha minden eszközödet elveszíted, ezek egyikével visszatérhetsz. Csak most láthatók, ezért tedd el őket biztos helyre. Mindegyik egyszer használható.',
    paper: (name, server) => `${name} helyreállító kódjai, ${server}`,
    copy: 'Másolás',
    copied: 'Kimásolva',
    print: 'Nyomtatás',
    download: 'Letöltés',
    done: 'Biztos helyen vannak',
    left: (count) =>
      count === 0
        ? 'Nincs helyreállító kódod. Az azonosítókulcsaid nélkül nem tudsz visszatérni.'
        : `Még ${count} felhasználatlan kódod van.`,
    renew: 'Új kódok készítése',
    renewText: 'Tíz új kódot kapsz. A régiek többé nem működnek.',
  },
  passkeys: {
    title: 'Azonosítókulcsok',
    text: 'Bármelyikkel bejelentkezhetsz.',
    used: (when) => `utoljára használva: ${when}`,
    synced: 'több eszközön',
    add: 'Új azonosítókulcs',
    rename: 'Átnevezés',
    renameKey: (name) => `${name} átnevezése`,
    name: 'Az azonosítókulcs neve',
    remove: 'Eltávolítás',
    removeKey: (name) => `${name} eltávolítása`,
    removeText: 'Többé nem tudsz vele bejelentkezni. Töröld az eszközről is.',
    unnamed: 'Azonosítókulcs',
  },
  handle: {
    title: 'Felhasználónév',
    text: 'Erről ismernek fel mások. Csak a tiéd, akkor is, ha másnak ugyanaz a neve.',
    label: 'A felhasználóneved',
    hint: '3–20 betű, számjegy és egyes kötőjel',
    save: 'Mentés',
    changeable: (when) => `Ettől a naptól változtathatod meg: ${when}.`,
    taken: 'Valakinek már ez a felhasználóneve, vagy egy ugyanígy kinéző.',
    malformed:
      'A felhasználónév 3–20 ékezet nélküli betűből, számjegyből és egyes kötőjelekből áll, és betűvel kezdődik.',
    'too-soon': 'A felhasználónevedet csak 90 naponta változtathatod meg.',
  },
  guest: {
    title: (name) => `Te játszottál itt ${name} néven?`,
    text: (name, matches) =>
      `Mielőtt bejelentkeztél, ez az eszköz ${name} néven játszott: ${matches}. Ezt egyszer átveheted a fiókodba.`,
    matches: (count, isMore) => `${isMore ? 'több mint ' : ''}${count} befejezett játszma`,
    join: 'Átveszem',
    decline: 'Köszönöm, nem',
    joined: 'Átvetted.',
    met: 'Ezzel a vendéggel egy asztalnál ültél, így nem lehettek egy játékos.',
    playing: 'A vendég egyik játszmája még tart. Próbáld újra, ha véget ért.',
  },
  devices: {
    others: 'A többi kijelentkeztetése',
    othersText: 'Csak ezen az eszközön maradsz bejelentkezve.',
  },
  export: {
    title: 'Az adataid',
    text: 'Töltsd le egyetlen archívumban mindazt, amit ez a szerver rólad tárol, az összes játszmáddal együtt.',
    button: 'Adataim letöltése',
  },
  leave: {
    hereText: 'Azonosítókulccsal vagy helyreállító kóddal újra bejelentkezhetsz.',
    everywhere: 'Kijelentkezés mindenhol',
    everywhereText:
      'Minden eszközödön kijelentkezel, ezen is. Azonosítókulccsal vagy helyreállító kóddal újra bejelentkezhetsz.',
    deleteText:
      'A neved, a felhasználóneved, az azonosítókulcsaid, az eszközeid, a barátaid és a játszmáid listája törlődik. Ezt nem lehet visszavonni.',
  },
};
