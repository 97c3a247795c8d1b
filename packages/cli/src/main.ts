#!/usr/bin/env node
import { VARIANTS } from '@schupf/rules';

console.log(`usage: schupf play [${VARIANTS.join('|')}]`);
