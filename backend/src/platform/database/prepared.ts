import { DatabaseError, type PoolClient, type QueryConfig, type QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/**
 * PostgreSQL's error codes if client and server disagree about prepared statements: after a pooler's reset, or after a
 * migration that changed the columns of a result.
 */
const LOST_PREPARATION_CODES: ReadonlySet<string | undefined> = new Set(['26000', '42P05', '0A000']);

/** Runs a prepared statement directly on `pg`: in the manager's transaction, or on a separate connection. */
export async function runPrepared<Row extends QueryResultRow>(
  on: DataSource | EntityManager,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const database = 'dataSource' in on ? on.dataSource : on;
  database.logger.logQuery(text, values);
  const config = { name, text, values };
  if ('queryRunner' in on && on.queryRunner)
    return queryPrepared<Row>(getClient(await on.queryRunner.connect()), config);
  const obtainedValues: readonly unknown[] = await getDriver(database).obtainMasterConnection();
  const client = getClient(obtainedValues[0]);
  try {
    return await queryPrepared<Row>(client, config);
  } finally {
    client.release();
  }
}

async function queryPrepared<Row extends QueryResultRow>(
  client: PreparedClient,
  config: QueryConfig<unknown[]>,
): Promise<Row[]> {
  try {
    const { rows } = await client.query<Row>(config);
    return rows;
  } catch (error) {
    // Ends the connection, so that the pool discards it and later calls prepare the statement on another one.
    if (error instanceof DatabaseError && LOST_PREPARATION_CODES.has(error.code)) await client.end();
    throw error;
  }
}

const NOT_POSTGRES_MESSAGE = 'The database is not PostgreSQL.';

type PreparedClient = PoolClient & { end: () => Promise<void> };

/** Returns the driver of a database. Throws if it is not PostgreSQL's. */
export function getDriver({ driver }: DataSource): PostgresDriver {
  if (!(driver instanceof PostgresDriver)) throw new Error(NOT_POSTGRES_MESSAGE);
  return driver;
}

/** Returns TypeORM's connection as a client of `pg`. Throws if it is not such a client. */
export function getClient(connection: unknown): PreparedClient {
  if (!isClient(connection)) throw new Error(NOT_POSTGRES_MESSAGE);
  return connection;
}

const isClient = (value: unknown): value is PreparedClient =>
  typeof value === 'object' && value !== null && 'release' in value && 'end' in value;
