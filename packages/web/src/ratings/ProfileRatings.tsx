import type { PoolRating } from '@schupf/protocol';
import { isPool, PACES, poolOf, variantOf } from '@schupf/ratings';
import { shellWords } from '../i18n/language.ts';
import { ratingWords as words } from '../i18n/rating-words.ts';
import type { SectionTitle } from '../people/parts/section-title.ts';
import { RatingHistory } from './RatingHistory.tsx';
import { DeviationText, RatingText } from './RatingText.tsx';
import { ratingsAddress } from './ratings-address.ts';

interface Props {
  /** The id of a person. */
  readonly who: string;
  readonly ratings: readonly PoolRating[];
  readonly Title: SectionTitle;
}

/** A person's rating in each game, with its history. */
export function ProfileRatings({ who, ratings, Title }: Props) {
  const text = words();
  return (
    <section class="profile__section">
      <Title>{text.rating}</Title>
      {ratings.length === 0 && <p class="text-soft">{text.none}</p>}
      {ratings.map((rating) => (
        <div key={rating.pool} class="profile__section">
          <h3>{nameOf(rating.pool)}</h3>
          <p>
            <strong>
              <RatingText {...rating} />
            </strong>{' '}
            <DeviationText {...rating} /> · {text.played(rating.matches)}
            {rating.place !== null && isPool(rating.pool) && (
              <>
                {' · '}
                <a href={ratingsAddress.href({ pool: rating.pool, list: 'people' })}>
                  {text.placeInList(rating.place)}
                </a>
              </>
            )}
          </p>
          <RatingHistory who={who} rating={rating} />
        </div>
      ))}
    </section>
  );
}

/** The game and, for play with days per move, the pace. */
function nameOf(pool: string): string {
  if (!isPool(pool)) return pool;
  const variant = variantOf(pool);
  const { name } = shellWords().games.variants[variant];
  const pace = PACES.find((each) => poolOf(variant, each) === pool)!;
  return pace === 'clock' ? name : `${name} · ${words().paces.days}`;
}
