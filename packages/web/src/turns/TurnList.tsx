import type { TurnAtTable } from '@schupf/protocol';
import { isCorrespondence } from '@schupf/table';
import { shellWords } from '../i18n/language.ts';
import { useNoticeWords, useTurnWords } from '../i18n/turn-words.ts';
import { roundText, scoreText, tableName } from '../matches/standing.ts';
import { sharedTableAddress } from '../online/online-addresses.ts';
import { isAsked, turns, useTurns } from './turns.ts';
import './TurnList.css';

/** Less time than this is shown as urgent. */
const URGENT_MS = 6 * 3600_000;

/** The tables on the server that wait for this person, and those where they wait for others. Nothing if there are none. */
export function TurnList() {
  useTurns();
  const text = useTurnWords();
  const noticeText = useNoticeWords();
  if (text === null || noticeText === null || turns.value.length === 0) return null;
  const asked = turns.value.filter(isAsked);
  const others = turns.value.filter((turn) => !isAsked(turn));
  return (
    <section class="tray turns" aria-labelledby="turns-title">
      <h2 class="tray__title" id="turns-title">
        {asked.length > 0 ? text.yourMove(asked.length) : text.title}
      </h2>
      {asked.length > 0 && <Tables tables={asked} />}
      {others.length > 0 && (
        <>
          {asked.length > 0 && <h3 class="turns__waiting">{text.waiting}</h3>}
          <Tables tables={others} />
        </>
      )}
    </section>
  );
}

function Tables({ tables }: { readonly tables: readonly TurnAtTable[] }) {
  return (
    <ul class="turns__list plain-list">
      {tables.map((turn) => (
        <TableWithTurn key={turn.summary.code} turn={turn} />
      ))}
    </ul>
  );
}

function TableWithTurn({ turn }: { readonly turn: TurnAtTable }) {
  const { summary, totals, player, until } = turn;
  const words = shellWords();
  const text = useTurnWords()!;
  const noticeText = useNoticeWords()!;
  const rules = { config: { rules: ownRules(summary) } };
  const standing = { round: summary.round, isRoundOver: false, totals, me: player };
  const others = summary.chairs.filter((_, chair) => chair !== player);
  const names = others.flatMap(({ type, name }) => (type === 'person' && name !== null ? [name] : []));
  const bots = others.filter(({ type }) => type === 'bot').length;
  const state =
    summary.stage === 'seating'
      ? text.notBegun
      : summary.stage === 'over'
        ? text.over
        : roundText(standing, false, words);
  const facts = [tableName(rules, words), state, scoreText(rules, standing, words) ?? []].flat();
  const left = until === null ? null : Math.max(0, until - Date.now());
  return (
    <li>
      <a class="turns__table" href={sharedTableAddress.href({ code: summary.code })}>
        <span class="turns__names">
          {names.length + bots === 0 ? text.alone : noticeText.at({ names, bots }, null)}
        </span>
        {left !== null && (
          <span class="turns__left numbers" data-urgent={left < URGENT_MS}>
            {noticeText.timeLeft(noticeText.duration(left))}
          </span>
        )}
        {!isCorrespondence(summary.speed) && <span class="turns__left">{text.withClock}</span>}
        <span class="turns__facts text-soft text-small">{facts.join(' · ')}</span>
      </a>
    </li>
  );
}

/** The rules as the host chose them: the server adds that bombs are only possible on one's turn. */
function ownRules({ rules, speed }: TurnAtTable['summary']): TurnAtTable['summary']['rules'] {
  if (!isCorrespondence(speed) || rules.options === undefined) return rules;
  const { bombTiming: _, ...options } = rules.options;
  return { ...rules, options };
}
