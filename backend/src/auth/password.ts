import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (2 in the library's enumeration) with 19 MiB and two passes: OWASP's password storage minimum, about 16 ms. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing holds 19 MiB and a core: at most as many at once as there are cores. */
const waiting: (() => void)[] = [];
let free = availableParallelism();

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** The same character may be typed in two ways, by a telephone and a computer, say. */
const oneSpelling = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(oneSpelling(password), OPTIONS));

let decoy: Promise<string> | undefined;

/** Compares with the stored hash; without one it costs the same time and is false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const target = stored ?? (await decoy);
  const matches = await inTurn(() => verify(target, oneSpelling(password)));
  return matches && stored !== null;
}
