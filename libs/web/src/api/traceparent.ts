import { randomHex } from '../random';

/**
 * Returns a random `traceparent` header (W3C Trace Context) for one request. Operators can follow the request through
 * API and worker, but cannot link several requests of one person.
 */
export const createTraceparent = (): string => `00-${randomHex(16)}-${randomHex(8)}-01`;
