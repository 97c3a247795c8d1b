// A bot for Schupf in plain Node, without packages. BOTS.md tells everything about the messages.
// Try it: npm run -s schupf -- arena --a exec:"node examples/bot.mjs" --b random --deals 20
import { createInterface } from 'node:readline';

const say = (message) => console.log(JSON.stringify(message));

// Lays out the cheapest cards for everybody; cards that must be given come first.
function push({ slots }) {
  const given = new Set();
  const gifts = slots.map(({ to, count, must, from }) => {
    const cards = [...must, ...from.filter((card) => !given.has(card))].slice(0, count);
    for (const card of cards) given.add(card);
    return { to, cards };
  });
  return { action: { type: 'push', gifts } };
}

// What this bot does: the lowest play that gets rid of most cards, and no bombs, calls or wishes of its own.
function answer({ actions, must }) {
  if (!must) return { action: null };
  const placeOf = (type) => actions.findIndex((action) => action.type === type);
  if (placeOf('push') >= 0) return push(actions[placeOf('push')]);
  const value = ({ cards, rank, kind }) => rank - 3 * cards.length + (kind.startsWith('bomb') ? 100 : 0);
  const plays = actions.filter(({ type }) => type === 'play').sort((a, b) => value(a) - value(b));
  if (plays.length === 0) return { action: Math.max(placeOf('take'), placeOf('pass'), placeOf('give')) };
  const [best] = plays;
  const wish = best.wish === 'must' ? { wish: 'A' } : {};
  const dogTo = best.dogTo ? { dogTo: best.dogTo[0] } : {};
  return { action: actions.indexOf(best), ...wish, ...dogTo };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 'schupf-bot', version: 1, name: 'lowest' });
  if (message.type === 'question') say({ type: 'answer', id: message.id, ...answer(message) });
  if (message.type === 'bye') process.exit();
}
