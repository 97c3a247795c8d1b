import { combinationOf } from '@schupf/rules';
import { CardFace } from '../cards/CardFace.tsx';
import { words } from '../i18n/language.ts';
import { seatName } from './names.ts';
import type { Session } from './session.ts';
import { laidInTrick } from './trick.ts';
import './trick.css';

/** Earlier combinations that are still shown behind the top one. */
const SHOWN_BELOW = 2;

/** What lies on the table: the top combination large, those before it behind. */
export function Trick({ session }: { readonly session: Session }) {
  const { table, cards } = words();
  const laid = laidInTrick(session.view.open);
  const top = laid.at(-1);
  if (top === undefined) return <p class="visually-hidden">{table.emptyTable}</p>;
  const name = seatName(session, top.seat);
  const label = cards.play(combinationOf(top.play));
  return (
    <section class="trick" aria-label={table.laidBy(name, label)}>
      {laid.slice(-1 - SHOWN_BELOW, -1).map(({ seat, play }, index, below) => (
        <div
          key={play.cards.join()}
          class="trick__play trick__play--below"
          style={{ '--depth': below.length - index }}
        >
          {play.cards.map((card) => (
            <span key={card} class="trick__card" data-card={card}>
              <CardFace card={card} />
            </span>
          ))}
          <span class="visually-hidden">
            {table.laidBy(seatName(session, seat), cards.play(combinationOf(play)))}
          </span>
        </div>
      ))}
      <div key={top.play.cards.join()} class="trick__play trick__play--top">
        {top.play.cards.map((card) => (
          <span key={card} class="trick__card" data-card={card}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
      <p class="trick__name" aria-hidden="true">
        <b>{name}</b> {label}
      </p>
    </section>
  );
}
