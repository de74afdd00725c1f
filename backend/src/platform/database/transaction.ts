import type { EntityManager } from 'typeorm';
import { LOCK_BY_NAME } from './transaction.statements.js';

/**
 * Holds a lock named by `key` until the transaction ends, so that calls about the same thing run
 * one after another, over all processes.
 */
export async function lockByName(manager: EntityManager, key: string): Promise<void> {
  await LOCK_BY_NAME.list(manager, [key]);
}
