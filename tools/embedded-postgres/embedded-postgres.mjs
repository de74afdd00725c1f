// Runs the PostgreSQL that npm installed. It needs no system user and no system service, and listens on loopback only.
export { createScratchDatabase, startThrowAwayPostgres, throwawayOptions } from './scratch-database.mjs';
export { startPostgres } from './start-postgres.mjs';
