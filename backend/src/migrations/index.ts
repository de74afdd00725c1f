import { Foundation1763700000000 } from './1763700000000-foundation.js';

/** Every migration in the order it runs. */
export const migrations = [Foundation1763700000000];
