// A bot that plays with people at a table of a Schupf server, over the network. PROTOCOL.md tells everything about it.
// Try it beside "npm start": node scripts/run.mjs examples/online-bot.mjs http://127.0.0.1:3000
// opens a table with a chair for the bot and prints its link. With the code of a table and a token after the address
// it plays on the chair for which whoever opened the table got the token.
import { Client, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { actionToPlay, legalActions, readRules, unpackView } from '@schupf/rules';

const NAME = 'lowest';
const [address, ...invitation] = process.argv.slice(2);
const { origin } = new URL(address);

// Socket, time and chance, as the client wants them handed in. Only who has a cookie needs headers.
function outside(headers = {}) {
  return {
    connect: (events) => {
      const url = `${origin.replace('http', 'ws')}${SOCKET_PATH}`;
      const socket = new WebSocket(url, { protocols: SUBPROTOCOL, headers });
      socket.onopen = () => events.opened();
      socket.onmessage = ({ data }) => events.heard(data);
      socket.onclose = () => events.closed();
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    now: () => performance.now(),
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
  };
}

// Comes in as a guest who opens a table, and invites the bot to it.
async function openTable() {
  const post = (path, body, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const guest = await post('/api/guest', { name: 'Host of a bot' });
  const cookie = guest.headers.get('set-cookie').split(';')[0];
  const [bot, nobody] = [{ type: 'bot', name: 'club-1' }, { type: 'nobody' }];
  const wanted = { rules: { variant: 'nanjing' }, speed: 'normal', visibility: 'private' };
  const ways = { startsAtOnce: false, freeChat: false, handsAfter: null };
  const opened = await post(
    '/api/tables',
    { ...wanted, ...ways, chairs: [nobody, bot, nobody, bot] },
    cookie,
  );
  const { code } = await opened.json();
  const host = new Client(outside({ cookie, origin }), { name: 'a host' });
  const { token } = await host.watch(code, {}).manage({ type: 'invite-bot', chair: 2, name: NAME });
  host.close();
  return [code, token];
}

// What this bot does: the lowest play that gets rid of most cards, and no bombs, calls or wishes of its own.
function choose(view, seat) {
  const offers = legalActions(view, seat);
  const plays = offers.filter(({ type }) => type === 'play');
  const value = ({ play }) => play.height - 6 * play.size + (play.kind.startsWith('bomb') ? 200 : 0);
  const best = plays.sort((a, b) => value(a) - value(b))[0];
  if (best === undefined) {
    const other = offers.find(({ type }) => ['push', 'take', 'pass', 'give'].includes(type));
    return other?.type === 'push' ? push(other) : (other ?? null);
  }
  const wish = best.wish === 'must' ? { wish: 14 } : {};
  const dogTo = best.dogTo.length > 0 ? { dogTo: best.dogTo[0] } : {};
  return actionToPlay('play', seat, best.play, { ...wish, ...dogTo });
}

// Gives away the cheapest cards; those that must be given come first.
function push({ seat, slots }) {
  const given = new Set();
  const gifts = slots.map(({ to, count, must, pick }) => {
    const others = pick.toArray().filter((card) => !given.has(card));
    const cards = [...must.toArray(), ...others].slice(0, count);
    for (const card of cards) given.add(card);
    return { to, cards };
  });
  return { type: 'push', seat, gifts };
}

const [code, token] = invitation.length === 2 ? invitation : await openTable();
let rules = null;

const client = new Client(
  outside(),
  { name: `an example called ${NAME}`, token },
  {
    // A chance to call or to bomb needs no answer.
    asked: (question) => {
      if (rules === null || question.kind !== 'decide') return;
      client.answer(question, choose(unpackView(question.view, rules), question.seat));
    },
    changed: (state, reason) => {
      console.log(reason === null ? state : `${state}: ${reason}`);
      if (state === 'closed') process.exit(1);
    },
  },
);
client.watch(code, {
  info: (info) => {
    rules = readRules(info.rules).rules;
    console.log(`at the table ${origin}/#/t/${code}`);
  },
  gone: () => process.exit(),
});
