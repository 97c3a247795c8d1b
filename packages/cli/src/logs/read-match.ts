import { type Result, success } from '@schupf/rules';
import { type GameRecord, importTch } from '@schupf/rules/notation';
import { readRecordFile } from '../files.ts';
import { readLog } from './import.ts';

/** A match from a .schupf record or, by its name, a .tch log of BrettspielWelt. */
export function readMatch(path: string, cwd: string): Result<GameRecord> {
  if (!path.toLowerCase().endsWith('.tch')) {
    const file = readRecordFile(path, cwd);
    return file.ok ? success(file.value.record) : file;
  }
  const text = readLog(path, cwd);
  return text.ok ? success(importTch(text.value).record) : text;
}
