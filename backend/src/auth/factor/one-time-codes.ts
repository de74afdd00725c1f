import { BRAND } from '@bearings/domain';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const CODE_PERIOD_SECONDS = 30;
const RECOVERY_CODE_COUNT = 10;

/** Length of a recovery code: 120 random bits. Nobody can try that many codes, so the stored hashes need no salt. */
const RECOVERY_CODE_BYTES = 15;

/** Creates a TOTP with the settings that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const createTotp = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: BRAND.name,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: CODE_PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Returns 160 random bits in base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the otpauth:// address that an app reads from a QR code. */
export const buildEnrolmentUri = (secret: string, email: string): string => createTotp(secret, email).toString();

/**
 * Returns the 30-second step that the code matches, or null. Accepts one step before and after, because clocks differ.
 */
export function findMatchingStep(secret: string, code: string, now: number): number | null {
  const delta = createTotp(secret, '').validate({ token: code, window: 1, timestamp: now });
  return delta === null ? null : Math.floor(now / 1_000 / CODE_PERIOD_SECONDS) + delta;
}

/** Returns ten new recovery codes, such as ABCD-EFGH-JKLM-NPQR-STUV-WXYZ. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const text = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_CODE_BYTES)).buffer }).base32;
    return text.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** Returns the hash of a recovery code, ignoring case and separators. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .digest();
