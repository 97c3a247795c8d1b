import {
  closeSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { failure, type Result, success } from '@schupf/rules';
import { type GameRecord, type Place, parseRecord } from '@schupf/rules/notation';
import { printable } from './printable.ts';

/** Far more than any record, log or suite, and less than what fits into a string. */
const MAX_MEGABYTES = 256;
const CHUNK_BYTES = 1 << 20;

/** The bytes of a file, or why it cannot be read. */
export function readBytes(path: string, cwd: string): Result<Buffer> {
  let file: number | null = null;
  try {
    file = openSync(resolve(cwd, path), 'r');
    const bytes = readUpTo(file, MAX_MEGABYTES << 20);
    return bytes === null
      ? failure(`cannot read ${path}: it is larger than ${MAX_MEGABYTES} MB`)
      : success(bytes);
  } catch (error) {
    return failure(`cannot read ${path}: ${reasonOf(error)}`);
  } finally {
    if (file !== null) closeSync(file);
  }
}

/**
 * The whole content; null if it is longer than `max`. Pipes and devices do not report their size, and some never end.
 */
function readUpTo(file: number, max: number): Buffer | null {
  if (fstatSync(file).size > max) return null;
  const chunks: Buffer[] = [];
  for (let total = 0; total <= max; ) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const length = readSync(file, chunk);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, length));
    total += length;
  }
  return null;
}

export function readText(path: string, cwd: string): Result<string> {
  const bytes = readBytes(path, cwd);
  return bytes.ok ? success(bytes.value.toString('utf8')) : bytes;
}

/** Replaces a file atomically: a reader finds either the old or the new text. */
export function writeText(path: string, cwd: string, text: string): Result<null> {
  const target = resolve(cwd, path);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, target);
    return success(null);
  } catch (error) {
    removeQuietly(temporary);
    return failure(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** Removing a file fails for the same reasons as writing it, and the first reason is the one to report. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // For example, the name is too long.
  }
}

/** A record with the positions of its parts in the file. The names in it are printable. */
export interface RecordFile {
  readonly path: string;
  readonly record: GameRecord;
  readonly places: ReadonlyMap<object, Place>;
}

export function readRecordFile(path: string, cwd: string): Result<RecordFile> {
  const text = readText(path, cwd);
  if (!text.ok) return text;
  const read = parseRecord(text.value);
  if (read.ok) return success({ path, record: withPrintableNames(read.record), places: read.places });
  return failure(`${path}:${read.place.line}:${read.place.column}: ${read.problem}`);
}

/** Makes names printable, because they appear in sentences, tables and other files. */
function withPrintableNames(record: GameRecord): GameRecord {
  return { ...record, names: record.names.map(printable) };
}

/** Why a file could not be written at this path; null if it could be. Leaves no file behind. */
export function problemWithWriting(path: string, cwd: string): string | null {
  const target = resolve(cwd, path);
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
      return `cannot write ${path}: it is a folder`;
    writeFileSync(temporary, '');
    rmSync(temporary);
    return null;
  } catch (error) {
    return `cannot write ${path}: ${reasonOf(error)}`;
  }
}

/** A readable reason for a file error. */
export function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'file not found';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'permission denied';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
