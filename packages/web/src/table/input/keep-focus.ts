/**
 * What is pressed at a table often goes away by it. The focus then stays at the hand, at the card that took the place
 * of the one that went; whoever moved it elsewhere himself is left there. The function returned ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: { readonly element: HTMLElement; readonly at: number } | null = null;
  const cards = () => [...root.querySelectorAll<HTMLElement>('.hand button')];
  const isLost = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

  const onFocusIn = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    last = { element, at: Math.max(0, cards().indexOf(element)) };
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    // An element that goes away loses the focus before it is gone.
    queueMicrotask(() => {
      if (last?.element === target && !isLost(last.element) && document.activeElement !== target) last = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (last === null || !isLost(last.element)) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== last.element) return;
    const left = cards();
    (left[Math.min(last.at, left.length - 1)] ?? root).focus({ preventScroll: true });
  });

  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
