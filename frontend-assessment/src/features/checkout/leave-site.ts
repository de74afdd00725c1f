/** Navigates to a page of another site, such as the bank's. */
export function leaveForUrl(url: string): void {
  window.location.assign(url);
}
