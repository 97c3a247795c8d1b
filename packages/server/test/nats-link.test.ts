import { skipBecause } from '@schupf/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LocalNats, MISSING_NATS } from '../local-cluster/local-nats.ts';
import { NatsLink } from '../src/cluster/nats-link.ts';
import { eventually } from './eventually.ts';

/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000;

describe('a link through a NATS server', skipBecause(MISSING_NATS), () => {
  let nats: LocalNats;
  beforeAll(async () => {
    nats = await LocalNats.start();
  });
  afterAll(() => nats?.close());

  async function join(): Promise<NatsLink> {
    const link = await NatsLink.open(nats.url, {
      onFault: (error) => {
        throw error;
      },
    });
    onTestFinished(() => link.close());
    return link;
  }

  /** Resolves when the NATS server knows what the link listens to. */
  async function flushed(link: NatsLink): Promise<void> {
    const stop = link.answer('flushed', () => true);
    await eventually(() => link.request('flushed', null, PATIENCE_MS)).toMatchObject({ type: 'answered' });
    stop();
  }

  test('answers requests, says when no one listens, and when there is no answer in time', async () => {
    const [one, other] = [await join(), await join()];
    expect(await one.request('nobody', {}, PATIENCE_MS)).toEqual({ type: 'nobody' });
    other.answer('double', (value) => (value as number) * 2);
    other.answer('never', () => new Promise(() => {}));
    await flushed(other);
    expect(await one.request('double', 21, PATIENCE_MS)).toEqual({ type: 'answered', value: 42 });
    expect(await one.request('never', 1, 50)).toEqual({ type: 'timeout' });
  });

  test('delivers messages in order, to every listener, and to one of each group', async () => {
    const [one, other] = [await join(), await join()];
    const heard: number[][] = [[], [], [], []];
    for (const [index, link] of [one, other].entries()) {
      link.listen('counted', (value) => heard[index]!.push(value as number));
      link.listen('counted', (value) => heard[index + 2]!.push(value as number), { group: 'some' });
      await flushed(link);
    }
    const sent = Array.from({ length: 100 }, (_, index) => index);
    for (const number of sent) one.publish('counted', number);
    await eventually(() => heard.flat().length).toBe(300);
    expect(heard.slice(0, 2)).toEqual([sent, sent]);
    expect(
      heard
        .slice(2)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(sent);
  });

  test('goes on when the server has been restarted, without what was sent in between', async () => {
    const [one, other] = [await join(), await join()];
    const heard: unknown[] = [];
    other.listen('news', (value) => heard.push(value));
    await flushed(other);
    const changes: boolean[] = [];
    one.onChange((isUp) => changes.push(isUp));
    await nats.stop();
    await eventually(() => one.isUp || other.isUp).toBe(false);
    one.publish('news', 'lost');
    expect(await one.request('anything', null, PATIENCE_MS)).toEqual({ type: 'timeout' });
    await nats.run();
    await eventually(() => one.isUp && other.isUp).toBe(true);
    expect(changes).toEqual([false, true]);
    await flushed(other);
    one.publish('news', 'kept');
    await eventually(() => heard).toEqual(['kept']);
  });

  test.each([
    ['no server answers', () => 'nats://user:secret@127.0.0.1:1', 'connection refused'],
    ['there is no such host', () => 'nats://user:secret@nats.invalid:4222', 'ENOTFOUND'],
    ['the server has no TLS', () => `tls://user:secret@127.0.0.1:${nats.port}`, "does not support 'tls'"],
  ])('says in one line, without the password, that %s', async (_, url, reason) => {
    const opening = NatsLink.open(url(), { onFault: () => {} });
    await expect(opening).rejects.toThrow(/^cannot connect to NATS at [\w.:]+: /);
    await expect(opening).rejects.toThrow(reason);
    await expect(opening).rejects.not.toThrow(/secret|\n/);
  });
});
