import { shellWords } from '../../i18n/language.ts';
import { rulesAddress } from '../../rules/rules-address.ts';
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
      <a class="basics__rules" href={rulesAddress.href({ rule: null })}>
        {newcomer.rules}
      </a>
    </section>
  );
}
