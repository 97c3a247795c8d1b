import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Invitation } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Site } from '../http/site.ts';
import { addInvitationPages } from './invitation-pages.ts';
import { PicturePainter } from './picture-painter.ts';
import { PictureSender } from './picture-sender.ts';

const CODE = '0123456789';
const SHARED = { code: CODE, rules: { variant: 'nanjing' }, speed: 'relaxed', opened: 0 } as const;

let folder: string;
let app: FastifyInstance;
const clock = new FakeClock(0);
let host = 'Anna';

/** An app in which every picture is painted immediately. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schupf-pages-'));
  writeFileSync(join(folder, 'index.html'), '<!-- preview --><!-- end of preview -->');
  const painter = new PicturePainter({
    clock,
    onFault: () => {},
    startThread: ({ onAnswer }) => ({
      ask: ({ call, question }) =>
        queueMicrotask(() =>
          onAnswer({
            call,
            answer: Buffer.from(question.type === 'invitation' ? question.text.headline : ''),
          }),
        ),
      end: async () => {},
    }),
  });
  const invitation = (): Invitation => ({
    info: {
      ...SHARED,
      visibility: 'private',
      freeChat: true,
      handsAfter: null,
      sharesReplays: true,
      rated: false,
      host: 'a',
    },
    summary: { ...SHARED, stage: 'seating', chairs: [{ type: 'person', name: host }], round: 0 },
    host,
  });
  app = fastify();
  addInvitationPages(app, {
    site: new Site(folder),
    settings: { publicUrl: new URL('https://tichu.example') },
    tables: { invitation: async () => invitation() },
    pictures: new PictureSender({ painter, settings: { rateLimitFactor: 1 }, clock }),
  });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const picture = () => app.inject(`/t/${CODE}/preview-en.png`);

test('limits how many new pictures an address may request, but not how many known ones', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 22; index++) {
    host = `Anna ${index}`;
    statuses.push((await picture()).statusCode);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 503, 503]);
  host = 'Anna 3';
  for (let index = 0; index < 30; index++) expect((await picture()).statusCode).toBe(200);
  host = 'Anna 21';
  expect((await picture()).headers['retry-after']).toBe('10');
});

test('the tags contain the public address, whatever address was requested', async () => {
  const page = await app.inject({ url: `/t/${CODE}`, headers: { host: 'localhost' } });
  expect(page.body).toContain(`content="https://tichu.example/t/${CODE}"`);
  expect(page.body).toContain(`content="https://tichu.example/t/${CODE}/preview-en.png?v=`);
  expect(page.body).not.toContain('localhost');
});
