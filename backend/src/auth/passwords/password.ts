import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id (2 in the library's enumeration) with 19 MiB and two passes, the minimum that OWASP recommends. It takes
 * about 16 ms.
 */
const ARGON2_OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Calls that wait for a free core. Computing a hash uses one core and 19 MiB, so each core computes at most one at a
 * time.
 */
const callsWaitingForCore: (() => void)[] = [];
let freeCores = availableParallelism();

async function withFreeCore<T>(work: () => Promise<T>): Promise<T> {
  if (freeCores > 0) freeCores -= 1;
  else await new Promise<void>((resolve) => callsWaitingForCore.push(resolve));
  try {
    return await work();
  } finally {
    const nextCall = callsWaitingForCore.shift();
    if (nextCall) nextCall();
    else freeCores += 1;
  }
}

/** Returns the password in one Unicode form, because keyboards may encode the same character differently. */
const normalisePassword = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  withFreeCore(() => hash(normalisePassword(password), ARGON2_OPTIONS));

/** The prefix of a hash with the current algorithm and parameters (PHC string format). */
const CURRENT_HASH_PREFIX = `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},p=${ARGON2_OPTIONS.parallelism}$`;

/** Returns whether a hash has outdated parameters and should be replaced. */
export const isHashOutdated = (hashed: string): boolean => !hashed.startsWith(CURRENT_HASH_PREFIX);

let decoy: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash. If there is no hash, returns false after the same time, so that the
 * duration does not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const target = stored ?? (await decoy);
  const matches = await withFreeCore(() => verify(target, normalisePassword(password)));
  return matches && stored !== null;
}
