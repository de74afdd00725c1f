/** Returns the given number of random bytes as hexadecimal digits. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns a random `traceparent` header (W3C Trace Context) for one request. Operators can follow the request through
 * API and worker, but cannot link several requests of one person.
 */
export const createTraceparent = (): string => `00-${randomHex(16)}-${randomHex(8)}-01`;
