import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from '../../motion/reduced.ts';

/** How long each beat of the count lasts, in milliseconds. */
const COIN = 110;
const LINE = 420;

export interface Counting {
  /** Coins and then lines shown so far. */
  readonly coins: number;
  readonly lines: number;
  readonly done: boolean;
  skip(): void;
}

/** Counts up coins and then lines, one by one; at once where nobody wants movement. `key` names the round. */
export function useCounting(key: string, coins: number, lines: number): Counting {
  const all = coins + lines;
  const [counted, setCounted] = useState({ key, beat: reducedMotion.value ? all : 0 });
  const beat = counted.key === key ? counted.beat : reducedMotion.value ? all : 0;
  useEffect(() => {
    if (beat >= all) return;
    const timer = setTimeout(() => setCounted({ key, beat: beat + 1 }), beat < coins ? COIN : LINE);
    return () => clearTimeout(timer);
  }, [key, beat, all, coins]);
  return {
    coins: Math.min(beat, coins),
    lines: Math.max(0, beat - coins),
    done: beat >= all,
    skip: () => setCounted({ key, beat: all }),
  };
}
