/**
 * Moves the focus to the first of these elements that is on the page, since the control that had it
 * goes away with what it did. The page scrolls there only for those who use the keyboard.
 */
export function focusFirst(...ids: readonly string[]): void {
  const byKeyboard = Boolean(document.activeElement?.matches(':focus-visible'));
  requestAnimationFrame(() => {
    const [target] = ids.flatMap((id) => document.getElementById(id) ?? []);
    target?.focus({ preventScroll: !byKeyboard });
  });
}
