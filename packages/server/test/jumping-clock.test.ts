import { expect, onTestFinished, test, vi } from 'vitest';
import { Player } from './player.ts';
import { TestServer } from './test-server.ts';

const DAY_MS = 24 * 3600 * 1000;
const BOT = { type: 'bot' as const, name: 'beginner-1' };

test('when the wall clock jumps ahead by a day, nothing is decided for anyone', async () => {
  const server = await TestServer.start();
  onTestFinished(() => server.close());
  const host = await Player.arrive(server.address, 'Unhurried');
  const code = await host.open({
    rules: { variant: 'nanjing' },
    speed: 'relaxed',
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  host.watch(code);
  await host.until(({ view }) => view.open.phase === 'grand');
  const real = Date.now;
  const jump = vi.spyOn(Date, 'now').mockImplementation(() => real() + DAY_MS);
  onTestFinished(() => jump.mockRestore());
  const { view, status } = host.table!.seen!;
  const seat = view.open.players.indexOf(view.observer as number);
  const taken = await host.command({ type: 'act', action: { type: 'take', seat }, turn: status.turn });
  expect(taken).toEqual({ ok: true, outcome: 'done' });
  const { duties } = host.table!.seen!.status;
  // According to the server's clock, everyone who still has to decide has time left, and nothing was decided for
  // anyone.
  expect(duties.every(({ until }) => until === null || until > serverTime(host))).toBe(true);
  expect(serverTime(host)).toBeLessThan(real() + DAY_MS / 2);
  expect(host.frames.some((frame) => frame.includes('"covered"'))).toBe(false);
  host.leave();
});

/** The server's time in the last message that has one. */
function serverTime({ frames }: Player): number {
  const times = frames.flatMap((frame) => (JSON.parse(frame) as { readonly now?: number }).now ?? []);
  return times.at(-1)!;
}
