import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** The headers of a reply that {@link packText} compressed. */
export const PACKED_HEADERS = { 'content-encoding': 'gzip', vary: 'accept-encoding' };

/** The headers of a reply that {@link packJson} compressed. */
export const PACKED_JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', ...PACKED_HEADERS };

/** Returns a text compressed. */
export const packText = (text: string): Promise<Buffer> => compress(text);

/** Returns a value as compressed JSON. */
export const packJson = (value: unknown): Promise<Buffer> => packText(JSON.stringify(value));

/** Returns whether an `Accept-Encoding` header allows the compression of {@link packText}. */
export const acceptsPacked = (encodings: string | undefined): boolean => /\bgzip\b/.test(encodings ?? '');
