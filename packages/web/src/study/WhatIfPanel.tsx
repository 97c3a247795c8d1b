import { useSignal } from '@preact/signals';
import { playMove, playsIn, settled, type WhatIf } from '@schupf/replay';
import {
  actionFor,
  byRank,
  type Card,
  combinationOf,
  dutiesOf,
  giftTargets,
  type PlayOffer,
  plainPlay,
  RANKS,
  type Rank,
  type Seat,
  type SeatAction,
} from '@schupf/rules';
import { OneOf } from '../app/fields.tsx';
import { letterOf } from '../cards/letters.ts';
import { words } from '../i18n/language.ts';
import { studyWords } from '../i18n/study-words.ts';
import { CardButtons } from '../replay/CardButtons.tsx';
import { nameInSentence } from '../table/model/names.ts';
import './WhatIfPanel.css';

interface Props {
  readonly line: WhatIf;
  readonly nameOf: (seat: Seat) => string;
  /** Adds a move that the rules allow. */
  readonly onMove: (move: SeatAction) => void;
  /** Removes the last move. */
  readonly onUndo: () => void;
  /** Saves the line as a branch; null if that is not possible. */
  readonly onKeep: (() => void) | null;
  readonly onClose: () => void;
}

/** Lets the reader play on for all seats and see all cards. Every move is checked against the rules. */
export function WhatIfPanel({ line, nameOf, onMove, onUndo, onKeep, onClose }: Props) {
  const text = studyWords();
  const { table, refusals } = words();
  const next = settled(line).position;
  const [duty] = dutiesOf(next.open);
  const chosen = useSignal<Seat | null>(null);
  const picked = useSignal<readonly Card[]>([]);
  const wish = useSignal<Rank | null>(null);
  const seat = chosen.value ?? duty?.seat ?? 0;
  const hand = [...next.hands[seat]!].sort(byRank);
  const cards = picked.value.filter((card) => hand.includes(card));
  const plays = cards.length === 0 ? null : playsIn(line, seat, cards);
  const make = (move: SeatAction) => {
    picked.value = [];
    wish.value = null;
    chosen.value = null;
    onMove(move);
  };
  const isAllowed = (move: SeatAction) => playMove(line, move).ok;
  const isOver = duty === undefined;
  return (
    <section class="what-if" aria-label={text.whatIf}>
      <h2>{text.whatIf}</h2>
      <p role="status">{isOver ? text.roundOver : text.toMove(nameInSentence(nameOf(duty.seat)))}</p>
      {!isOver && duty.kind === 'gift' && (
        <fieldset class="what-if__moves">
          <legend>{table.giveQuestion}</legend>
          {giftTargets(next.open, duty.seat).map((to) => (
            <button
              key={to}
              type="button"
              class="button button--small"
              onClick={() => make({ type: 'give', seat: duty.seat, to })}
            >
              {nameOf(to)}
            </button>
          ))}
        </fieldset>
      )}
      {!isOver && duty.kind === 'turn' && (
        <>
          <OneOf
            label={text.seat}
            values={next.open.players.map((_, at) => String(at))}
            value={String(seat)}
            name={(at) => nameOf(Number(at))}
            onChoose={(at) => {
              chosen.value = Number(at);
              picked.value = [];
            }}
          />
          <CardButtons
            label={text.handOf(nameInSentence(nameOf(seat)))}
            cards={hand}
            chosen={cards}
            onPress={(card) => {
              picked.value = cards.includes(card)
                ? cards.filter((other) => other !== card)
                : [...cards, card];
            }}
          />
          {plays?.ok === false && (
            <p class="text-soft" role="status">
              {refusals.sentences[plays.refusal.code]}
            </p>
          )}
          {plays?.ok === true && plays.offers.some((offer) => offer.wish !== 'none') && (
            <label class="field">
              <span class="field__label">{table.wish}</span>
              <select
                value={wish.value ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  wish.value = value === '' ? null : (Number(value) as Rank);
                }}
              >
                <option value="">{table.noWish}</option>
                {RANKS.map((rank) => (
                  <option key={rank} value={rank}>
                    {letterOf(rank)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p class="what-if__moves">
            {plays?.ok === true &&
              plays.offers.flatMap((offer) =>
                targetsOf(offer).map((dogTo) => (
                  <button
                    key={`${offer.play.kind} ${offer.play.phoenixAs} ${dogTo}`}
                    type="button"
                    class="button button--small button--primary"
                    onClick={() =>
                      make(
                        actionFor(offer, {
                          wish: offer.wish === 'none' ? null : wish.value,
                          ...(dogTo === null ? {} : { dogTo }),
                        }),
                      )
                    }
                  >
                    {[labelOf(offer), ...(dogTo === null ? [] : [nameOf(dogTo)])].join(' → ')}
                  </button>
                )),
              )}
            {isAllowed({ type: 'pass', seat: duty.seat }) && (
              <button
                type="button"
                class="button button--small"
                onClick={() => make({ type: 'pass', seat: duty.seat })}
              >
                {table.labelled(nameOf(duty.seat), table.pass)}
              </button>
            )}
            {isAllowed({ type: 'call', seat, call: 'tichu' }) && (
              <button
                type="button"
                class="button button--small"
                onClick={() => make({ type: 'call', seat, call: 'tichu' })}
              >
                {table.labelled(nameOf(seat), table.tichu)}
              </button>
            )}
          </p>
        </>
      )}
      <p class="what-if__moves">
        <button
          type="button"
          class="button button--small"
          disabled={line.actions.length === 0}
          onClick={onUndo}
        >
          {table.undo}
        </button>
        {onKeep !== null && (
          <button
            type="button"
            class="button button--small"
            disabled={line.actions.length === 0}
            onClick={onKeep}
          >
            {text.keep}
          </button>
        )}
        <button type="button" class="button button--small button--quiet" onClick={onClose}>
          {text.backToRound}
        </button>
      </p>
    </section>
  );
}

/** The partners to whom the Dog can be played; a single null if there is no choice. */
function targetsOf({ dogTo }: PlayOffer): readonly (Seat | null)[] {
  return dogTo.length > 1 ? dogTo : [null];
}

function labelOf({ play }: PlayOffer): string {
  const { table, cards } = words();
  return table.playIt(cards.play(combinationOf(plainPlay(play))));
}
