import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { type GameRecord, type Place, parseRecord } from '@schupf/rules/notation';
import { type Answer, answered, refused } from './answer.ts';

/** The bytes of a file, or why it cannot be read. */
export function readBytes(path: string, cwd: string): Answer<Buffer> {
  try {
    return answered(readFileSync(resolve(cwd, path)));
  } catch (error) {
    return refused(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

export function readText(path: string, cwd: string): Answer<string> {
  const bytes = readBytes(path, cwd);
  return bytes.ok ? answered(bytes.value.toString('utf8')) : bytes;
}

/** Replaces a file atomically: a reader finds either the old or the new text. */
export function writeText(path: string, cwd: string, text: string): Answer<null> {
  const target = resolve(cwd, path);
  const beside = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, target);
    return answered(null);
  } catch (error) {
    rmSync(beside, { force: true });
    return refused(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** A record with the positions of its parts in the file. */
export interface RecordFile {
  readonly path: string;
  readonly record: GameRecord;
  readonly places: ReadonlyMap<object, Place>;
}

export function readRecordFile(path: string, cwd: string): Answer<RecordFile> {
  const text = readText(path, cwd);
  if (!text.ok) return text;
  const read = parseRecord(text.value);
  if (read.ok) return answered({ path, record: read.record, places: read.places });
  return refused(`${path}:${read.place.line}:${read.place.column}: ${read.problem}`);
}

/** A file error as a message for people. */
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
