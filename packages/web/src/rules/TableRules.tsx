import { valueText } from '@schupf/phrasebook';
import { type Rules, requestFor } from '@schupf/rules';
import { words } from '../i18n/language.ts';
import { useOptionWords } from '../i18n/option-words.ts';
import { useRulesWords } from '../i18n/page-words.ts';
import { Sheet } from '../sheet/parts/Sheet.tsx';
import type { TableSession } from '../table/state/table-session.ts';
import { differencesOf } from './differences.ts';
import { rulesAddress } from './rules-address.ts';
import { summaryAddress } from './summary-address.ts';
import './TableRules.css';

interface Props {
  readonly session: TableSession;
}

/** The rules of this table: the game, the edition, and everything that differs from the default. */
export function TableRules({ session }: Props) {
  const { games, table, common } = words();
  const text = useRulesWords();
  const { rules } = session.view;
  const { name, text: description } = games.variants[rules.variant];
  const preset = session.client.config.value?.rules.preset;
  return (
    <Sheet title={table.rules} note={name}>
      <p>{description}</p>
      {preset !== undefined && (
        <p>
          <b>{games.presets[preset].name}</b>
          {common.colon} {games.presets[preset].text}
        </p>
      )}
      <Differences rules={rules} />
      {text !== null && (
        <>
          <p>
            <a href={rulesAddress.href({ rule: null })}>{text.table.all}</a>
          </p>
          <p>
            <a href={summaryAddress.href({ request: JSON.stringify(requestFor(rules)) })}>
              {text.summary.link}
            </a>
          </p>
        </>
      )}
    </Sheet>
  );
}

function Differences({ rules }: { readonly rules: Rules }) {
  const text = useRulesWords();
  const options = useOptionWords();
  if (text === null || options === null) return null;
  const names = differencesOf(rules);
  if (names.length === 0) return <p class="text-soft">{text.table.usual}</p>;
  return (
    <section class="table-rules">
      <h3>{text.table.differs}</h3>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{options.options[name].name}</dt>
            <dd>
              <b>{valueText(options, name, rules[name])}</b>
              <span class="text-soft">{options.options[name].text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
