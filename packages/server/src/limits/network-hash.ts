import { keyedHashOf, newKey } from '../secrets.ts';
import type { SecretStorage } from '../storage/secret-storage.ts';

/** Turns a text with a network into what is stored instead. Always the same for the same text on this server. */
export type KeyedHash = (text: string) => string;

/** There are so few addresses that a plain hash could be undone by trying them all. The key is the same everywhere. */
export async function networkHash(secrets: SecretStorage): Promise<KeyedHash> {
  const key = await secrets.getOrAdd('network', newKey());
  return (text) => keyedHashOf(key, text);
}
