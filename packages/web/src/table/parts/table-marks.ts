import { useLayoutEffect } from 'preact/hooks';

/** What the layout of the whole table depends on. */
type TableMark = 'choice' | 'guidance' | 'lesson' | 'notice' | 'open-hand' | 'points' | 'tip';

/**
 * Gives the table an attribute `data-MARK` while a component is shown, unless the value is null. A selector with
 * `:has()` would do the same, but the browser would then compute the style of every card again whenever one is played.
 */
export function useTableMark(mark: TableMark, value: string | null = ''): void {
  useLayoutEffect(() => {
    const table = document.getElementById('main');
    if (value === null || table === null) return;
    const name = `data-${mark}`;
    table.setAttribute(name, value);
    return () => table.removeAttribute(name);
  }, [mark, value]);
}
