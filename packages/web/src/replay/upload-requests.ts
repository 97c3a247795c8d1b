import type { Uploaded } from '@schupf/protocol';
import { absolute } from '../app/router.ts';
import type { UploadProblem } from './problems.ts';
import { saveUpload, type UploadedMatch, uploadOf, uploadsOf } from './uploads.ts';

export interface MatchToUpload extends UploadedMatch {
  readonly record: string;
  readonly me: number;
}

export type UploadAnswer =
  | { readonly ok: true; readonly uploaded: Uploaded }
  | { readonly ok: false; readonly problem: UploadProblem };

const PROBLEMS: Readonly<Record<string, UploadProblem>> = {
  'uploads-off': 'not-allowed',
  'too-fast': 'too-fast',
  full: 'full',
  busy: 'busy',
  storage: 'busy',
};

/** Uploads a match from this browser to the server that the page came from, unless it has been uploaded before. */
export async function upload(match: MatchToUpload): Promise<UploadAnswer> {
  const known = uploadOf(match, Date.now());
  if (known !== null) return { ok: true, uploaded: known };
  const { record, me } = match;
  try {
    const response = await fetch(absolute('api/replays'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ record, me }),
    });
    const answer = (await response.json()) as Uploaded & { readonly code?: string };
    if (response.status === 413) return { ok: false, problem: 'too-large' };
    if (!response.ok) return { ok: false, problem: PROBLEMS[answer.code ?? ''] ?? 'rejected' };
    saveUpload(match, answer);
    return { ok: true, uploaded: answer };
  } catch {
    // Nothing answered, or something that is not our server did.
    return { ok: false, problem: 'no-server' };
  }
}

/** Deletes an uploaded match; false if the server cannot be reached. */
export async function withdraw(match: UploadedMatch): Promise<boolean> {
  const uploaded = uploadOf(match, Date.now());
  if (uploaded === null) return true;
  try {
    const { ok, status } = await fetch(absolute(`api/replays/${uploaded.id}`), {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${uploaded.key}` },
    });
    if (!ok && status !== 404) return false;
  } catch {
    return false;
  }
  saveUpload(match, null);
  return true;
}

/** Deletes all uploaded matches of a table. */
export async function withdrawAll(table: string): Promise<void> {
  for (const match of uploadsOf(table)) await withdraw(match);
}
