import { minus, signed } from '@schupf/phrasebook';
import type { Card, OpenState } from '@schupf/rules';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sheetWords as words } from '../../i18n/page-words.ts';
import { reducedMotion } from '../../motion/media.ts';
import { inOrder } from '../../table/model/hand-order.ts';
import type { TableSession } from '../../table/state/table-session.ts';
import { breakdownOf, type Line } from '../model/breakdown.ts';
import { type LeftOver, leftOver } from '../model/left-over.ts';
import { mySide, sideName, whoAt } from '../model/sheet-names.ts';
import { CardRow } from './Sheet.tsx';
import './Breakdown.css';

interface Props {
  readonly session: TableSession;
  readonly open: OpenState;
}

/** Where each point of a round came from, counted up coin by coin. Screen readers get the final numbers right away. */
export function Breakdown({ session, open }: Props) {
  const { sheet } = words();
  const lines = breakdownOf(open);
  const left = leftOver(session.view);
  const coins = coinsOf(lines);
  const ownSide = mySide(session, open);
  const sides = [ownSide, 1 - ownSide] as readonly (0 | 1)[];
  const maxCoins = Math.max(coins[0].length, coins[1].length);
  const counting = useCounting(`${open.round} ${open.totals.join()}`, maxCoins, lines.length + 1);
  const counted = (side: 0 | 1): number => {
    const shown = lines.slice(0, counting.lines);
    const inTricks = lines[0]?.what === 'tricks' && counting.lines === 0;
    if (inTricks) return sum(coins[side].slice(0, counting.coins));
    return sum(shown.map(({ points }) => points[side]));
  };
  return (
    <div class="breakdown" data-done={counting.done}>
      <table class="breakdown__table">
        <caption class="visually-hidden">{sheet.breakdown}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{sheet.from}</span>
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" class={side === ownSide ? 'team-us' : 'team-them'}>
                <span class="breakdown__side">{sideName(session, open, side)}</span>
                <span class="breakdown__count" aria-hidden="true">
                  {minus(counted(side))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const isShown = index < counting.lines || (line.what === 'tricks' && counting.coins > 0);
            const cards = movedBy(line, left);
            return (
              <Fragment key={index}>
                <tr class="breakdown__line" data-what={line.what} data-shown={isShown}>
                  <th scope="row">
                    <LineName session={session} open={open} line={line} />
                  </th>
                  {sides.map((side) => (
                    <td key={side}>
                      {line.what === 'tricks' && <Coins coins={coins[side]} shown={counting.coins} />}
                      <span class="breakdown__points" data-zero={line.points[side] === 0}>
                        {(line.what === 'tricks' ? minus : signed)(line.points[side])}
                      </span>
                    </td>
                  ))}
                </tr>
                {cards !== null && (
                  <tr class="breakdown__cards" data-shown={isShown}>
                    <td colSpan={3}>
                      <CardRow cards={inOrder(cards, 'up')} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
        <tfoot>
          <tr class="breakdown__sum" data-shown={counting.done}>
            <th scope="row">{sheet.thisRound}</th>
            {sides.map((side) => (
              <td key={side}>{minus(open.result?.points[side] ?? 0)}</td>
            ))}
          </tr>
          {open.rules.dummy === null && (
            <tr class="breakdown__total" data-shown={counting.done}>
              <th scope="row">{sheet.total}</th>
              {sides.map((side) => (
                <td key={side} class={side === ownSide ? 'team-us' : 'team-them'}>
                  {minus(open.totals[side]!)}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
      {!counting.done && (
        <button
          type="button"
          class="button button--quiet button--small breakdown__skip"
          onClick={counting.skip}
        >
          {sheet.skip}
        </button>
      )}
    </div>
  );
}

function Coins({ coins, shown }: { readonly coins: readonly number[]; readonly shown: number }) {
  return (
    <span class="breakdown__coins" aria-hidden="true">
      {coins.map((points, index) => (
        <span key={index} class="coin" data-points={points} data-shown={index < shown}>
          {minus(points)}
        </span>
      ))}
    </span>
  );
}

function LineName({ session, open, line }: Props & { readonly line: Line }) {
  const { sheet } = words();
  switch (line.what) {
    case 'tricks':
      return <>{sheet.tricks}</>;
    case 'last-hand':
      return <>{sheet.lastHand(whoAt(session, open, line.from))}</>;
    case 'last-tricks':
      return <>{sheet.lastTricks(whoAt(session, open, line.from))}</>;
    case 'sweep':
      return (
        <span class="breakdown__gold">{open.rules.sweep?.members === 3 ? sheet.sweep3 : sheet.sweep2}</span>
      );
    case 'violation':
      return <>{sheet.violation}</>;
    case 'call':
      return (
        <span class="breakdown__call" data-made={line.made}>
          <span aria-hidden="true">{line.made ? '✓' : '✗'}</span>{' '}
          {sheet.call(
            whoAt(session, open, line.seat),
            line.call === 'grand' ? sheet.grand : sheet.tichu,
            line.made,
          )}
        </span>
      );
  }
}

/** The hand or tricks that a line of the breakdown moves; null for other lines. */
function movedBy(line: Line, left: readonly LeftOver[]): readonly Card[] | null {
  if (line.what !== 'last-hand' && line.what !== 'last-tricks') return null;
  const what = line.what === 'last-hand' ? 'hand' : 'tricks';
  return left.find((item) => item.from === line.from && item.what === what)?.cards ?? null;
}

function coinsOf(lines: readonly Line[]): readonly [readonly number[], readonly number[]] {
  const tricks = lines.find((line) => line.what === 'tricks');
  return tricks?.what === 'tricks' ? tricks.coins : [[], []];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

/** Milliseconds before the next coin or line appears. */
const COIN_MS = 110;
const LINE_MS = 420;

export interface Counting {
  /** How many coins and lines are shown so far. */
  readonly coins: number;
  readonly lines: number;
  readonly done: boolean;
  skip(): void;
}

/** Counts up coins and then lines, one by one; all at once with reduced motion. `key` identifies the round. */
function useCounting(key: string, coins: number, lines: number): Counting {
  const all = coins + lines;
  const [counted, setCounted] = useState({ key, step: reducedMotion.value ? all : 0 });
  const step = counted.key === key ? counted.step : reducedMotion.value ? all : 0;
  useEffect(() => {
    if (step >= all) return;
    const timer = setTimeout(() => setCounted({ key, step: step + 1 }), step < coins ? COIN_MS : LINE_MS);
    return () => clearTimeout(timer);
  }, [key, step, all, coins]);
  return {
    coins: Math.min(step, coins),
    lines: Math.max(0, step - coins),
    done: step >= all,
    skip: () => setCounted({ key, step: all }),
  };
}
