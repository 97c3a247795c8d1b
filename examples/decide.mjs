// How the JavaScript example bots decide: they prefer long, low plays (one more card is worth three ranks) and avoid
// bombs. They never call or bomb out of turn, and wish only if they must. BOTS.md explains the fields of a question.
export function decide({ actions, must }) {
  if (!must) return { action: null }; // a chance to call or to bomb: we decline
  const indexOf = (type) => actions.findIndex((action) => action.type === type);
  if (indexOf('push') >= 0) return push(actions[indexOf('push')]);
  const cost = ({ cards, rank, kind }) => rank - 3 * cards.length + (kind.startsWith('bomb') ? 100 : 0);
  const [best] = actions.filter(({ type }) => type === 'play').sort((a, b) => cost(a) - cost(b));
  if (best === undefined) return { action: Math.max(indexOf('take'), indexOf('pass'), indexOf('give')) };
  const wish = best.wish === 'must' ? { wish: 'A' } : {};
  const dogTo = best.dogTo ? { dogTo: best.dogTo[0] } : {};
  return { action: actions.indexOf(best), ...wish, ...dogTo };
}

// Gives the cards that must be given, then the lowest ones.
function push({ slots }) {
  const given = new Set();
  const gifts = slots.map(({ to, count, must, from }) => {
    const cards = [...must, ...from.filter((card) => !given.has(card))].slice(0, count);
    for (const card of cards) given.add(card);
    return { to, cards };
  });
  return { action: { type: 'push', gifts } };
}
