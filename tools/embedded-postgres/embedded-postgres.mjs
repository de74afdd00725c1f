// Runs the PostgreSQL that npm installed: no system user, no system service, loopback only.
export { PostgresError } from './postgres-error.mjs';
export {
  createScratchDatabase,
  startThrowAwayPostgres,
  throwAwayFlags,
} from './scratch-database.mjs';
export { startPostgres } from './start-postgres.mjs';
