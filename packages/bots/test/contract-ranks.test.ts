import { VARIANT_FACTS } from '@schupf/rules';
import { TABLES } from '@schupf/testkit';
import { describeContracts } from './support.ts';

describeContracts(TABLES.filter(([variant]) => VARIANT_FACTS[variant].hasRanks));
