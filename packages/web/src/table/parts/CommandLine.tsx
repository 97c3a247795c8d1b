import { actionFor } from '@schupf/rules';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { letterOf } from '../../cards/letters.ts';
import { words } from '../../i18n/language.ts';
import { exampleLines, readLine, vocabularyOf } from '../model/command-line.ts';
import { inOrder } from '../model/hand-order.ts';
import type { TableSession } from '../state/table-session.ts';

/** Typed commands for everything at the table: `5 5`, `1 wish 8`, `push 2 k 4`, `pass`. */
export function CommandLine({ session }: { readonly session: TableSession }) {
  const input = useRef<HTMLInputElement>(null);
  const { table } = words();
  const { pair, wish, push, pass } = exampleLines(vocabularyOf(words()), letterOf);
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    session.isTyping.value = false;
    document.querySelector<HTMLElement>('.hand button')?.focus();
  };
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    if (await run(session, input.current!.value)) close();
    else input.current?.select();
  };
  return (
    <form class="bar bar--typing" onSubmit={(event) => void onSubmit(event)}>
      <input
        ref={input}
        class="field bar__line"
        aria-label={table.commandLine}
        placeholder={[pair, wish, push, pass].join(', ')}
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

/** Runs a typed command; false if it is unclear or refused, and the notice shows why. */
async function run(session: TableSession, text: string): Promise<boolean> {
  const seat = session.seat.value;
  const { view } = session;
  const hand = inOrder(view.hands[seat] ?? [], settings.value.sort, view.rules);
  const line = readLine(text, hand, vocabularyOf(words()));
  switch (line.type) {
    case 'unclear':
      session.notice.value = { type: 'unclear' };
      return false;
    case 'pass':
      return session.pass(seat);
    case 'take':
      return session.act({ type: 'take', seat });
    case 'call':
      return session.act({ type: 'call', seat, call: line.call });
    case 'hint':
      await session.hint();
      return true;
    case 'push':
      for (const card of line.cards) session.pushDraft(seat).toggle(card);
      return true;
    case 'play': {
      session.pick(line.cards);
      const selection = session.selection.value!;
      if (!selection.ok) session.notice.value = { type: 'refusal', refusal: selection.refusal };
      else if (line.wish !== null) return session.act(actionFor(selection.offers[0]!, { wish: line.wish }));
      else await session.play(seat, selection.offers);
      return selection.ok;
    }
  }
}
