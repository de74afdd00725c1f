import { DatabaseError, type ClientBase, type QueryResultRow } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

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
  if ('queryRunner' in on && on.queryRunner) return query<Row>(on.queryRunner, name, text, values);
  const runner = ('dataSource' in on ? on.dataSource : on).createQueryRunner();
  try {
    return await query<Row>(runner, name, text, values);
  } finally {
    await runner.release();
  }
}

async function query<Row extends QueryResultRow>(
  runner: QueryRunner,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client: unknown = await runner.connect();
  if (!isClient(client)) throw new Error('The database is not PostgreSQL.');
  runner.dataSource.logger.logQuery(text, values, runner);
  try {
    const { rows } = await client.query<Row>({ name, text, values });
    return rows;
  } catch (error) {
    // The pool discards a connection that has ended.
    if (error instanceof DatabaseError && LOST_PREPARATION.has(error.code)) await client.end();
    throw error;
  }
}

const isClient = (value: unknown): value is ClientBase & { end: () => Promise<void> } =>
  typeof value === 'object' && value !== null && 'query' in value && 'end' in value;
