import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTraceparent, parseTraceparent } from '../src/tracing/traceparent.ts';

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''))
    .filter((text) => /[^0]/.test(text));

test('parseTraceparent undoes formatTraceparent', () => {
  const context = fc.record({ traceId: hex(32), spanId: hex(16), traceFlags: fc.constantFrom(0, 1) });
  fc.assert(
    fc.property(context, (span) => {
      expect(parseTraceparent(formatTraceparent(span))).toEqual({ ...span, isRemote: true });
    }),
    runs(100),
  );
});

test('formatTraceparent undoes parseTraceparent', () => {
  const text = `00-${'4bf92f3577b34da6a3ce929d0e0e4736'}-${'00f067aa0ba902b7'}-01`;
  expect(formatTraceparent(parseTraceparent(text)!)).toBe(text);
});

test.each([
  '',
  `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`,
  `00-${'1'.repeat(32)}-${'0'.repeat(16)}-01`,
  `00-${'1'.repeat(32)}-${'1'.repeat(16)}`,
  `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01 `,
  `00-${'X'.repeat(32)}-${'1'.repeat(16)}-01`,
])('refuses the context "%s"', (text) => {
  expect(parseTraceparent(text)).toBeNull();
});
