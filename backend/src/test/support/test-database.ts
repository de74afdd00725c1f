import { createScratchDatabase, type ScratchDatabase } from '@bearings/embedded-postgres';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../platform/database/migrate.js';

/** Time limit for opening a connection, which takes seconds on a machine that runs many test processes. */
export const BUSY_CONNECT_MS = 60_000;

/** Creates a new, migrated database for one spec. */
export function createTestDatabase(): Promise<ScratchDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run the tests through jest.config.mjs.');
  const name = `template_${createHash('sha256').update(readMigrationsText()).digest('hex').slice(0, 16)}`;
  return createScratchDatabase(server, {
    name,
    prepare: async (url) => {
      await migrate({ url, poolSize: 2, connectMs: BUSY_CONNECT_MS });
    },
  });
}

/**
 * Returns the text of all migration files. The name of the template database contains a hash of this text, because
 * before the first release a migration may change without a new file name.
 */
function readMigrationsText(): string {
  const folder = path.join(import.meta.dirname, '../../migrations');
  const files = readdirSync(folder).toSorted();
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
}
