import { useSignal } from '@preact/signals';
import type { SpeedName } from '@schupf/table';
import { Disclosure, OneOf, Switch } from '../../app/fields.tsx';
import { lazy } from '../../app/lazy.tsx';
import { problemOf } from '../../home/choice.ts';
import { Presets } from '../../home/GameDetails.tsx';
import { GamesRow, PlayerCount } from '../../home/GamesRow.tsx';
import { LevelField } from '../../home/LevelField.tsx';
import { choice } from '../../home/last-choice.ts';
import { shellWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import {
  AMONG_FRIENDS,
  HAND_DELAYS,
  mayBeRated,
  type TableSettings,
  wantedTable,
} from '../model/wanted-table.ts';
import { lobbyAddress } from '../online-addresses.ts';
import { MeLink, NameForm } from '../parts/NameForm.tsx';
import { isPerson, me } from '../state/me.ts';
import { refusalText } from '../state/refusal-text.ts';
import { ask } from '../state/requests.ts';
import { goToTable } from '../state/table-intent.ts';

const EveryOption = lazy(async () => (await import('../../home/EveryOption.tsx')).EveryOption);

const SPEEDS = ['relaxed', 'normal', 'blitz', 'no-clock', 'days'] as const satisfies readonly SpeedName[];
/** By the days for a move. */
const CORRESPONDENCE = { 1: 'days', 2: 'days-2', 3: 'days-3', 7: 'days-7' } as const satisfies Record<
  number,
  SpeedName
>;
const DAYS = ['1', '2', '3', '7'] as const;
const VISIBILITIES = ['private', 'open'] as const;
const FILLS = ['nobody', 'bots'] as const;

/** Opens a table with one click. All settings are optional and below the button. */
export function FriendsPage() {
  const { friends, name } = words();
  const { home, common } = shellWords();
  const tableSettings = useSignal<TableSettings>(AMONG_FRIENDS);
  const failure = useSignal<string | null>(null);
  const problem = problemOf(choice.value);
  const open = async () => {
    failure.value = null;
    try {
      const wanted = wantedTable(choice.value, tableSettings.value);
      const { code } = await ask<{ readonly code: string }>('POST', 'tables', wanted);
      goToTable(code, 'to-play');
    } catch (error) {
      failure.value = refusalText(error);
    }
  };
  return (
    <main class="page" id="main" tabIndex={-1}>
      <header>
        <h1>{friends.title}</h1>
        <p class="text-soft">{friends.lead}</p>
        <MeLink />
      </header>
      <section class="panel online__begin">
        {isPerson(me.value) ? (
          <button
            type="button"
            class="button button--primary button--large"
            disabled={problem !== null}
            onClick={() => void open()}
          >
            {friends.open}
          </button>
        ) : (
          <NameForm buttonLabel={name.open} onNamed={() => void open()} />
        )}
        {failure.value !== null && (
          <p class="note" role="alert">
            {failure.value}
          </p>
        )}
        {problem !== null && (
          <p class="note" role="alert">
            {home.problem}
            {common.colon} {home.problems[problem]}
          </p>
        )}
      </section>
      <section class="game">
        <GamesRow />
        <PlayerCount />
        <Details tableSettings={tableSettings.value} onChange={(next) => (tableSettings.value = next)} />
      </section>
      <p>
        <a href={lobbyAddress.href({})}>{friends.toLobby}</a>
      </p>
    </main>
  );
}

interface DetailsProps {
  readonly tableSettings: TableSettings;
  readonly onChange: (tableSettings: TableSettings) => void;
}

function Details({ tableSettings, onChange }: DetailsProps) {
  const { friends } = words();
  const { home, games } = shellWords();
  const game = choice.value;
  const days = DAYS.find((count) => CORRESPONDENCE[count] === tableSettings.speed);
  const summary = [
    games.presets[game.preset].name,
    games.speeds[tableSettings.speed].name,
    friends.visibilities[tableSettings.visibility],
  ].join(' · ');
  return (
    <Disclosure
      class="panel game__details"
      summary={
        <>
          <span class="game__summary-title">{friends.details}</span>
          <span class="text-soft text-small">{summary}</span>
        </>
      }
    >
      <div class="game__fields">
        <Presets />
        <OneOf
          label={home.speed}
          values={SPEEDS}
          value={days === undefined ? (tableSettings.speed as (typeof SPEEDS)[number]) : 'days'}
          name={(speed) => games.speeds[speed].name}
          hint={games.speeds[tableSettings.speed].text}
          onChoose={(speed) => onChange({ ...tableSettings, speed })}
        />
        {days !== undefined && (
          <OneOf
            label={friends.daysPerMove}
            values={DAYS}
            value={days}
            name={(count) => count}
            onChoose={(count) => onChange({ ...tableSettings, speed: CORRESPONDENCE[count] })}
          />
        )}
        <OneOf
          label={friends.visibility}
          values={VISIBILITIES}
          value={tableSettings.visibility}
          name={(visibility) => friends.visibilities[visibility]}
          // At a public table, players may not want everyone to see their match, so sharing is off unless the host
          // turns it on.
          onChoose={(visibility) =>
            onChange({ ...tableSettings, visibility, sharesReplays: visibility === 'private' })
          }
        />
        <OneOf
          label={friends.others}
          values={FILLS}
          value={tableSettings.fill}
          name={(fill) => friends.fills[fill]}
          onChoose={(fill) => onChange({ ...tableSettings, fill })}
        />
        <LevelField />
        <OneOf
          label={friends.hands}
          values={HAND_DELAYS}
          value={tableSettings.hands}
          name={(delay) =>
            delay === 'never' ? friends.handsAfter.never : friends.handsAfter.minutes(Number(delay))
          }
          onChoose={(hands) => onChange({ ...tableSettings, hands })}
        />
        <Switch
          label={friends.freeChat}
          on={tableSettings.freeChat}
          onChange={(freeChat) => onChange({ ...tableSettings, freeChat })}
        />
        <Switch
          label={friends.sharesReplays}
          on={tableSettings.sharesReplays}
          onChange={(sharesReplays) => onChange({ ...tableSettings, sharesReplays })}
        />
        {mayBeRated(game, tableSettings.speed) ? (
          <Switch
            label={friends.rated}
            on={tableSettings.rated}
            onChange={(rated) => onChange({ ...tableSettings, rated })}
          />
        ) : (
          <p class="text-soft text-small">{friends.notRated}</p>
        )}
        <Disclosure class="game__every" summary={home.everyOption}>
          <EveryOption />
        </Disclosure>
      </div>
    </Disclosure>
  );
}
