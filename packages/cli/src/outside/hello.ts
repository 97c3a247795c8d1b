import { type Answer, answered, refused } from '../answer.ts';
import { printable } from '../terminal.ts';
import { PROTOCOL, VERSION } from './messages.ts';

const MAX_NAME_LENGTH = 100;

/** The greeting of the other side: whether it speaks our protocol, and what it is called. */
export function readHello(line: string): Answer<{ readonly name: string }> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return refused('its first line is no JSON');
  }
  if (typeof message !== 'object' || message === null) return refused('its first line is no hello');
  const { type, protocol, version, name } = message as Readonly<Record<string, unknown>>;
  if (type !== 'hello' || protocol !== PROTOCOL) return refused('its first line is no hello');
  if (version !== VERSION) return refused(`it speaks another version of the protocol, not ${VERSION}`);
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME_LENGTH) {
    return refused(`its hello has no name of 1 to ${MAX_NAME_LENGTH} characters`);
  }
  return answered({ name: printable(name) });
}
