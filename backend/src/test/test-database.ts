import { createScratchDatabase, type ScratchDatabase } from '@bearings/embedded-postgres';
import { migrate } from '../platform/database/migrate.js';
import { migrations } from '../migrations/index.js';

/** A fresh, migrated database for one suite. */
export function createTestDatabase(): Promise<ScratchDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error('TEST_DATABASE_URL is missing: run the tests through jest.config.mjs.');
  const name = `template_${migrations
    .map((migration) => migration.name)
    .join('_')
    .toLowerCase()}`;
  return createScratchDatabase(server, {
    name: name.slice(0, 50),
    prepare: async (url) => {
      await migrate({ url, poolSize: 2 });
    },
  });
}
