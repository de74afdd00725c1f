/**
 * Focuses the first of these elements that exists, for use when the focused control disappears.
 * Scrolls to it only if the keyboard was used.
 */
export function focusFirstOf(...ids: readonly string[]): void {
  const isByKeyboard = Boolean(document.activeElement?.matches(':focus-visible'));
  requestAnimationFrame(() => {
    const [target] = ids.flatMap((id) => document.getElementById(id) ?? []);
    target?.focus({ preventScroll: !isByKeyboard });
  });
}
