import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { failure, type Result, success } from '@schupf/rules';
import { type GameRecord, type Place, parseRecord } from '@schupf/rules/notation';

/** The bytes of a file, or why it cannot be read. */
export function readBytes(path: string, cwd: string): Result<Buffer> {
  try {
    return success(readFileSync(resolve(cwd, path)));
  } catch (error) {
    return failure(`cannot read ${path}: ${reasonOf(error)}`);
  }
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
    rmSync(temporary, { force: true });
    return failure(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** A record with the positions of its parts in the file. */
export interface RecordFile {
  readonly path: string;
  readonly record: GameRecord;
  readonly places: ReadonlyMap<object, Place>;
}

export function readRecordFile(path: string, cwd: string): Result<RecordFile> {
  const text = readText(path, cwd);
  if (!text.ok) return text;
  const read = parseRecord(text.value);
  if (read.ok) return success({ path, record: read.record, places: read.places });
  return failure(`${path}:${read.place.line}:${read.place.column}: ${read.problem}`);
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
