import { useSignal } from '@preact/signals';
import type { NoticeChoice, NoticeState } from '@schupf/protocol';
import { useEffect } from 'preact/hooks';
import { Switch } from '../../app/fields.tsx';
import { notify } from '../../app/notices.ts';
import { onlineWords } from '../../i18n/page-words.ts';
import { useTurnWords } from '../../i18n/turn-words.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../state/push.ts';
import { ask } from '../state/requests.ts';
import './NoticesSection.css';

const WHAT = ['turns', 'invitations', 'matches'] as const;

/** Notifications of this device, and what the person wants to be told on all of them. */
export function NoticesSection() {
  const text = useTurnWords()?.notices ?? null;
  const server = useSignal<NoticeState | null>(null);
  const push = useSignal<PushState | null>(null);
  useEffect(() => {
    const read = async () => {
      server.value = await ask<NoticeState>('GET', 'me/notices');
      push.value = await readPushState(server.value.endpoint);
    };
    read().catch(() => {});
  }, [server, push]);
  const state = server.value;
  if (text === null || state === null || push.value === null) return null;
  const fail = () => notify(onlineWords().problem);
  const turn = async (on: boolean) => {
    if (on) push.value = await turnPushOn(state.key);
    else {
      await turnPushOff();
      push.value = 'off';
    }
  };
  const choose = (change: Partial<NoticeChoice>) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const choice = { ...state.choice, ...change, zone: timeZone };
    server.value = { ...state, choice };
    ask('PUT', 'me/notices', choice).catch(fail);
  };
  return (
    <section class="panel me">
      <h2>{text.title}</h2>
      <p class="text-small text-soft">{text.about}</p>
      {push.value === 'off' && (
        <button type="button" class="button" onClick={() => void turn(true).catch(fail)}>
          {text.turnOn}
        </button>
      )}
      {push.value === 'on' && (
        <p class="notices__on">
          <span>{text.isOn}</span>
          <button type="button" class="button button--small" onClick={() => void turn(false).catch(fail)}>
            {text.turnOff}
          </button>
        </p>
      )}
      {push.value === 'denied' && <p class="note">{text.denied}</p>}
      {push.value === 'unsupported' && <p class="note">{text.unsupported}</p>}
      {push.value === 'on' && <Choice choice={state.choice} onChange={choose} />}
    </section>
  );
}

interface ChoiceProps {
  readonly choice: NoticeChoice;
  readonly onChange: (change: Partial<NoticeChoice>) => void;
}

function Choice({ choice, onChange }: ChoiceProps) {
  const text = useTurnWords()!.notices;
  const { quiet } = choice;
  return (
    <div class="notices">
      {WHAT.map((what) => (
        <Switch key={what} label={text[what]} on={choice[what]} onChange={(on) => onChange({ [what]: on })} />
      ))}
      <Switch
        label={text.quiet}
        on={quiet !== null}
        onChange={(on) => onChange({ quiet: on ? { from: 22 * 60, until: 8 * 60 } : null })}
      />
      {quiet !== null && (
        <p class="notices__hours">
          <Hour
            label={text.from}
            value={quiet.from}
            onChange={(from) => onChange({ quiet: { ...quiet, from } })}
          />
          <Hour
            label={text.until}
            value={quiet.until}
            onChange={(until) => onChange({ quiet: { ...quiet, until } })}
          />
        </p>
      )}
    </div>
  );
}

interface HourProps {
  readonly label: string;
  /** Minutes after midnight. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Hour({ label, value, onChange }: HourProps) {
  const digits = (number: number) => String(number).padStart(2, '0');
  return (
    <label>
      {label}{' '}
      <input
        class="input"
        type="time"
        value={`${digits(Math.floor(value / 60))}:${digits(value % 60)}`}
        onChange={(event) => {
          const [hours, minutes] = event.currentTarget.value.split(':').map(Number);
          if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes);
        }}
      />
    </label>
  );
}
