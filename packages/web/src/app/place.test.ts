import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test.each([
  ['/', '', '/', ''],
  ['/', '#/rules', '/', '#/rules'],
  ['/index.html', '#/lobby', '/', '#/lobby'],
  ['/tichu/', '#/t/x5vmg1pe9f', '/tichu/', '#/t/x5vmg1pe9f'],
  ['/t/x5vmg1pe9f', '', '/', '#/t/x5vmg1pe9f'],
  ['/tichu/t/X5VMG-1PE9F', '', '/tichu/', '#/t/X5VMG-1PE9F'],
  ['/t/x5vmg1pe9f', '#/rules', '/', '#/rules'],
  ['/r/0123456789abcdef', '', '/', '#/r/0123456789abcdef'],
  ['/r/0123456789abcdef/3/27', '', '/', '#/r/0123456789abcdef/3/27'],
  ['/r/0123456789abcdef/3/27/as-2', '', '/', '#/r/0123456789abcdef/3/27/as-2'],
  ['/tichu/r/0123456789abcdef/3', '', '/tichu/', '#/r/0123456789abcdef/3'],
  ['/r/0123456789abcdef/3', '#/r/0123456789abcdef/4', '/', '#/r/0123456789abcdef/4'],
  // A folder may be called `t`.
  ['/t/', '#/rules', '/t/', '#/rules'],
  ['/t/index.html', '', '/t/', ''],
])('%s%s: the folder is %s and the page is %s', (pathname, hash, root, page) => {
  expect(placeOf({ pathname, hash })).toEqual({ root, hash: page });
});
