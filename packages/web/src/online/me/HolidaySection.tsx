import { useSignal } from '@preact/signals';
import type { HolidayState } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { dateAndTime } from '../../i18n/language.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { useTurnWords } from '../../i18n/turn-words.ts';
import { ask } from '../state/requests.ts';

/** Begins and ends the person's holidays. */
export function HolidaySection() {
  const text = useTurnWords()?.holidays ?? null;
  const state = useSignal<HolidayState | null>(null);
  const days = useSignal(7);
  useEffect(() => {
    const read = async () => {
      state.value = await ask<HolidayState>('GET', 'me/holiday');
    };
    read().catch(() => {});
  }, [state]);
  if (text === null || state.value === null) return null;
  const { until, daysLeft } = state.value;
  const change = async (method: 'POST' | 'DELETE', body?: object) => {
    try {
      state.value = await ask<HolidayState>(method, 'me/holiday', body);
    } catch {
      notify(onlineWords().problem);
    }
  };
  const chosen = Math.min(days.value, daysLeft);
  return (
    <section class="panel me">
      <h2>{text.title}</h2>
      <p class="text-small text-soft">{text.about}</p>
      {until !== null ? (
        <p class="notices__on">
          <span>{text.isOn(dateAndTime(until))}</span>
          <button type="button" class="button button--small" onClick={() => void change('DELETE')}>
            {text.end}
          </button>
        </p>
      ) : daysLeft === 0 ? (
        <p>{text.left(0)}</p>
      ) : (
        <p class="notices__hours">
          <label>
            {text.days}{' '}
            <select
              class="input"
              value={chosen}
              onChange={(event) => {
                days.value = Number(event.currentTarget.value);
              }}
            >
              {Array.from({ length: daysLeft }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          </label>
          <span class="text-small text-soft">{text.left(daysLeft)}</span>
          <button
            type="button"
            class="button button--small"
            onClick={() => void change('POST', { days: chosen })}
          >
            {text.begin}
          </button>
        </p>
      )}
    </section>
  );
}
