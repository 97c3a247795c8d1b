import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@schupf/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const PAGE = `<!doctype html>
<link rel="icon" href="./icon.svg" />
<!-- preview --><meta property="og:title" content="static" /><!-- end of preview -->
<script type="module" src="./assets/index.js"></script>`;

let root = '';
let server: TestServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'schupf-invitations-'));
  writeFileSync(join(root, 'index.html'), PAGE);
  server = await TestServer.start({ root });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, language = 'en') =>
  fetch(`${server.address}${path}`, { headers: { 'accept-language': language } });

/** The tags of a page by name. */
async function tagsOf(response: Response): Promise<Record<string, string>> {
  const page = await response.text();
  const tags = page.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

async function openTable(
  host: Player,
  chairs: NewTable['chairs'] = [null, EMPTY, EMPTY, EMPTY],
): Promise<string> {
  return host.open({ rules: { variant: 'nanjing' }, chairs });
}

test('the start page has a preview in the language of the reader', async () => {
  const english = await tagsOf(await get('/'));
  expect(english).toMatchObject({
    'og:title': 'Tichu with friends and strong bots',
    'og:image': `${server.address}/previews/preview-en.png`,
    'twitter:card': 'summary_large_image',
  });
  const german = await get('/', 'de-AT,en;q=0.5');
  expect(german.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  expect(await tagsOf(german)).toMatchObject({ 'og:title': 'Tichu mit Freunden und starken Bots' });
});

test('the page of a table loads the same files, and its preview names host, game and free seats', async () => {
  const host = await Player.arrive(server.address, 'Anna');
  const code = await openTable(host);
  const response = await get(`/t/${code}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await response.clone().text();
  expect(page).toContain('src="../assets/index.js"');
  expect(page).toContain('href="../icon.svg"');
  const tags = await tagsOf(response);
  expect(tags['og:title']).toBe('Anna invites you to play Tichu');
  expect(tags['og:description']).toBe('3 seats free. Two against two, to 1000 points. No account needed.');
  expect(tags['og:url']).toBe(`${server.address}/t/${code}`);
  expect(tags['og:image']).toMatch(new RegExp(`^${server.address}/t/${code}/preview-en\\.png\\?v=[\\w-]+$`));
  expect(tags['twitter:image']).toBe(tags['og:image']);
  const hungarian = await tagsOf(await get(`/t/${code}`, 'hu'));
  expect(hungarian['og:title']).toBe('Anna játszani hív: Ticsu');
});

test('the preview changes when someone sits down, and so does the address of its picture', async () => {
  const host = await Player.arrive(server.address, 'Anna');
  const guest = await Player.arrive(server.address, 'Beat');
  const code = await openTable(host);
  const before = await tagsOf(await get(`/t/${code}`));
  guest.watch(code);
  await guest.until(() => true);
  await guest.command({ type: 'sit', chair: null, name: '' });
  await eventually(async () => (await tagsOf(await get(`/t/${code}`)))['og:description']).toBe(
    '2 seats free. Two against two, to 1000 points. No account needed.',
  );
  expect((await tagsOf(await get(`/t/${code}`)))['og:image']).not.toBe(before['og:image']);
  guest.leave();
});

test('a name cannot inject anything into the page', async () => {
  const host = await Player.arrive(server.address, '"><script>1</script>');
  const code = await openTable(host);
  const page = await (await get(`/t/${code}`)).text();
  expect(page).not.toContain('<script>1');
  expect(page).toContain('&#34;&#62;&#60;script&#62;1&#60;/script&#62; invites you to play Tichu');
});

test.each(['0000000000', 'x', 'UPPERCASE0', '%3Cscript%3E'])(
  'the link of an unknown table %s shows the page, with status 404',
  async (code) => {
    const response = await get(`/t/${code}`);
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain('src="../assets/index.js"');
    expect(page).toContain('Tichu with friends and strong bots');
  },
);

test('paints the picture of a table', async () => {
  const host = await Player.arrive(server.address, '安娜');
  const code = await openTable(host);
  const { 'og:image': address = '' } = await tagsOf(await get(`/t/${code}`, 'fr'));
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  // Chats accept previews of only a few hundred kilobytes.
  expect(png.length).toBeLessThan(500_000);
});

test.each(['preview-xx.png', 'preview-en.svg', 'anything'])('there is no picture called %s', async (name) => {
  const host = await Player.arrive(server.address, 'Anna');
  const code = await openTable(host);
  for (const path of [`/t/${code}/${name}`, `/previews/${name}`]) expect((await get(path)).status).toBe(404);
  expect((await get('/t/0000000000/preview-en.png')).status).toBe(404);
});

test('paints the picture of the start page', async () => {
  const response = await get('/previews/preview-de.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
});

test('anyone with the link may see whose table it is and who sits where', async () => {
  const host = await Player.arrive(server.address, 'Anna');
  const code = await openTable(host, [null, BOT, EMPTY, EMPTY]);
  const answer = (await (await get(`/api/tables/${code}`)).json()) as Record<string, unknown>;
  expect(Object.keys(answer).sort()).toEqual(['chair', 'host', 'info', 'summary']);
  expect(answer).toMatchObject({
    host: 'Anna',
    chair: null,
    summary: { stage: 'seating', chairs: [{ type: 'person', name: 'Anna' }, BOT, { type: 'nobody' }, {}] },
  });
  expect(await (await host.fetch(`/api/tables/${code}`)).json()).toMatchObject({ chair: 0 });
});

test('says why a link leads to nothing', async () => {
  const unknown = await get('/api/tables/0000000000');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'unknown' });
});

test('a guest gets the seat opposite the host, and may then choose sides', async () => {
  const host = await Player.arrive(server.address, 'Anna');
  const guest = await Player.arrive(server.address, 'Beat');
  const code = await openTable(host);
  for (const player of [host, guest]) player.watch(code);
  await guest.until(() => true);
  await guest.command({ type: 'sit', chair: null, name: 'Somebody else' });
  await guest.until(({ view }) => view.observer === 2);
  expect(guest.table!.seen!.status.chairs[2]!.occupant).toMatchObject({ name: 'Beat' });
  expect(await host.command({ type: 'swap', chair: 1 })).toMatchObject({ ok: true });
  await host.until(({ view }) => view.observer === 1);
  expect(await guest.command({ type: 'swap', chair: 1 })).toMatchObject({ ok: true });
  await Promise.all([
    guest.until(({ view }) => view.observer === 1),
    host.until(({ view }) => view.observer === 2),
  ]);
  for (const player of [host, guest]) player.leave();
});

test('a player can change their name at the table, but not to one that looks like another player’s', async () => {
  const host = await Player.arrive(server.address, 'Anna');
  const guest = await Player.arrive(server.address, 'Beat');
  const code = await openTable(host);
  for (const player of [host, guest]) player.watch(code);
  await guest.until(() => true);
  await guest.command({ type: 'sit', chair: null, name: '' });
  await guest.until(({ view }) => view.observer === 2);
  const rename = async (name: string) => {
    await guest.fetch('/api/me', 'PATCH', { name });
    return guest.command({ type: 'rename', name: 'ignored' });
  };
  expect(await rename('Beatrice')).toMatchObject({ ok: true });
  await host.until(({ status }) => {
    const { occupant } = status.chairs[2]!;
    return occupant.type === 'person' && occupant.name === 'Beatrice';
  });
  expect(await rename('ANNA')).toMatchObject({ ok: false, refusal: { code: 'name-taken' } });
  for (const player of [host, guest]) player.leave();
});

test('a removed player can watch, but gets no seat until the next match', async () => {
  const names = ['Anna', 'Beat', 'Cleo'];
  const [anna, beat, cleo] = (await Promise.all(
    names.map((name) => Player.arrive(server.address, name)),
  )) as [Player, Player, Player];
  const code = await openTable(anna, [null, EMPTY, EMPTY, BOT]);
  for (const player of [anna, beat, cleo]) player.watch(code);
  await Promise.all([beat, cleo].map((player) => player.until(() => true)));
  await beat.command({ type: 'sit', chair: 1, name: '' });
  await cleo.command({ type: 'sit', chair: 2, name: '' });
  await anna.command({ type: 'start' });
  await beat.until(({ status, view }) => status.stage === 'playing' && view.hands[1] !== null);
  for (const voter of [anna, cleo]) {
    await voter.until(({ status }) => status.stage === 'playing');
    await voter.command({ type: 'propose', what: 'remove', target: 1 });
  }
  await beat.until(({ view }) => view.observer === 'spectator');
  expect(beat.table!.seen!.view.hands.every((hand) => hand === null)).toBe(true);
  expect(await beat.command({ type: 'sit', chair: 1, name: '' })).toMatchObject({
    ok: false,
    refusal: { code: 'removed' },
  });
  for (const player of [anna, beat, cleo]) player.leave();
});
