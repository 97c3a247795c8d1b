import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { kingLetter } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { readLine } from '../model/command-line.ts';
import { inOrder } from '../model/hand-order.ts';
import { actionFor, waysToLay } from '../model/plays.ts';
import { lay } from '../state/asking.ts';
import { slotsFor, tapCard } from '../state/push-draft.ts';
import type { TableSession } from '../state/table-session.ts';
import { isTyping } from '../state/typing.ts';

/** Everything at the table by typing it: `5 5`, `1 wish 8`, `push 2 k 4`, `pass`. */
export function CommandLine({ session }: { readonly session: TableSession }) {
  const input = useRef<HTMLInputElement>(null);
  const { table } = words();
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    isTyping.value = false;
    document.querySelector<HTMLElement>('.hand button')?.focus();
  };
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    if (await obey(session, input.current!.value)) close();
    else input.current?.select();
  };
  return (
    <form class="bar bar--typing" onSubmit={(event) => void onSubmit(event)}>
      <input
        ref={input}
        class="field bar__line"
        aria-label={table.commandLine}
        placeholder={table.commandExample(kingLetter())}
        autocomplete="off"
        spellcheck={false}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <button type="submit" class="button button--primary">
        {table.do}
      </button>
    </form>
  );
}

/** Does what a line says; false when it means nothing or is refused, and the notice says why. */
async function obey(session: TableSession, text: string): Promise<boolean> {
  const seat = session.seat.value;
  const { view } = session;
  const hand = inOrder(view.hands[seat] ?? [], settings.value.sort);
  const { cards, table } = words();
  const line = readLine(text, hand, { letterOf: cards.letter, typed: table.typed });
  switch (line.type) {
    case 'unclear':
      session.notice.value = { type: 'unclear' };
      return false;
    case 'pass':
    case 'take':
      return session.act({ type: line.type, seat });
    case 'call':
      return session.act({ type: 'call', seat, call: line.call });
    case 'hint':
      await session.hint();
      return true;
    case 'push':
      for (const card of line.cards) tapCard(slotsFor(view, seat), card);
      return true;
    case 'lay': {
      const ways = waysToLay(view, seat, line.cards);
      session.pick(line.cards);
      if (!ways.ok) session.notice.value = { type: 'refusal', refusal: ways.refusal };
      else if (line.wish !== null) return session.act(actionFor(seat, ways.ways[0]!, { wish: line.wish }));
      else await lay(session, seat, ways.ways);
      return ways.ok;
    }
  }
}
