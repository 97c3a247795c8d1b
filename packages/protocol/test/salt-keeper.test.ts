import { type Command, commitmentOf, type DealsView, saltHashOf, type TableView } from '@schupf/table';
import { expect, test } from 'vitest';
import { type DealsWitness, SaltKeeper } from '../src/client/salt-keeper.ts';

const SECRET = '5'.repeat(64);
/** What a client draws whose random bytes are all 7. */
const OWN = '07'.repeat(16);
const OTHER = 'b'.repeat(32);
const CONTEXT = { table: 't', match: 1, seats: 'kept' } as const;
const COMMITMENT = commitmentOf(CONTEXT, SECRET);

const START: DealsView = {
  ...CONTEXT,
  commitment: COMMITMENT,
  stage: 'hashes',
  contributions: [],
  secret: null,
};

function contributions(...salts: readonly string[]) {
  return salts.map((salt, chair) => ({ chair, hash: saltHashOf(COMMITMENT, salt), salt: null }));
}

const HASHES: DealsView = { ...START, stage: 'salts', contributions: contributions(OWN, OTHER) };
const FIXED: DealsView = {
  ...HASHES,
  stage: 'fixed',
  contributions: HASHES.contributions.map((one, index) => ({ ...one, salt: [OWN, OTHER][index]! })),
};
const SHOWN: DealsView = { ...FIXED, stage: 'shown', secret: SECRET };

/** A client of a player, who sees these deals one after the other. */
function following(...views: readonly DealsView[]) {
  const texts = new Map<string, string>();
  const sent: Command[] = [];
  const witnesses: DealsWitness[] = [];
  const deps = {
    randomBytes: (count: number) => new Uint8Array(count).fill(7),
    keepsakes: {
      load: (key: string) => texts.get(key) ?? null,
      save: (key: string, text: string) => void texts.set(key, text),
    },
    command: async (command: Command) => {
      sent.push(command);
      return { ok: true, outcome: 'done' } as const;
    },
    changed: (witness: DealsWitness) => void witnesses.push(witness),
  };
  let keeper = new SaltKeeper(deps);
  const see = (deals: DealsView, observer: number | 'spectator' = 0) =>
    keeper.see({ deals, view: { observer } } as unknown as TableView);
  for (const deals of views) see(deals);
  const reload = () => {
    keeper = new SaltKeeper(deps);
  };
  return { sent, witnesses, see, reload };
}

const types = (commands: readonly Command[]) => commands.map(({ type }) => type);

test('sends the hash, and reveals the salt only when the list of all hashes contains it', () => {
  const { sent, witnesses, see } = following(START, START);
  expect(sent).toEqual([{ type: 'commit-salt', match: 1, hash: saltHashOf(COMMITMENT, OWN) }]);
  see(HASHES);
  see(HASHES);
  expect(sent.slice(1)).toEqual([{ type: 'reveal-salt', match: 1, salt: OWN }]);
  see(FIXED);
  see(SHOWN);
  expect(witnesses).toEqual([
    {
      match: 1,
      commitment: COMMITMENT,
      hashes: HASHES.contributions.map(({ hash }) => hash),
      salt: OWN,
      tookPart: true,
      alarm: null,
    },
  ]);
});

test('keeps the salt to itself if the list does not contain its hash', () => {
  const { sent, witnesses } = following(START, { ...HASHES, contributions: contributions(OTHER) });
  expect(types(sent)).toEqual(['commit-salt']);
  expect(witnesses).toEqual([]);
});

test.each([
  ['the commitment', 'commitment-changed', { ...HASHES, commitment: '0'.repeat(64) }, 1],
  ['the commitment after the salts', 'commitment-changed', { ...FIXED, commitment: '0'.repeat(64) }, 2],
  ['a hash', 'hashes-changed', { ...FIXED, contributions: contributions(OWN, 'c'.repeat(32)) }, 2],
  [
    'a salt',
    'salts-changed',
    { ...FIXED, contributions: FIXED.contributions.map((one) => ({ ...one, salt: OWN })) },
    2,
  ],
  ['the secret', 'wrong-secret', { ...SHOWN, secret: '6'.repeat(64) }, 2],
] as const)('refuses a server that changes %s, and says so', (_, alarm, changed, commands) => {
  const before = commands === 1 ? [START] : [START, HASHES];
  const { sent, witnesses, see } = following(...before, changed as DealsView);
  expect(witnesses.at(-1)?.alarm).toBe(alarm);
  expect(sent).toHaveLength(commands);
  // Whatever the server shows afterwards, the client reveals nothing and does not forget.
  see(HASHES);
  see(SHOWN);
  expect(sent).toHaveLength(commands);
  expect(witnesses.at(-1)?.alarm).toBe(alarm);
});

test('remembers its salt when the page is loaded again', () => {
  const { sent, witnesses, see, reload } = following(START);
  reload();
  see(HASHES);
  expect(sent.at(-1)).toEqual({ type: 'reveal-salt', match: 1, salt: OWN });
  reload();
  see({ ...SHOWN, secret: '6'.repeat(64) });
  expect(witnesses.at(-1)?.alarm).toBe('wrong-secret');
});

test('spectators, and those who come too late, send nothing', () => {
  const { sent, see } = following(HASHES, FIXED);
  see({ ...START, match: 2 }, 'spectator');
  expect(sent).toEqual([]);
});
