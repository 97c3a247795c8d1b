import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Action, Seed } from '@schupf/rules';
import { formatRecord } from '@schupf/rules/notation';
import { type Answer, refused } from '../answer.ts';
import { readRecordFile, writeText } from '../files.ts';
import { PERSON } from '../telling/names.ts';
import { Match } from './match.ts';

/** What is used where the file says nothing, and the person's name if it shall be another. */
export interface Changes {
  readonly seed: Seed;
  readonly name: string | undefined;
}

/** The match a file holds, or in one line why it cannot go on. */
export function loadMatch(path: string, cwd: string, { seed, name }: Changes): Answer<Match> {
  const file = readRecordFile(path, cwd);
  if (!file.ok) return file;
  const { record } = file.value;
  const names = name === undefined ? record.names : record.names.with(PERSON, name);
  const match = Match.from({ ...record, names }, seed);
  return match.ok ? match : refused(`${path} does not verify: ${match.problem}`);
}

/** Writes one match to files, and over no file that holds anything else. */
export class SaveFiles {
  private readonly match: Match;
  private readonly cwd: string;
  private readonly force: boolean;
  /** The file written after every action, as the person named it; null for none. */
  readonly path: string | null;
  /** Files known to hold this match. */
  private readonly own = new Set<string>();

  constructor(match: Match, cwd: string, { path, force }: { path: string | null; force: boolean }) {
    this.match = match;
    this.cwd = cwd;
    this.path = path;
    this.force = force;
  }

  /** Why the file written after every action must not be touched; null when all is well. */
  check(): string | null {
    return this.path === null ? null : this.problemWith(this.path);
  }

  /** Writes the match to the file that is kept up to date; in words what went wrong, '' when nothing did. */
  update(): string {
    const problem = this.path === null ? null : this.write(this.path);
    return problem === null ? '' : `The match is not saved: ${problem}.`;
  }

  /** Writes the match once, where the person says, and answers him. */
  saveOnce(name: string): string {
    const path = name === '' ? this.path : name;
    if (path === null) return 'Into which file? Type "save match.schupf".';
    const problem = this.problemWith(path) ?? this.write(path);
    return problem === null ? `Saved. Come back with --resume ${path}` : `No: ${problem}.`;
  }

  private problemWith(path: string): string | null {
    const full = resolve(this.cwd, path);
    if (this.force || this.own.has(full) || !existsSync(full)) return null;
    const file = readRecordFile(path, this.cwd);
    if (file.ok && isEarlier(Match.from(file.value.record, this.match.terms.seed), this.match)) return null;
    return `${path} exists and is not this match: use another name, or start with --force`;
  }

  private write(path: string): string | null {
    const written = writeText(path, this.cwd, formatRecord(this.match.record));
    if (!written.ok) return written.problem;
    this.own.add(resolve(this.cwd, path));
    return null;
  }
}

/** Whether one match is the other as it was at some moment. */
function isEarlier(one: Answer<Match>, other: Match): boolean {
  if (!one.ok || one.value.actions.length > other.actions.length) return false;
  const { record, actions } = one.value;
  return (
    same(record.rules, other.record.rules) &&
    record.rounds.every(({ hands }, round) => same(hands, other.record.rounds[round]?.hands)) &&
    actions.every((action, at) => isSameAction(action, other.actions[at]!))
  );
}

/** Packs are compared by the hands they deal: a record may hold the order as it was mended for the Mah Jong. */
function isSameAction(a: Action, b: Action): boolean {
  return a.type === 'deal' ? b.type === 'deal' : same(a, b);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
