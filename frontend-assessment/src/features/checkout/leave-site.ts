/** Navigates to a page of another site, such as the bank's. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
