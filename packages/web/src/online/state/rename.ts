import { words as tableWords } from '../../i18n/language.ts';
import { onlineWords as words } from '../../i18n/page-words.ts';
import { isPerson, me, setName } from './me.ts';
import type { SocketTable } from './socket-table.ts';

/**
 * Renames the player, including at the current table. Returns the reason if the server refuses the name there, for
 * example because it looks like another player's; otherwise null. After a refusal the player keeps the old name
 * everywhere, because two names for one person would confuse the others.
 */
export async function renameAt(table: SocketTable, name: string): Promise<string | null> {
  const before = me.value;
  await setName(name);
  const reply = await table.command({ type: 'rename', name });
  if (reply.ok) return null;
  if (isPerson(before)) await setName(before.name);
  return reply.refusal === null ? words().problem : tableWords().refusals.sentences[reply.refusal.code];
}
