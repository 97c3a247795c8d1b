import type { ServerMessage } from '@schupf/protocol';
import type { Reply } from '@schupf/table';
import type { Frame, Receiver } from '@schupf/testkit';
import type { Device } from './device.ts';

/** What a device was sent, by table. Reading all messages again for every table would take minutes. */
export class Conversation {
  readonly receiver: Receiver;
  /** Messages that are not about a table. */
  private readonly general: Frame[] = [];
  private readonly frames = new Map<string, Frame[]>();
  private readonly replies = new Map<string, Map<string, Reply[]>>();

  constructor({ receiver, frames }: Device) {
    this.receiver = receiver;
    for (const frame of frames) this.add(frame, JSON.parse(frame.text) as ServerMessage);
  }

  framesAt(code: string): readonly Frame[] {
    return [...this.general, ...(this.frames.get(code) ?? [])];
  }

  /** The replies to commands, by the command's id. A repeated command has several. */
  repliesAt(code: string): ReadonlyMap<string, readonly Reply[]> {
    return this.replies.get(code) ?? new Map();
  }

  private add(frame: Frame, message: ServerMessage): void {
    if (!('table' in message) || message.table === undefined) {
      this.general.push(frame);
      return;
    }
    entry(this.frames, message.table, () => []).push(frame);
    if (message.type !== 'reply') return;
    const replies = entry(this.replies, message.table, () => new Map<string, Reply[]>());
    entry(replies, message.id, () => []).push(message.reply);
  }
}

function entry<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const value = create();
  map.set(key, value);
  return value;
}
