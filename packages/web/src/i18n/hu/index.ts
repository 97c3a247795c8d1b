import type { Messages } from '../en/index.ts';
import { common } from './common.ts';

export const messages: Messages = { common };
