import type { ClientMessage } from '../src/index.ts';

export const TABLE = '0123456789';

/** At least one message of every type, as a client sends it. */
export const CLIENT_MESSAGES: {
  readonly [Type in ClientMessage['type']]: readonly Extract<ClientMessage, { type: Type }>[];
} = {
  hello: [
    { type: 'hello', client: 'test' },
    { type: 'hello', client: '', token: 'secret' },
  ],
  watch: [
    { type: 'watch', table: TABLE, since: null },
    { type: 'watch', table: TABLE, since: { observer: 2, seq: 17 } },
    { type: 'watch', table: TABLE, since: { observer: 'spectator', seq: 0 } },
  ],
  unwatch: [{ type: 'unwatch', table: TABLE }],
  command: [
    { type: 'command', table: TABLE, id: 'a.1', command: { type: 'ready' } },
    {
      type: 'command',
      table: TABLE,
      id: '~',
      command: { type: 'act', turn: 3, action: { type: 'play', seat: 1, cards: [3, 4] } },
    },
  ],
  manage: [
    { type: 'manage', table: TABLE, id: '1', what: { type: 'start' } },
    {
      type: 'manage',
      table: TABLE,
      id: '2',
      what: { type: 'place', chair: 3, occupant: { type: 'nobody' } },
    },
    {
      type: 'manage',
      table: TABLE,
      id: '3',
      what: { type: 'place', chair: 3, occupant: { type: 'bot', name: 'expert' } },
    },
    { type: 'manage', table: TABLE, id: '4', what: { type: 'invite-bot', chair: 0, name: 'Robby' } },
  ],
  say: [{ type: 'say', table: TABLE, phrase: 'hello' }],
  write: [{ type: 'write', table: TABLE, text: 'Guten Abend 👋' }],
  friends: [
    { type: 'friends', on: true },
    { type: 'friends', on: false },
  ],
  turns: [
    { type: 'turns', on: true },
    { type: 'turns', on: false },
  ],
  seek: [
    {
      type: 'seek',
      seek: { variant: 'nanjing', players: 4, speed: 'normal', rated: true, friend: null },
    },
    {
      type: 'seek',
      seek: {
        variant: 'grandseigneur',
        players: 7,
        speed: 'blitz',
        rated: false,
        friend: '0123456789abcdef',
      },
    },
    {
      type: 'seek',
      seek: {
        ...{ variant: 'nanjing', players: 4, speed: 'normal', rated: true, friend: null },
        also: [
          { speed: 'blitz', rated: true },
          { speed: 'normal', rated: false },
        ],
      },
    },
    { type: 'seek', seek: null },
  ],
  come: [{ type: 'come', group: '0123456789ab' }],
  'take-bots': [{ type: 'take-bots' }],
  decline: [{ type: 'decline', person: '0123456789abcdef' }],
  replay: [
    { type: 'replay', table: TABLE, what: { type: 'join', match: null, lead: true } },
    { type: 'replay', table: TABLE, what: { type: 'join', match: 2, lead: false } },
    { type: 'replay', table: TABLE, what: { type: 'leave' } },
    {
      type: 'replay',
      table: TABLE,
      what: { type: 'show', round: 1, moment: 0, view: { front: 3, all: true } },
    },
    { type: 'replay', table: TABLE, what: { type: 'what-if' } },
    { type: 'replay', table: TABLE, what: { type: 'play', action: { type: 'pass', seat: 0 } } },
    { type: 'replay', table: TABLE, what: { type: 'undo' } },
    { type: 'replay', table: TABLE, what: { type: 'step', moment: 1, view: { front: 0, all: false } } },
    { type: 'replay', table: TABLE, what: { type: 'point', at: { type: 'card', card: 55 } } },
    { type: 'replay', table: TABLE, what: { type: 'point', at: { type: 'seat', seat: 2 } } },
    { type: 'replay', table: TABLE, what: { type: 'lead' } },
    { type: 'replay', table: TABLE, what: { type: 'hand-over', to: '0123456789abcdef' } },
  ],
  lobby: [{ type: 'lobby', on: true }],
  answer: [
    { type: 'answer', table: TABLE, id: 3, action: null },
    { type: 'answer', table: TABLE, id: 4, action: 0, wish: '8' },
    { type: 'answer', table: TABLE, id: 5, action: { type: 'play', cards: ['S8'] } },
  ],
  ping: [{ type: 'ping', n: 0 }],
};
