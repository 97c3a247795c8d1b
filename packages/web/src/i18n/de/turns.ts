import type { turns as english } from '../en/turns.ts';

export const turns: typeof english = {
  title: 'Deine Tische',
  yourMove: (count) => `Du bist dran (${count})`,
  waiting: 'Hier warten wir auf andere',
  notBegun: 'Noch nicht begonnen',
  over: 'Partie beendet',
  alone: 'Noch niemand sonst',
  withClock: 'Mit Uhr',
  yourDue: (when) => `Du hast Zeit bis ${when}.`,
  othersDue: (names, when) => `Wir warten auf ${names}, bis ${when}.`,
  onHoliday: (name, when) =>
    name === null ? `Du bist im Urlaub bis ${when}.` : `${name} ist im Urlaub bis ${when}.`,
  passing: {
    open: 'Passen, bis …',
    help: 'Passt, sobald du dran bist. Was du gewählt hast, siehst nur du.',
    withdraw: 'Drücke hier, um wieder selbst zu entscheiden.',
    question: 'In diesem Stich passen, bis …',
    trickEnd: 'der Stich zu Ende ist',
    opponent: 'ein Gegner den Stich hat',
    points: (points) => `der Stich ${points} Punkte wert ist`,
    higher: (rank) => `etwas über ${rank} gespielt wird`,
    worth: 'Punkte ab',
    above: 'höher als',
    now: {
      trickEnd: 'Du passt, bis der Stich zu Ende ist',
      opponent: 'Du passt, bis ein Gegner den Stich hat',
      points: (points) => `Du passt, bis der Stich ${points} Punkte wert ist`,
      higher: (rank) => `Du passt, bis etwas über ${rank} gespielt wird`,
    },
  },
  holidays: {
    title: 'Urlaub',
    about:
      'Während deines Urlaubs steht deine Uhr an allen Tischen mit Tagen pro Zug still. Die anderen sehen, wie lange du weg bist. Du hast 14 Tage innerhalb eines Jahres.',
    isOn: (when) => `Du bist im Urlaub bis ${when}.`,
    end: 'Ich bin wieder da',
    days: 'Tage',
    left: (days) => `noch ${days}`,
    begin: 'Jetzt beginnen',
  },
  notices: {
    title: 'Benachrichtigungen',
    about:
      'An Tischen mit Tagen pro Zug meldet dir dieses Gerät, wenn du dran bist, und noch einmal, bevor deine Zeit um ist. Karten stehen in keiner Benachrichtigung.',
    turnOn: 'Auf diesem Gerät einschalten',
    isOn: 'Auf diesem Gerät eingeschaltet',
    turnOff: 'Ausschalten',
    denied:
      'Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen für diese Seite erlauben.',
    unsupported:
      'Dieser Browser kann hier keine Benachrichtigungen empfangen. Auf iPhone und iPad musst du Schupf zuerst zum Home-Bildschirm hinzufügen.',
    turns: 'Wenn du dran bist',
    invitations: 'Wenn dich ein Freund einlädt',
    matches: 'Wenn eine Partie zu Ende ist',
    quiet: 'Ruhezeit',
    from: 'von',
    until: 'bis',
  },
};
