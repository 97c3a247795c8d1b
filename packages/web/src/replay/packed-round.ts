import type { PastRound } from '@schupf/replay';
import type { Player } from '@schupf/rules';
import {
  cutRecord,
  formatRecord,
  type GameRecord,
  parseRecord,
  replayRecord,
  singleRound,
} from '@schupf/rules/notation';

/** A link that contains a round: this digit, then the text of its record, deflated, in base64url. */
const VERSION = '1';
/** A round with twelve players needs less than a third of this. */
const MAX_PACKED_LENGTH = 12_000;
const MAX_TEXT_LENGTH = 65_536;

export type Unpacked =
  | { readonly ok: true; readonly record: GameRecord }
  /** `unreadable` if a newer version of the app wrote it. */
  | { readonly ok: false; readonly why: 'damaged-link' | 'unreadable' };

interface MatchToPack {
  readonly record: GameRecord;
  readonly rounds: readonly PastRound[];
  /** As in `PastMatch`. */
  readonly names: readonly string[];
  readonly me: Player | null;
}

/** One round of a match as a separate record, complete or up to a move. */
export function roundToPack(match: MatchToPack, number: number, until: number | null = null): GameRecord {
  const { record, rounds } = match;
  const { moments } = rounds.find((round) => round.number === number)!;
  const whole = singleRound(record, number, moments[0]!.position.open);
  return { ...(until === null ? whole : cutRecord(whole, number, until)), names: namesToShare(match) };
}

/** Of a match in this browser, only the person's name is shared: every page chooses its own names for bots. */
export function namesToShare({ record, names, me }: Omit<MatchToPack, 'rounds'>): readonly string[] {
  return names.length > 0 ? names : record.names.map((name, player) => (player === me ? name : ''));
}

/** A record of one round as part of an address. */
export async function packRound(record: GameRecord): Promise<string> {
  const packed = new Blob([formatRecord(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return VERSION + toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Reads what `packRound` wrote. The address may come from anywhere, so the round is checked against the rules. */
export async function unpackRound(packed: string): Promise<Unpacked> {
  if (/^\d/.test(packed) && !packed.startsWith(VERSION)) return { ok: false, why: 'unreadable' };
  const bytes = packed.length > MAX_PACKED_LENGTH ? null : fromBase64Url(packed.slice(VERSION.length));
  const text = bytes === null ? null : await inflate(bytes);
  const answer = text === null ? null : parseRecord(text);
  if (!answer?.ok || answer.record.rounds.length !== 1) return { ok: false, why: 'damaged-link' };
  const { stopped, contradictions } = replayRecord(answer.record);
  const isSound = stopped === null && contradictions.length === 0;
  return isSound ? { ok: true, record: answer.record } : { ok: false, why: 'damaged-link' };
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Null if these bytes are damaged, or if their text is too long: a few bytes can expand to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length <= MAX_TEXT_LENGTH) continue;
      await reader.cancel();
      return null;
    }
  } catch {
    return null;
  }
}
