import { Initial1764000000000 } from './1764000000000-initial.js';

export { INITIAL_SCHEMA_ID } from './1764000000000-initial.js';

/** All migrations in the order in which they run. */
export const migrations = [
  // Until release 1.0.0 this migration is rewritten in place; from then on each change adds a migration.
  Initial1764000000000,
];
