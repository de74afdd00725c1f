// Usage: node backend/dist/migrate.js. Migrates with the user of MIGRATION_DATABASE_URL, and grants the user of
// DATABASE_URL read and write access, so that APIs and workers run without the right to change the schema.
import { loadDatabaseUsers } from './config/env.js';
import { describeDatabase } from './platform/database/describe-database.js';
import { migrateAsOwner } from './platform/database/migrate.js';

try {
  const users = loadDatabaseUsers();
  const appliedMigrations = await migrateAsOwner(users, {
    onWait: (reason, seconds) => process.stderr.write(`${seconds} s of ${reason}.\n`),
  }).catch((error: unknown) => {
    throw new Error(`${describeDatabase(users.ownerUrl)} cannot be migrated: ${formatError(error)}.`);
  });
  process.stdout.write(
    appliedMigrations.length > 0 ? `Applied: ${appliedMigrations.join(', ')}.\n` : 'All migrations are applied.\n',
  );
} catch (error) {
  process.stderr.write(`${formatError(error)}\n`);
  process.exitCode = 1;
}

function formatError(error: unknown): string {
  const reason: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return reason instanceof Error ? reason.message : String(reason);
}
