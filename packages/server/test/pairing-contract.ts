import { expect } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';

type Clause = readonly [title: string, verify: (storage: Storage) => Promise<void>];

/** The part of the storage contract about bringing people together. */
export const PAIRING_CLAUSES: readonly Clause[] = [
  [
    'keeps the outcomes of a person until they are old or the person is deleted',
    async ({ people, outcomes }) => {
      for (const id of ['anna', 'ben']) await people.add({ id, name: id, since: 1 });
      const note = (person: string, at: number) => outcomes.note({ person, kind: 'no-show', at });
      await note('anna', 10);
      expect([await note('anna', 30), await note('anna', 30)]).toEqual([true, false]);
      await note('anna', 20);
      await note('ben', 5);
      expect(await note('nobody', 5)).toBe(false);
      expect((await outcomes.of('anna', 2)).map(({ at }) => at)).toEqual([30, 20]);
      expect(await outcomes.of('ben', 9)).toEqual([{ person: 'ben', kind: 'no-show', at: 5 }]);
      expect(await outcomes.of('nobody', 9)).toEqual([]);
      expect(await outcomes.deleteOld(20, 1)).toBe(1);
      expect(await outcomes.of('ben', 9)).toEqual([]);
      expect(await outcomes.deleteOld(20, 9)).toBe(1);
      expect((await outcomes.of('anna', 9)).map(({ at }) => at)).toEqual([30, 20]);
      await people.delete('anna');
      expect(await outcomes.of('anna', 9)).toEqual([]);
    },
  ],
];
