import { failure, isRecord, type Result, success } from '@schupf/rules';
import { type HelloMessage, PROTOCOL, VERSION } from './messages.ts';

const MAX_NAME_LENGTH = 100;

export function hello(name: string): HelloMessage {
  return { type: 'hello', protocol: PROTOCOL, version: VERSION, name };
}

/** The other side's first line: whether it speaks our protocol, and what it is called. */
export function readHello(line: string): Result<{ readonly name: string }> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return failure('its first line is not JSON');
  }
  if (!isRecord(message)) return failure('its first line is not a hello');
  const { type, protocol, version, name } = message;
  if (type !== 'hello' || protocol !== PROTOCOL) return failure('its first line is not a hello');
  if (version !== VERSION) return failure(`it speaks another version of the protocol, not ${VERSION}`);
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME_LENGTH)
    return failure(`its hello has no name of 1 to ${MAX_NAME_LENGTH} characters`);
  return success({ name });
}
