import { Client, escapeIdentifier } from 'pg';
import { PostgresError } from './postgres-error.mjs';

/** Time limit for opening a connection. A very busy machine takes seconds. */
const CONNECT_TIMEOUT_MS = 60_000;
/** Time limit for one attempt to connect while the server starts. */
const PROBE_TIMEOUT_MS = 1_500;
const WRONG_PASSWORD_CODE = '28P01';
const DATABASE_EXISTS_CODE = '42P04';

/** @typedef {{ user: string, password: string, database: string }} Access */

/**
 * Opens a connection, calls `work` with it and closes it.
 * @template T
 * @param {string | import('pg').ClientConfig} where
 * @param {(client: Client) => Promise<T>} work
 * @param {number} [connectMs] time limit for connecting
 */
export async function withClient(where, work, connectMs = CONNECT_TIMEOUT_MS) {
  const config = typeof where === 'string' ? { connectionString: where } : where;
  const client = new Client({ ...config, connectionTimeoutMillis: connectMs });
  // Ignores the error of a connection that breaks while idle; the next query will fail.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {Access} access
 * @param {number} port
 */
const maintenanceConfig = ({ user, password }, port) => ({
  host: '127.0.0.1',
  port,
  user,
  password,
  database: 'postgres',
});

/**
 * Returns whether the server on this port accepts queries. Throws if the password is wrong, because
 * retrying would not help.
 * @param {Access} access
 * @param {number} port
 */
export async function canConnect(access, port) {
  try {
    await withClient(maintenanceConfig(access, port), (client) => client.query('select 1'), PROBE_TIMEOUT_MS);
    return true;
  } catch (error) {
    if (hasCode(error, WRONG_PASSWORD_CODE)) {
      throw new PostgresError(`The database refuses the password of ${access.user}: it was made with another one.`);
    }
    return false;
  }
}

/**
 * @param {Access} access
 * @param {number} port
 */
export async function ensureDatabase(access, port) {
  const name = escapeIdentifier(access.database);
  await withClient(maintenanceConfig(access, port), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [access.database]);
    if (found.rowCount) return;
    await client.query(`create database ${name}`).catch((error) => {
      if (!hasCode(error, DATABASE_EXISTS_CODE)) throw error;
    });
  });
}

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
