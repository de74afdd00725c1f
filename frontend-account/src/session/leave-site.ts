/**
 * Opens a URL that the server handles, such as the start of a sign-in. It is a separate file so
 * that specs can replace it.
 */
export function leaveForAddress(address: string): void {
  window.location.assign(address);
}
