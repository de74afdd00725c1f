import { startThrowAwayPostgres } from '@bearings/embedded-postgres';

/** One PostgreSQL for all tests: the one of TEST_DATABASE_URL, or our own. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startThrowAwayPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestDatabase = () => server.stop();
}
