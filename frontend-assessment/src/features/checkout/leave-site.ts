/** Goes to a page that is not this application's, such as a bank's. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
