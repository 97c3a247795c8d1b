import { useSignal } from '@preact/signals';
import type { RatingLine, RatingList } from '@schupf/protocol';
import { hasPairs, isPool, PACES, type Pool, poolOf, variantOf } from '@schupf/ratings';
import { VARIANTS } from '@schupf/rules';
import { useEffect } from 'preact/hooks';
import { OneOf } from '../app/fields.tsx';
import { goTo } from '../app/router.ts';
import { shellWords } from '../i18n/language.ts';
import { onlineWords } from '../i18n/page-words.ts';
import { ratingWords as words } from '../i18n/rating-words.ts';
import { withServer } from '../online/pages/with-server.tsx';
import { isPerson, me } from '../online/state/me.ts';
import { ask } from '../online/state/requests.ts';
import { PersonName } from '../people/parts/PersonName.tsx';
import { DeviationText, RatingText } from './RatingText.tsx';
import { LISTS, type RatingsParams, ratingsAddress } from './ratings-address.ts';
import './RatingsPage.css';

/** The people or pairs with the best ratings in one game. */
export const RatingsPage = withServer(Ratings, () => words().title);

function Ratings({ pool: wanted, list }: RatingsParams) {
  const pool: Pool = isPool(wanted) ? wanted : 'nanjing-clock';
  const text = words();
  const { games } = shellWords();
  const variant = variantOf(pool);
  const pace = PACES.find((each) => poolOf(variant, each) === pool)!;
  const go = (params: { readonly pool?: Pool; readonly list?: RatingsParams['list'] }) => {
    const next = { pool, list, ...params };
    goTo(ratingsAddress.href(hasPairs(variantOf(next.pool)) ? next : { ...next, list: 'people' }));
  };
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <header>
        <h1>{text.title}</h1>
        <p class="text-soft">{text.lead}</p>
      </header>
      <div class="ratings__choice">
        <OneOf
          label={text.game}
          values={VARIANTS}
          value={variant}
          name={(each) => games.variants[each].name}
          onChoose={(each) => go({ pool: poolOf(each, pace) })}
        />
        <OneOf
          label={text.pace}
          values={PACES}
          value={pace}
          name={(each) => text.paces[each]}
          onChoose={(each) => go({ pool: poolOf(variant, each) })}
        />
        {hasPairs(variant) && (
          <OneOf
            label={text.list}
            values={LISTS}
            value={list}
            name={(each) => text.lists[each]}
            onChoose={(each) => go({ list: each })}
          />
        )}
      </div>
      <Lines key={`${pool} ${list}`} pool={pool} list={list} />
      <section class="panel ratings__about">
        <h2>{text.aboutTitle}</h2>
        {text.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </main>
  );
}

function Lines({ pool, list }: RatingsParams) {
  const text = words();
  const lines = useSignal<readonly RatingLine[]>([]);
  const next = useSignal<number | null>(0);
  const state = useSignal<'loading' | 'loaded' | 'failed'>('loading');
  const load = async () => {
    state.value = 'loading';
    try {
      const part = await ask<RatingList>('GET', `ratings/${pool}/${list}?from=${next.value ?? 0}`);
      lines.value = [...lines.value, ...part.lines];
      next.value = part.next;
      state.value = 'loaded';
    } catch {
      state.value = 'failed';
    }
  };
  useEffect(() => void load(), []);
  return (
    <section aria-label={text.lists[list]}>
      {lines.value.length > 0 && <LineTable lines={lines.value} caption={text.lists[list]} />}
      {state.value === 'loading' && (
        <p class="lazy" role="status">
          {shellWords().app.loading}
        </p>
      )}
      {state.value === 'failed' && (
        <p class="note" role="alert">
          {onlineWords().problem}
        </p>
      )}
      {state.value === 'loaded' && lines.value.length === 0 && <p class="text-soft">{text.nobody}</p>}
      {state.value !== 'loading' && next.value !== null && (
        <p>
          <button type="button" class="button" onClick={() => void load()}>
            {state.value === 'failed' ? onlineWords().noServer.again : text.more}
          </button>
        </p>
      )}
    </section>
  );
}

function LineTable({ lines, caption }: { readonly lines: readonly RatingLine[]; readonly caption: string }) {
  const text = words();
  const isMine = ({ people }: RatingLine) => {
    const who = me.value;
    return isPerson(who) && people.some(({ id }) => id === who.id);
  };
  return (
    <table class="ratings__table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="ratings__number">
            {text.place}
          </th>
          <th scope="col">{text.name}</th>
          <th scope="col" class="ratings__number">
            {text.rating}
          </th>
          <th scope="col" class="ratings__number ratings__wide">
            {text.matches}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.place} class={isMine(line) ? 'ratings__mine' : undefined}>
            <td class="ratings__number numbers">{line.place}</td>
            <th scope="row">
              {line.people.map((person) => (
                <span key={person.id} class="ratings__name">
                  <PersonName person={person} />
                  {person.handle !== null && <span class="text-soft text-small"> @{person.handle}</span>}
                </span>
              ))}
            </th>
            <td class="ratings__number">
              <RatingText {...line} /> <DeviationText {...line} />
            </td>
            <td class="ratings__number ratings__wide numbers">{line.matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
