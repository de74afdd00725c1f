import { DatabaseError, type ClientBase, type QueryConfig, type QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/**
 * PostgreSQL's codes when client and server disagree on the prepared statements: after a reset by a pooler, or after
 * a migration that changed a result's columns.
 */
const LOST_PREPARATION: ReadonlySet<string | undefined> = new Set(['26000', '42P05', '0A000']);

/** Runs a prepared statement directly on `pg`: in the manager's transaction, or on a connection of its own. */
export async function runPrepared<Row extends QueryResultRow>(
  on: DataSource | EntityManager,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { driver, logger } = 'dataSource' in on ? on.dataSource : on;
  logger.logQuery(text, values);
  const config = { name, text, values };
  if ('queryRunner' in on && on.queryRunner)
    return query<Row>(await on.queryRunner.connect(), config);
  if (!(driver instanceof PostgresDriver)) throw new Error(NOT_POSTGRES);
  const [client, release] = await driver.obtainMasterConnection();
  try {
    return await query<Row>(client, config);
  } finally {
    release();
  }
}

async function query<Row extends QueryResultRow>(
  client: unknown,
  config: QueryConfig<unknown[]>,
): Promise<Row[]> {
  if (!isClient(client)) throw new Error(NOT_POSTGRES);
  try {
    const { rows } = await client.query<Row>(config);
    return rows;
  } catch (error) {
    // The pool discards a connection that has ended.
    if (error instanceof DatabaseError && LOST_PREPARATION.has(error.code)) await client.end();
    throw error;
  }
}

const NOT_POSTGRES = 'The database is not PostgreSQL.';

const isClient = (value: unknown): value is ClientBase & { end: () => Promise<void> } =>
  typeof value === 'object' && value !== null && 'query' in value && 'end' in value;
