// A bot that plays with people at a table on a Schupf server, in plain Node without packages. BOTS.md explains the
// messages. Try it while "npm start" is running: node examples/online-bot.mjs http://127.0.0.1:3000
// This opens a table with a seat for the bot and prints the link. If you add a table's code and a token, the bot takes
// the seat that the host of that table reserved with the token.
import { decide } from './decide.mjs';

const NAME = 'lowest';
const [address, ...invitation] = process.argv.slice(2);
const { origin } = new URL(address);
const headers = { origin, 'content-type': 'application/json' };

const post = (path, body, cookie = '') =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });

// Opens a socket, says hello, watches the table, and passes on every message.
function connect(code, token, cookie, receive) {
  const options = { protocols: 'schupf.v2.json', headers: cookie === '' ? {} : { origin, cookie } };
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, options);
  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', client: NAME, ...(token === '' ? {} : { token }) });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    // A table that has moved to another machine of the server does not know us any more.
    if (message.type === 'welcome' || message.type === 'moved')
      send({ type: 'watch', table: code, since: null });
    receive(message, send, socket);
  };
  return socket;
}

// Signs in as a guest, opens a table, and invites the bot to it.
async function openTable() {
  const guest = await post('/api/guest', { name: 'Bot host' });
  const cookie = guest.headers.get('set-cookie').split(';')[0];
  const [bot, nobody] = [{ type: 'bot', name: 'club-1' }, { type: 'nobody' }];
  const table = { rules: { variant: 'nanjing' }, speed: 'normal', visibility: 'private' };
  const options = { startsImmediately: false, freeChat: false, handsAfter: null };
  const chairs = [nobody, bot, nobody, bot];
  const opened = await post('/api/tables', { ...table, ...options, chairs }, cookie);
  const { code } = await opened.json();
  const what = { type: 'invite-bot', chair: 2, name: NAME };
  const token = await new Promise((resolve) => {
    connect(code, '', cookie, (message, send, socket) => {
      if (message.type === 'info') send({ type: 'manage', table: code, id: '1', what });
      if (message.type !== 'managed') return;
      socket.close();
      resolve(message.reply.token);
    });
  });
  return [code, token];
}

const [code, token] = invitation.length === 2 ? invitation : await openTable();

function play() {
  const socket = connect(code, token, '', (message, send) => {
    if (message.type === 'info') console.log(`at the table ${origin}/t/${code}`);
    if (message.type === 'question')
      send({ type: 'answer', table: code, id: message.id, ...decide(message) });
    if (message.type === 'error') console.log(`${message.code}: ${message.problem}`);
    if (message.type === 'gone' || (message.type === 'bye' && message.retryAfter === null)) process.exit();
  });
  // The server closes a socket that stays silent for too long; a ping is enough.
  const pings = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping', n: 0 }));
  }, 20_000);
  socket.onclose = () => {
    clearInterval(pings);
    setTimeout(play, 1000);
  };
}
play();
