/** Loads a URL that the server handles, such as the start of a sign-in. Specs mock this file. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
