import type { Person } from '@schupf/protocol';
import { notify } from '../../app/notices.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { NameForm } from '../parts/NameForm.tsx';

export function NameSection({ who }: { readonly who: Person }) {
  const { me: text } = words();
  return (
    <section class="panel me">
      <h2>{text.name}</h2>
      <NameForm
        key={who.id}
        buttonLabel={text.save}
        currentName={who.name}
        onNamed={() => notify(text.saved)}
      />
    </section>
  );
}
