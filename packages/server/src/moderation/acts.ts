import { newReference } from '../secrets.ts';
import type { ActRow } from '../storage/sanctions-storage.ts';

export const newSanctionId = newReference;

export function newAct(act: Omit<ActRow, 'id'>): ActRow {
  return { id: newReference(), ...act };
}
