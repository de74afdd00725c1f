/**
 * Moves the focus to the first of these elements that is on the page, because the focused control disappears. Scrolls
 * there only for keyboard users.
 */
export function focusFirst(...ids: readonly string[]): void {
  const byKeyboard = Boolean(document.activeElement?.matches(':focus-visible'));
  requestAnimationFrame(() => {
    const [target] = ids.flatMap((id) => document.getElementById(id) ?? []);
    target?.focus({ preventScroll: !byKeyboard });
  });
}
