// Usage: node backend/dist/migrate.js. Migrates with the user of MIGRATION_DATABASE_URL, and grants the user of
// DATABASE_URL read and write access, so that APIs and workers run without the right to change the schema.
import { loadDatabaseUsers } from './config/env.js';
import { migrateAsOwner } from './platform/database/migrate.js';

try {
  const appliedMigrations = await migrateAsOwner(loadDatabaseUsers(), {
    onWait: (reason, seconds) => process.stderr.write(`${seconds} s of ${reason}.\n`),
  });
  process.stdout.write(
    appliedMigrations.length > 0 ? `Applied: ${appliedMigrations.join(', ')}.\n` : 'All migrations are applied.\n',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
