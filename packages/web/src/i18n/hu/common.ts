import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  name: 'Magyar',
};
