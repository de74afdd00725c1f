import { readProperty } from '@bearings/contracts';

/** The result of one check of a deployment, as a sentence for the operator. */
export interface Finding {
  level: 'ok' | 'advice' | 'problem';
  sentence: string;
}

export const okFinding = (sentence: string): Finding => ({ level: 'ok', sentence });
export const adviceFinding = (sentence: string): Finding => ({ level: 'advice', sentence });
export const problemFinding = (sentence: string): Finding => ({ level: 'problem', sentence });

/** Returns an error's code or name, but never its message, which may contain a URL with a password. */
export function describeReason(error: unknown): string {
  const [first] = [readProperty(error, 'errors')].flat();
  const inner = readProperty(error, 'cause') ?? first;
  if (inner !== undefined) return describeReason(inner);
  const words = [readProperty(error, 'code'), readProperty(error, 'name')];
  return words.filter((word) => typeof word === 'string').find(Boolean) ?? 'unknown';
}
