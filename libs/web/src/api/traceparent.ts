/** Returns random bytes in hexadecimal digits. */
const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns a `traceparent` header (W3C Trace Context) for one call, random and kept nowhere: the operator
 * finds the call's way through API and worker by it, and two calls of one person have nothing in common.
 */
export const newTraceparent = (): string => `00-${hex(16)}-${hex(8)}-01`;
