import type { DealsTexts } from '../load-deals.ts';
import { plural } from '../plural.ts';

const rounds = (count: number) => `${count} ${plural('de', count, { one: 'Runde', other: 'Runden' })}`;

export const deals: DealsTexts = {
  verdicts: {
    verified: 'Karten geprüft',
    'not-verifiable': 'Die Karten lassen sich nicht prüfen',
    failed: 'Die Karten sind nicht wie versprochen',
  },
  checking: 'Die Karten werden geprüft …',
  unverifiable: {
    none: 'Diese Aufzeichnung sagt nicht, wie ihre Karten entstanden sind. Das ist normal bei Partien gegen die Bots auf deinem Gerät und bei älteren.',
    newer:
      'Diese Aufzeichnung stammt von einer neueren Version von Schupf. Bitte aktualisiere und prüfe noch einmal.',
  },
  checked: {
    commitment: 'Das Geheimnis des Tisches ist das, auf das er sich vor allem anderen festgelegt hat.',
    salts: (count, names) =>
      `${plural('de', count, { one: 'Ein Salt von', other: 'Salts von' })} ${names}: Jedes passt zum Hash, der vorher kam.`,
    noSalts:
      'Kein Gerät eines Spielers hat ein Salt beigetragen. Das zeigt also nur, dass nach der Festlegung nichts geändert wurde.',
    withheld: (name) =>
      `Von ${name} kam der Hash, aber kein Salt. So war eine Wahl zwischen zwei Kartenfolgen möglich.`,
    draw: 'Die Plätze und der erste Geber folgen aus dem Geheimnis und den Salts.',
    cards: (count) => `Ebenso alle Karten von ${rounds(count)}.`,
    moves: 'Jeder Zug ist mit diesen Karten erlaubt.',
  },
  problems: {
    damaged: (line) => `Die Zeile „${line}“ fehlt, steht doppelt da oder ist beschädigt.`,
    commitment:
      'Das Geheimnis des Tisches ist nicht das, auf das er sich festgelegt hat, oder die Festlegung wurde geändert.',
    salt: (seat) => `Das Salt von Platz ${seat} passt nicht zum Hash, der vorher kam.`,
    seats: 'Die Plätze folgen nicht aus dem Geheimnis und den Salts.',
    dealer: 'Der erste Geber folgt nicht aus dem Geheimnis und den Salts.',
    'missing-round': (round) => `Runde ${round} fehlt.`,
    seed: (round) => `Der Seed von Runde ${round} folgt nicht aus dem Geheimnis und den Salts.`,
    cards: (round) => `Die Karten von Runde ${round} folgen nicht aus ihrem Seed.`,
    replay: (round, problem) =>
      `${round === null ? 'Die Aufzeichnung' : `Runde ${round}`} verletzt die Regeln: ${problem}`,
  },
  witness: {
    tookPart: 'Dein Gerät hat sein eigenes Salt beigetragen: Niemand kann diese Karten ausgesucht haben.',
    tooLate: 'Dein Gerät hat zu dieser Partie kein Salt beigetragen.',
    differs: 'Die Aufzeichnung ist nicht das, was dein Gerät vor der Partie gesehen hat.',
  },
  alarms: {
    'commitment-changed':
      'Der Server hat seine Festlegung für diese Partie geändert. Traue ihren Karten nicht.',
    'hashes-changed': 'Der Server hat die Hashes der Salts geändert. Traue den Karten dieser Partie nicht.',
    'salts-changed':
      'Der Server zeigt Salts, die nicht zu ihren Hashes passen. Traue den Karten dieser Partie nicht.',
    'wrong-secret':
      'Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hat. Traue den Karten dieser Partie nicht.',
  },
  page: {
    title: 'Partie prüfen',
    intro:
      'Die Karten einer Partie auf einem Server folgen aus einem Geheimnis des Servers und Salts von den Geräten der Spieler. Lege die Aufzeichnung einer Partie hier ab, und diese Seite rechnet sie auf deinem Gerät nach.',
    drop: 'Lege eine .schupf-Datei hier ab',
    choose: 'Datei wählen',
    paste: 'Oder füge den Text einer Aufzeichnung ein',
    check: 'Prüfen',
    unreadable: (line, problem) => `Das ist keine Aufzeichnung. Zeile ${line}: ${problem}`,
    details: 'Einzelheiten',
    provesTitle: 'Was das beweist',
    proves: [
      'Vor der Partie hat sich der Server auf ein Geheimnis festgelegt. Er kann kein anderes benutzt haben.',
      'Die Geräte der Spieler haben Salts beigetragen, die der Server da noch nicht kennen konnte, und niemand kannte ein fremdes Salt, bevor das eigene feststand.',
      'Also konnte niemand die Karten aussuchen: nicht der Server, kein Spieler und auch kein Spieler mit Hilfe des Servers, solange ein Salt von jemand Ehrlichem kam.',
    ],
    provesNotTitle: 'Was es nicht beweist',
    provesNot: [
      'Wer welche Karten gesehen hat. Der Server gibt sie, also kennt er sie.',
      'Dass die Namen stimmen oder dass die Züge so gespielt wurden: Sie werden nur an den Regeln gemessen.',
      'Etwas über eine Seite, die ein unehrlicher Server verändert hat. Im Zweifel prüfe mit „schupf verify“ auf deinem eigenen Rechner.',
    ],
  },
};
