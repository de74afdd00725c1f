/** Leaves the page for an address that the server answers, such as the start of a sign-in. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
