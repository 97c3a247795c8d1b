import type { FinishedMatch } from '../storage/kept-table.ts';

/** Gives a match to whoever played it, as a file. */
export function saveRecord({ ended, record }: FinishedMatch): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `tichu-${new Date(ended).toISOString().slice(0, 16).replace(/[T:]/g, '-')}.schupf`;
  link.click();
  URL.revokeObjectURL(address);
}
