import { VARIANTS, type Variant } from '@schupf/rules';
import fc from 'fast-check';

export const anyVariant: fc.Arbitrary<Variant> = fc.constantFrom(...VARIANTS);
