import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseEncoding } from '../src/http/site.ts';
import { TestServer } from './test-server.ts';

const LONG = 'export const cards = 56;\n'.repeat(200);
const PAGE = '<!doctype html><style>@layer base;</style>';
const SCRIPT = '/assets/table-B3_x-9Az.js';

let folder = '';
let root = '';
let served: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'schupf-serve-'));
  root = join(folder, 'site');
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'sw.js'), LONG);
  writeFileSync(join(root, 'icon.svg'), '<svg/>');
  writeFileSync(join(root, SCRIPT), LONG);
  served = await TestServer.start({ root });
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Unlike `fetch`, leaves bodies compressed and paths as they are. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ host: '127.0.0.1', port: served.port, path, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/?deal=monday', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  [SCRIPT, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('serves %s as %s with caching %s', async (path, type, caching) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(caching);
});

test.each([
  '/gone.js',
  '/assets',
  '/assets/',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/%00',
  '/.vite/manifest.json',
])('does not serve %s', async (path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.toString()).toBe('There is nothing at this address.\n');
});

test('rejects a path that cannot be decoded', async () => {
  expect((await get('/%zz')).status).toBe(400);
});

test('compresses text with an encoding the browser accepts', async () => {
  const plain = await get(SCRIPT);
  const br = await get(SCRIPT, { 'Accept-Encoding': 'gzip, deflate, br' });
  const gzip = await get(SCRIPT, { 'Accept-Encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(br.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  for (const { headers, body } of [plain, br, gzip]) {
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
  }
  expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
});

test.each([
  ['', null],
  ['identity', null],
  ['deflate', null],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0 , gzip;q=0', null],
  ['gzip;q=1.0, br;q=0.5', 'br'],
])('given Accept-Encoding %j, chooses %j', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('does not resend what the browser already has', async () => {
  const { headers } = await get('/sw.js', { 'Accept-Encoding': 'br' });
  const etag = headers['etag']!;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const repeated = await get('/sw.js', { 'Accept-Encoding': 'br', 'If-None-Match': known });
    expect(repeated.status).toBe(304);
    expect(repeated.body).toHaveLength(0);
    expect(repeated.headers['etag']).toBe(etag);
  }
  expect((await get('/sw.js', { 'Accept-Encoding': 'br', 'If-None-Match': '"old"' })).status).toBe(200);
});

test('answers HEAD like GET, without the body', async () => {
  const whole = await get(SCRIPT);
  const head = await get(SCRIPT, {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(whole.body.length));
  expect(head.headers['etag']).toBe(whole.headers['etag']);
});

test('allows only GET and HEAD', async () => {
  const { status, headers } = await get('/', {}, 'POST');
  expect(status).toBe(405);
  expect(headers['allow']).toBe('GET, HEAD');
});

test.each(['/', '/gone', SCRIPT])('sends the security headers with %s', async (path) => {
  const { headers } = await get(path);
  const policy = headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  const digest = createHash('sha256').update('@layer base;').digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`);
  expect(policy?.toString().replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test.each(['/', '/api/me', '/metrics', '/socket', '/gone'])(
  'refuses %s to a site that points its own hostname at this machine',
  async (path) => {
    const { status, body } = await get(path, { Host: 'evil.example' });
    expect(status).toBe(421);
    expect(body.toString()).toContain('This server does not know the hostname evil.example.');
  },
);

test('answers the health check for any hostname', async () => {
  expect((await get('/healthz', { Host: 'evil.example' })).status).toBe(200);
});

test('makes browsers use only https if the public address is https', async () => {
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await TestServer.start({ settings: { publicUrl: new URL('https://tichu.example') } });
  const { headers } = await fetch(secure.address);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  await secure.close();
});
