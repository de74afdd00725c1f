import type { DataSource, EntityManager } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { clientOf, driverOf } from './prepared.js';
import { LOCK_BY_NAME } from './transaction.statements.js';

/** Unnamed, so that it succeeds where a pooler reset the connection; extended, so that it is sent with what follows. */
const BEGIN = { text: 'start transaction', queryMode: 'extended' };

/** Sends begin together with the transaction's first statements, and reads its reply before the commit. */
class PipeliningRunner extends PostgresQueryRunner {
  private begun: Promise<unknown> = Promise.resolve();

  override async startTransaction(): Promise<void> {
    if (this.isTransactionActive) return super.startTransaction();
    this.begun = clientOf(await this.connect()).query(BEGIN);
    this.begun.catch(() => undefined);
    this.isTransactionActive = true;
    this.transactionDepth = 1;
  }

  override async commitTransaction(): Promise<void> {
    await this.begun;
    return super.commitTransaction();
  }
}

/**
 * Runs work in a transaction whose begin and commit have no round trip of their own: for the most frequent calls.
 * @param work returns the promise of its last statements when they are sent, and sends none after them. If one fails,
 *   PostgreSQL rolls back at the commit, and the failure is thrown; so work registers nothing to be done after a commit
 */
export async function inShortTransaction<T>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<{ last: Promise<T> }>,
): Promise<T> {
  const runner = new PipeliningRunner(driverOf(database), 'master');
  try {
    const { last } = await database.createEntityManager(runner).transaction(async (manager) => {
      const sent = await work(manager);
      sent.last.catch(() => undefined);
      return sent;
    });
    return await last;
  } finally {
    await runner.release();
  }
}

/**
 * Holds a lock named by `key` until the transaction ends, so that calls about the same thing run
 * one after another, over all processes.
 */
export async function lockByName(manager: EntityManager, key: string): Promise<void> {
  await LOCK_BY_NAME.list(manager, [key]);
}

/**
 * Returns the results of statements that were sent one after another on one connection, without waiting for
 * replies in between. Throws the first failure: in a transaction the statements behind it fail because of it.
 */
export async function allInOrder<T extends readonly Promise<unknown>[]>(
  statements: readonly [...T],
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  const replies = await Promise.allSettled(statements);
  for (const reply of replies) if (reply.status === 'rejected') throw reply.reason;
  return Promise.all(statements);
}
