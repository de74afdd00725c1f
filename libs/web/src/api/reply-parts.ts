import { isRecord } from '@bearings/contracts';
import type { RequiredReplyParts } from './api-call';
import { findSpecifiedKeys } from './specified-replies';

/**
 * Returns the path of the first missing part of a reply, such as `reply.clientSecret`; null if none is missing.
 * Detects, for example, the sign-in page of a public network in place of the API's reply.
 */
export function findMissingPart(parts: RequiredReplyParts, reply: unknown): string | null {
  if (parts === null || (parts.nullable && reply === null)) return reply === null ? null : 'reply';
  const keys = findSpecifiedKeys(parts.schema) ?? parts.keys;
  if (!parts.list) return findMissingKey(keys ?? [], reply, 'reply');
  if (!Array.isArray(reply)) return 'reply';
  for (const [index, item] of reply.entries()) {
    const path = `reply[${index}]`;
    const textProblem = typeof item === 'string' ? null : path;
    const missingName = keys ? findMissingKey(keys, item, path) : textProblem;
    if (missingName !== null) return missingName;
  }
  return null;
}

function findMissingKey(keys: readonly string[], value: unknown, path: string): string | null {
  if (!isRecord(value)) return path;
  const missingKeyName = keys.find((key) => (value[key] ?? null) === null);
  return missingKeyName === undefined ? null : `${path}.${missingKeyName}`;
}
