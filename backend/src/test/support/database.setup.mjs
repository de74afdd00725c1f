import { startThrowAwayPostgres } from '@bearings/embedded-postgres';

/** Provides a PostgreSQL server for all tests: uses the one at TEST_DATABASE_URL, or starts one. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startThrowAwayPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestDatabase = () => server.stop();
}
