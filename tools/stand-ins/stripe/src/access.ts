/** Who calls: the holder of the secret key, or a browser with the publishable one. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from './calls.js';
import { secretKeyRequired, unauthorised } from './errors.js';
import type { Settings } from './settings.js';

/** The key of a request: a bearer token, or the user name of basic authentication. */
export function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const [scheme, value] = (headers.authorization ?? '').split(' ');
  if (value === undefined) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64').toString().split(':')[0];
}

/** Whether the key is the secret one. @throws Refusal 401 or 403 for a key that does not do. */
export function checkAccess(settings: Settings, call: Call, key: string | undefined): boolean {
  if (key === undefined || key === '') {
    throw unauthorised('No API key was given: send it as a bearer token.');
  }
  if (key === settings.secretKey) return true;
  if (key !== settings.publishableKey) {
    const masked = `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
    throw unauthorised(`Invalid API Key provided: ${masked}`);
  }
  if (!call.browser) throw secretKeyRequired();
  return false;
}
