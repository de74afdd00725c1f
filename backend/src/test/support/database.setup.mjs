import { startThrowAwayPostgres } from '@bearings/embedded-postgres';

/** Provides one PostgreSQL for all tests: the one at TEST_DATABASE_URL, or one that is started here. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startThrowAwayPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestDatabase = () => server.stop();
}
