import { isRecord } from '@bearings/contracts';
import type { ReplyParts } from './api-call';

/**
 * Returns the path of the first missing part of a reply, such as `reply.clientSecret`; null if none is missing.
 * Detects, for example, the sign-in page of a public network in place of the API's reply.
 */
export function missingPart(parts: ReplyParts, reply: unknown): string | null {
  if (parts === null || (parts.nullable && reply === null)) return reply === null ? null : 'reply';
  if (!parts.list) return missingKey(parts.keys ?? [], reply, 'reply');
  if (!Array.isArray(reply)) return 'reply';
  for (const [index, item] of reply.entries()) {
    const path = `reply[${index}]`;
    const isText = typeof item === 'string' ? null : path;
    const missing = parts.keys ? missingKey(parts.keys, item, path) : isText;
    if (missing !== null) return missing;
  }
  return null;
}

function missingKey(keys: readonly string[], value: unknown, path: string): string | null {
  if (!isRecord(value)) return path;
  const missing = keys.find((key) => (value[key] ?? null) === null);
  return missing === undefined ? null : `${path}.${missing}`;
}
