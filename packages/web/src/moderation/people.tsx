import type { Person, SanctionOrigin } from '@schupf/protocol';
import { moderationWords } from '../i18n/moderation-words.ts';
import { moderationAddress } from './moderation-address.ts';

/** A person's name, with a link to their history. */
export function PersonLink({ person }: { readonly person: Person | null }) {
  if (person === null) return <>{moderationWords().someone}</>;
  return <a href={moderationAddress.href({ what: 'person', id: person.id })}>{person.name}</a>;
}

/** The name of someone who has decided. */
export function judgeName(by: Person | null, origin: SanctionOrigin): string {
  const text = moderationWords();
  if (by !== null) return by.name;
  if (origin === 'moderator') return text.someone;
  return origin === 'operator' ? text.operator : text.server;
}
