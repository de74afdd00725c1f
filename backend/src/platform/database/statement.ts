import type { DataSource } from 'typeorm';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { ConcurrencyLimit } from '../concurrency-limit.js';
import { SharedConnections } from './shared-connections.js';

/** Transactions of hot paths at a time, of one process; see decision 0093. */
const TRANSACTIONS_AT_ONCE = 3;

/**
 * A statement of a hot path. PostgreSQL parses it once for each connection, under its name, and plans it
 * once more after the fifth use. The name belongs to one text for ever.
 */
export interface Statement {
  name: string;
  text: string;
}

/** A statement with its parameters. */
export type Call = readonly [statement: Statement, values: unknown[]];

const sharedOf = new WeakMap<Pool, SharedConnections>();
const limitOf = new WeakMap<Pool, ConcurrencyLimit>();

/** Runs a read on TypeORM's pool, without TypeORM's work around it, and behind others on their connection. */
export async function runStatement<Row extends object>(
  database: DataSource,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  database.logger.logQuery(text, values);
  const pool = poolOf(database);
  const shared = sharedOf.get(pool) ?? new SharedConnections(pool);
  sharedOf.set(pool, shared);
  const { rows } = await shared.query<Row>({ name, text, values });
  return rows;
}

/**
 * Runs statements in one transaction and one round trip: begin, all of them and commit are sent together.
 * No code runs in between, so a statement has to decide in SQL on what the ones before it did. Returns the
 * rows of each; when one fails, none has changed anything. More than three wait for each other.
 */
export async function runTransaction(
  database: DataSource,
  calls: readonly Call[],
): Promise<object[][]> {
  for (const [{ text }, values] of calls) database.logger.logQuery(text, values);
  const pool = poolOf(database);
  const limit = limitOf.get(pool) ?? new ConcurrencyLimit(TRANSACTIONS_AT_ONCE);
  limitOf.set(pool, limit);
  return limit.run(() => transact(pool, calls));
}

async function transact(pool: Pool, calls: readonly Call[]): Promise<object[][]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // All replies are awaited: a client that is handed on with replies to come gives them to its next user.
    const replies = await Promise.allSettled(send(client, calls));
    // The first failure is the cause of those after it, the commit among them.
    const results = replies.map(resultOf);
    return results.slice(1, -1).map(({ rows }) => rows);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}

function send(client: PoolClient, calls: readonly Call[]): Promise<QueryResult<object>>[] {
  return [
    client.query<object>('begin'),
    ...calls.map(([{ name, text }, values]) => client.query<object>({ name, text, values })),
    client.query<object>('commit'),
  ];
}

function resultOf(reply: PromiseSettledResult<QueryResult<object>>): QueryResult<object> {
  if (reply.status === 'rejected') throw reply.reason;
  return reply.value;
}

/** The connections that TypeORM opened, which all statements share. */
function poolOf({ driver }: DataSource): Pool {
  const pool: unknown = Reflect.get(driver, 'master');
  if (!isPool(pool)) throw new Error('The database is not connected.');
  return pool;
}

function isPool(value: unknown): value is Pool {
  return typeof value === 'object' && value !== null && 'connect' in value && 'query' in value;
}
