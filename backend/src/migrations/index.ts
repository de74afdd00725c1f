import { Initial1764000000000 } from './1764000000000-initial.js';

/** Every migration in the order it runs. */
export const migrations = [
  // Up to release 1.0.0 it is rewritten in place; from then on a migration is added for each change.
  Initial1764000000000,
];
