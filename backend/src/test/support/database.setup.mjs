import { startThrowAwayPostgres } from '@bearings/embedded-postgres';

/** One PostgreSQL for the whole run: the one handed over, else our own. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startThrowAwayPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.stopTestDatabase = () => server.stop();
}
