import { shellWords } from '../../i18n/language.ts';
import { rulesAddress } from '../../rules/rules-address.ts';
import { dealFirstGame } from '../last-choice.ts';
import './Basics.css';

/** The game in four sentences, for newcomers. */
export function Basics() {
  const { newcomer } = shellWords().home;
  return (
    <section class="paper basics" aria-labelledby="basics-title">
      <h2 class="tray__title" id="basics-title">
        {newcomer.basicsTitle}
      </h2>
      <ol class="basics__list plain-list">
        {newcomer.basics.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p>{newcomer.hint}</p>
      <p class="basics__next">
        <button type="button" class="button button--small" onClick={dealFirstGame}>
          {newcomer.play}
        </button>
        <a href={rulesAddress.href({ rule: null })}>{newcomer.rules}</a>
      </p>
    </section>
  );
}
