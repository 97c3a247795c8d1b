import { plural } from '@schupf/phrasebook';
import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  signUp: {
    title: 'Konto anlegen',
    text: 'Sichere deinen Namen und deine Partien hier mit einem Passkey: mit Fingerabdruck, Gesicht oder der PIN deines Geräts. Du brauchst kein Passwort und keine E-Mail-Adresse. Auf deinen anderen Geräten wirst du abgemeldet.',
    button: 'Mit Passkey sichern',
    done: 'Dein Name und deine Partien sind gesichert.',
  },
  signIn: {
    title: 'Anmelden',
    text: 'Hast du deinen Namen schon einmal gesichert? Dann melde dich mit deinem Passkey an.',
    asGuest: (name) =>
      `Meldest du dich hier unter einem anderen Namen an, spielst du nicht mehr als ${name}, auch nicht an Tischen, an denen du gerade sitzt.`,
    button: 'Mit Passkey anmelden',
    known: 'Unter anderem Namen anmelden',
    lost: 'Kein Passkey zur Hand?',
    lostText:
      'Nimm einen deiner Wiederherstellungscodes. Er gilt einmal und meldet dich auf all deinen anderen Geräten ab.',
    code: 'Wiederherstellungscode',
    useCode: 'Mit diesem Code anmelden',
  },
  unavailable: {
    'no-https':
      'Browser erlauben Passkeys nur über HTTPS, und diese Seite kam ohne. Die Betreiber dieses Servers können es einrichten.',
    'no-hostname':
      'Du hast diesen Server über seine IP-Adresse geöffnet, und Browser erlauben Passkeys nur für einen Namen. Wenn der Server einen Namen hat, öffne ihn darüber.',
    'this-machine': (address) =>
      `Du hast diesen Server über seine IP-Adresse geöffnet, und Browser erlauben Passkeys nur für einen Namen. Auf diesem Rechner gehen sie unter ${address}.`,
    'other-address': (address) => `Passkeys gehen nur unter der eigenen Adresse dieses Servers: ${address}`,
    'no-browser': 'Dieser Browser unterstützt keine Passkeys. Aktualisiere ihn oder nimm einen anderen.',
  },
  goThere: {
    button: 'Dort weitermachen',
    text: 'Du behältst deinen Namen. Einstellungen und Partien gegen Bots bleiben in diesem Browser unter der jetzigen Adresse.',
  },
  otherwise: 'Du kannst trotzdem spielen und mit einem Link von hier weitere Geräte hinzufügen.',
  problems: {
    cancelled: 'Es wurde kein Passkey benutzt. Du kannst es jederzeit noch einmal versuchen.',
    'wrong-passkey': 'Dieser Passkey ist hier nicht bekannt.',
    'wrong-code': 'Dieser Code ist falsch oder schon benutzt.',
    'already-here': 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
    'too-fast': 'Das war zu oft. Versuch es in einer Stunde noch einmal.',
    full: 'Du hast zu viele Passkeys. Entferne zuerst einen.',
    'last-passkey':
      'Das ist dein letzter Passkey, und du hast keine Wiederherstellungscodes. Erstelle zuerst neue.',
  },
  confirm: {
    title: 'Bestätige, dass du es bist',
    text: 'Damit niemand anders das in deinem Namen tut: Zeig bitte, dass du es wirklich bist.',
    passkey: 'Passkey benutzen',
    code: 'Wiederherstellungscode benutzen',
    codeText: 'Der Code ist danach verbraucht, und du wirst auf all deinen anderen Geräten abgemeldet.',
    go: 'Bestätigen',
  },
  codes: {
    title: 'Wiederherstellungscodes',
    shown: 'Deine Wiederherstellungscodes',
    lead: 'Wenn du alle Geräte verlierst, kommst du mit einem dieser Codes zurück. Du siehst sie nur jetzt, also bewahre sie gut auf. Jeder gilt einmal.',
    paper: (name, server) => `Wiederherstellungscodes von ${name} für ${server}`,
    copy: 'Kopieren',
    copied: 'Kopiert',
    print: 'Drucken',
    download: 'Herunterladen',
    done: 'Ich habe sie gesichert',
    left: (count) =>
      count === 0
        ? 'Du hast keine Wiederherstellungscodes. Ohne deine Passkeys kommst du nicht mehr zurück.'
        : `Du hast noch ${count} ${plural('de', count, { one: 'unbenutzten Code', other: 'unbenutzte Codes' })}.`,
    renew: 'Neue Codes erstellen',
    renewText: 'Du bekommst zehn neue Codes. Die alten gelten dann nicht mehr.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Du kannst dich mit jedem davon anmelden.',
    used: (when) => `zuletzt benutzt: ${when}`,
    synced: 'auf mehreren Geräten',
    add: 'Passkey hinzufügen',
    rename: 'Umbenennen',
    renameKey: (name) => `${name} umbenennen`,
    name: 'Name des Passkeys',
    remove: 'Entfernen',
    removeKey: (name) => `${name} entfernen`,
    removeText: 'Du kannst dich damit nicht mehr anmelden. Lösche ihn auch auf dem Gerät.',
    unnamed: 'Passkey',
  },
  handle: {
    title: 'Kürzel',
    text: 'Daran erkennen dich andere. Es gehört nur dir, auch wenn jemand denselben Namen hat.',
    label: 'Dein Kürzel',
    hint: '3 bis 20 Buchstaben, Ziffern und einzelne Bindestriche',
    save: 'Speichern',
    changeable: (when) => `Du kannst es ab dem ${when} wieder ändern.`,
    taken: 'Jemand hat dieses Kürzel oder eines, das genauso aussieht.',
    malformed:
      'Ein Kürzel hat 3 bis 20 Buchstaben (ohne Umlaute), Ziffern und einzelne Bindestriche und beginnt mit einem Buchstaben.',
    'too-soon': 'Du kannst dein Kürzel nur alle 90 Tage ändern.',
  },
  guest: {
    title: (name) => `Warst du hier ${name}?`,
    text: (name, matches) =>
      `Bevor du dich angemeldet hast, wurde auf diesem Gerät als ${name} gespielt, mit ${matches}. Das kannst du einmal in dein Konto übernehmen.`,
    matches: (count, isMore) =>
      `${isMore ? 'mehr als ' : ''}${count} ${plural('de', count, { one: 'beendeten Partie', other: 'beendeten Partien' })}`,
    join: 'Übernehmen',
    decline: 'Nein, danke',
    joined: 'Übernommen.',
    met: 'Du hast mit diesem Gast am selben Tisch gesessen, also könnt ihr nicht ein Spieler werden.',
    playing: 'Eine Partie dieses Gastes läuft noch. Versuch es danach noch einmal.',
  },
  devices: {
    others: 'Alle anderen abmelden',
    othersText: 'Du bleibst nur auf diesem Gerät angemeldet.',
  },
  export: {
    title: 'Deine Daten',
    text: 'Lade alles herunter, was dieser Server über dich gespeichert hat, mit all deinen Partien, in einem Archiv.',
    button: 'Meine Daten laden',
  },
  leave: {
    hereText: 'Du kannst dich mit einem Passkey oder einem Wiederherstellungscode wieder anmelden.',
    everywhere: 'Überall abmelden',
    everywhereText:
      'Du wirst auf allen Geräten abgemeldet, auch auf diesem. Du kannst dich mit einem Passkey oder einem Wiederherstellungscode wieder anmelden.',
    deleteText:
      'Dein Name, dein Kürzel, deine Passkeys, deine Geräte, deine Freunde und deine Partienliste werden gelöscht. Das lässt sich nicht rückgängig machen.',
  },
};
