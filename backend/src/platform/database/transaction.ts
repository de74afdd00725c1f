import type { DataSource, EntityManager } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { getClient, getDriver } from './prepared.js';
import { LOCK_BY_NAME } from './transaction.statements.js';

/**
 * Starts a transaction. It is not a named prepared statement, because a pooler removes all of those when it resets a
 * connection. It uses the extended protocol, so that it is sent together with the statements that follow.
 */
const BEGIN_STATEMENT = { text: 'start transaction', queryMode: 'extended' };

/**
 * Sends `start transaction` together with the transaction's first statements, and reads its reply before the commit.
 */
class PipeliningRunner extends PostgresQueryRunner {
  private begun: Promise<unknown> = Promise.resolve();

  override async startTransaction(): Promise<void> {
    if (this.isTransactionActive) return super.startTransaction();
    this.begun = getClient(await this.connect()).query(BEGIN_STATEMENT);
    this.begun.catch(() => undefined);
    this.isTransactionActive = true;
    this.transactionDepth = 1;
  }

  override async commitTransaction(): Promise<void> {
    await this.begun;
    return super.commitTransaction();
  }
}

/** Runs work in a transaction whose start needs no extra round trip, for the most frequent requests. */
export async function runInShortTransaction<T>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = new PipeliningRunner(getDriver(database), 'master');
  try {
    return await database.createEntityManager(runner).transaction(work);
  } finally {
    await runner.release();
  }
}

/**
 * Holds an advisory lock with the name `key` until the transaction ends, so that the transactions of all processes with
 * the same key run one after another.
 */
export async function lockByName(manager: EntityManager, key: string): Promise<void> {
  await LOCK_BY_NAME.list(manager, [key]);
}

/**
 * Returns the results of statements that were sent on one connection without waiting for replies in between. Throws
 * the first failure, because in a transaction it makes the later statements fail too.
 */
export async function awaitInOrder<T extends readonly Promise<unknown>[]>(
  statements: readonly [...T],
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const replies = await Promise.allSettled(statements);
  for (const reply of replies) if (reply.status === 'rejected') throw reply.reason;
  return Promise.all(statements);
}
