import type { EntityManager } from 'typeorm';
import { LOCK_BY_NAME } from './transaction.statements.js';

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
