import type { EntityManager } from 'typeorm';
import { LOCK_BY_NAME } from './advisory-lock.statements.js';

/**
 * Holds an advisory lock with the name `key` until the transaction ends, so that the transactions of all processes with
 * the same key run one after another.
 */
export async function lockByName(manager: EntityManager, key: string): Promise<void> {
  await LOCK_BY_NAME.list(manager, [key]);
}
