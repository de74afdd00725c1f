import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      const letter = alphabet[byte & 63];
      if (letter !== undefined && text.length < length) text += letter;
    }
  }
  return text;
}

/** A random identifier in Stripe's shape, such as `pi_…` for the prefix `pi`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** What lets a browser act on one payment intent: `pi_…_secret_…`. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}

/** An unguessable token without a prefix. */
export function newToken(): string {
  return randomText(32);
}
