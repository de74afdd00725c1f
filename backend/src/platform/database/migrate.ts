import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { dataSourceOptions, hearErrors } from './database.module.js';

/** Any number; the same in every process, so that one migrates while the others wait. */
const MIGRATION_LOCK = 4_215_036;

/** Brings the schema up to date before the application starts. Safe with several processes at once. */
export async function migrate(database: Config['database']): Promise<string[]> {
  const source = new DataSource({
    ...dataSourceOptions({ ...database, poolSize: 2 }),
    // However long a migration takes, and the wait for another process's.
    extra: {
      connectionTimeoutMillis: 3_000,
      application_name: 'bearings-migrations',
      onConnect: hearErrors,
    },
  });
  await source.initialize();
  try {
    const lock = source.createQueryRunner();
    try {
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const applied = await source.runMigrations();
      return applied.map((migration) => migration.name);
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
}
