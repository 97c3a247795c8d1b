import type { SaidMessage } from '@schupf/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Talk } from './talk.ts';

const ANA = { id: 'ana', name: 'Ana' };
const BEN = { id: 'ben', name: 'Ben' };
const NOW = 100_000;

class Room {
  private listener: (message: SaidMessage) => void = () => {};
  readonly muted = new Set<string>();
  readonly announced: SaidMessage[] = [];
  readonly talk = new Talk(
    {
      onChat: (listener) => {
        this.listener = listener;
        return () => {
          this.listener = () => {};
        };
      },
      now: () => NOW,
    },
    {
      isMe: (id) => id === ANA.id,
      isMuted: (id) => this.muted.has(id),
      announce: (message) => this.announced.push(message),
    },
  );

  says(by: typeof ANA, at = NOW): void {
    this.listener({ type: 'said', table: 't', by, at, phrase: 'hello' });
  }

  writes(by: typeof ANA, text: string): void {
    this.listener({ type: 'wrote', table: 't', by, at: NOW, text });
  }

  get speakers(): readonly string[] {
    return [...this.talk.bubbles.value.keys()];
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('bubbles', () => {
  test('a bubble disappears after some seconds, and stays longer if its text is long', () => {
    const room = new Room();
    room.says(BEN);
    room.writes(ANA, 'I will have to answer the door in a moment, please wait.');
    expect(room.speakers).toEqual(['ben', 'ana']);
    vi.advanceTimersByTime(3000);
    expect(room.speakers).toEqual(['ana']);
    vi.advanceTimersByTime(7000);
    expect(room.speakers).toEqual([]);
  });

  test('a person’s next message replaces their bubble and restarts its time', () => {
    const room = new Room();
    room.says(BEN);
    vi.advanceTimersByTime(2000);
    room.writes(BEN, 'Hi');
    vi.advanceTimersByTime(2000);
    expect(room.talk.bubbles.value.get('ben')).toMatchObject({ text: 'Hi' });
    vi.advanceTimersByTime(2000);
    expect(room.speakers).toEqual([]);
  });

  test('muted people and old messages get no bubble', () => {
    const room = new Room();
    room.muted.add(BEN.id);
    room.says(BEN);
    room.says(ANA, NOW - 60_000);
    expect(room.speakers).toEqual([]);
    expect(room.announced).toEqual([]);
    expect(room.talk.unread.value).toBe(0);
  });

  test('no bubble remains when a table is closed', () => {
    const room = new Room();
    room.says(BEN);
    room.talk.close();
    expect(room.speakers).toEqual([]);
    room.says(BEN);
    expect(room.speakers).toEqual([]);
  });
});

describe('unread messages', () => {
  test('are counted while no panel shows the conversation, except the player’s own', () => {
    const room = new Room();
    room.says(BEN);
    room.says(ANA);
    room.says(BEN);
    expect(room.talk.unread.value).toBe(2);
    const stop = room.talk.read();
    expect(room.talk.unread.value).toBe(0);
    room.says(BEN);
    expect(room.talk.unread.value).toBe(0);
    stop();
    room.says(BEN);
    expect(room.talk.unread.value).toBe(1);
  });

  test('each message from someone else is announced once, whether or not a panel is open', () => {
    const room = new Room();
    room.says(BEN);
    room.talk.read();
    room.talk.read();
    room.says(BEN);
    room.says(ANA);
    expect(room.announced).toHaveLength(2);
  });
});
