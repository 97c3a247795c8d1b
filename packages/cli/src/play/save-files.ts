import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { failure, type Result, success } from '@schupf/rules';
import { formatRecord, type GameRecord } from '@schupf/rules/notation';
import { problemWithWriting, readRecordFile, writeText } from '../files.ts';
import { PERSON } from '../output/names.ts';
import type { Speech, TerminalTexts } from '../output/speech.ts';
import { isEarlier, type Past, replayPast } from './past.ts';

/** The match in a file, or one line about why it cannot be continued. `name` replaces the person's name. */
export function loadPast(path: string, cwd: string, name: string | undefined): Result<Past> {
  const file = readRecordFile(path, cwd);
  if (!file.ok) return file;
  const { record } = file.value;
  const past = replayPast(record);
  if (!past.ok) return failure(`${path} does not verify: ${past.problem}`);
  const names = name === undefined ? record.names : record.names.with(PERSON, name);
  return success({ ...past.value, record: { ...record, names } });
}

interface SaveOptions {
  /** The path of the file written after every action, as typed; null for none. */
  readonly path: string | null;
  readonly cwd: string;
  readonly force: boolean;
}

/** Writes one match to files. Without `force`, it never overwrites a file that contains something else. */
export class SaveFiles {
  /** Returns the current match; null before its first deal. */
  private readonly record: () => GameRecord | null;
  private readonly options: SaveOptions;
  private readonly texts: TerminalTexts['files'];
  private readonly saveCommand: string;
  /** Files known to contain this match. */
  private readonly ownFiles = new Set<string>();
  /** Whether the file at `path` contains every action so far. */
  isUpToDate = true;

  constructor(
    record: () => GameRecord | null,
    options: SaveOptions,
    { terminal, vocabulary }: Pick<Speech, 'terminal' | 'vocabulary'>,
  ) {
    this.texts = terminal.files;
    this.saveCommand = vocabulary.command('save');
    this.record = record;
    this.options = options;
  }

  get path(): string | null {
    return this.options.path;
  }

  /** Why the match cannot or must not be saved to `path` after every action; null if it can. */
  check(): string | null {
    if (this.path === null) return null;
    return this.problemWith(this.path) ?? problemWithWriting(this.path, this.options.cwd);
  }

  /** Called after every action to update the file. Returns what went wrong, or ''. */
  update(): string {
    const problem = this.path === null ? null : this.write(this.path);
    this.isUpToDate = problem === null;
    return problem === null ? '' : this.texts.notSaved(problem);
  }

  /** Writes the match to a file the person names. Returns the message to show. */
  saveOnce(name: string): string {
    const path = name === '' ? this.path : name;
    if (path === null) return this.texts.which(`${this.saveCommand} match.schupf`);
    const problem = this.problemWith(path) ?? this.write(path);
    return problem === null ? this.texts.saved(path) : this.texts.notSaved(problem);
  }

  private problemWith(path: string): string | null {
    const { cwd, force } = this.options;
    const full = resolve(cwd, path);
    if (force || this.ownFiles.has(full) || !existsSync(full)) return null;
    const file = readRecordFile(path, cwd);
    if (file.ok && this.isEarlierThanThis(file.value.record)) return null;
    return this.texts.exists(path);
  }

  private isEarlierThanThis(record: GameRecord): boolean {
    const current = this.record();
    if (current === null) return false;
    const [saved, now] = [replayPast(record), replayPast(current)];
    return saved.ok && now.ok && isEarlier(saved.value, now.value);
  }

  private write(path: string): string | null {
    const record = this.record();
    if (record === null) return null;
    const { cwd } = this.options;
    const written = writeText(path, cwd, formatRecord(record));
    if (!written.ok) return written.problem;
    this.ownFiles.add(resolve(cwd, path));
    return null;
  }
}
