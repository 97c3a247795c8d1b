import { useEffect, useRef } from 'preact/hooks';
import { OneOf } from '../app/fields.tsx';
import { shellWords } from '../i18n/language.ts';
import { type LevelAdvice, levelAdvice } from '../matches/level-advice.ts';
import { readTables, savedTables } from '../matches/saved-matches.ts';
import { answerAdvice, answeredUntil } from './answered-advice.ts';
import { LEVELS, type Level } from './choice.ts';
import { choice } from './last-choice.ts';
import './LevelField.css';

/** The bots to play with and, when the player's results say that others would suit them better, which. */
export function LevelField() {
  const { home, games } = shellWords();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (savedTables.peek() === null) void readTables();
  }, []);
  const { variant, level } = choice.value;
  const advice = levelAdvice(choice.value, savedTables.value ?? [], answeredUntil(variant));
  const answer = ({ until }: LevelAdvice, chosen: Level) => {
    answerAdvice(variant, until);
    choice.value = { ...choice.value, level: chosen };
    // The buttons disappear, and the keyboard's focus with them.
    field.current?.querySelector<HTMLInputElement>(`[value="${chosen}"]`)?.focus();
  };
  return (
    <div ref={field}>
      <OneOf
        label={home.level}
        values={LEVELS}
        value={level}
        name={(each) => games.levels[each].name}
        hint={games.levels[level].text}
        onChoose={(chosen) => (choice.value = { ...choice.value, level: chosen })}
      />
      <div role="status">
        {advice !== null && <Advice advice={advice} onAnswer={(chosen) => answer(advice, chosen ?? level)} />}
      </div>
    </div>
  );
}

interface AdviceProps {
  readonly advice: LevelAdvice;
  /** Null declines. */
  readonly onAnswer: (chosen: Level | null) => void;
}

function Advice({ advice: { level, isHarder, won, matches }, onAnswer }: AdviceProps) {
  const { home, games, common } = shellWords();
  const { result, harder, easier, dismiss } = home.levelAdvice;
  return (
    <div class="level-advice">
      <p>{result(won, matches)}</p>
      <button type="button" class="button button--small" onClick={() => onAnswer(level)}>
        {common.labelled(isHarder ? harder : easier, games.levels[level].name)}
      </button>
      <button type="button" class="button button--small button--quiet" onClick={() => onAnswer(null)}>
        {dismiss}
      </button>
    </div>
  );
}
