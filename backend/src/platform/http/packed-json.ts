import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** The headers of a reply that {@link packJson} compressed. */
export const PACKED_JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-encoding': 'gzip',
  vary: 'accept-encoding',
};

/** Returns a value as compressed JSON. */
export const packJson = (value: unknown): Promise<Buffer> => compress(JSON.stringify(value));

/** Returns whether an `Accept-Encoding` header allows the compression of {@link packJson}. */
export const acceptsPackedJson = (encodings: string | undefined): boolean => /\bgzip\b/.test(encodings ?? '');
