import { failure, isRecord, type Result, success } from '@schupf/rules';
import { type HelloMessage, PROTOCOL, VERSION } from './messages.ts';

const MAX_NAME_LENGTH = 100;

export function hello(name: string): HelloMessage {
  return { type: 'hello', protocol: PROTOCOL, version: VERSION, name };
}

/** Reads the other side's first line. Returns its name, or why it does not speak our protocol. */
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
  if (version !== VERSION)
    return failure(`expected protocol version ${VERSION}, got ${numberOrNone(version)}`);
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME_LENGTH)
    return failure(`the name in its hello must be 1 to ${MAX_NAME_LENGTH} characters long`);
  return success({ name });
}

/** Other values are not repeated, because they could be of any size. */
function numberOrNone(value: unknown): number | 'none' {
  return typeof value === 'number' ? value : 'none';
}
