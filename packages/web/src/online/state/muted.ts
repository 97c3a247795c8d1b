import { signal } from '@preact/signals';
import type { Person } from '@schupf/protocol';
import { ask } from './requests.ts';

/** People one has muted on this page; the server has them from then on, and sends nothing of theirs any more. */
export const muted = signal<ReadonlySet<string>>(new Set());

export async function mute({ id }: Pick<Person, 'id'>): Promise<void> {
  await ask('POST', 'me/blocks', { person: id });
  muted.value = new Set([...muted.value, id]);
}

export async function unmute({ id }: Pick<Person, 'id'>): Promise<void> {
  await ask('DELETE', `me/blocks/${id}`);
  muted.value = new Set([...muted.value].filter((one) => one !== id));
}
