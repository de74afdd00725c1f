import type { DataSource, EntityManager } from 'typeorm';

/**
 * Holds a lock named by `key` until the transaction ends, so that calls about the same thing run
 * one after another, over all processes.
 */
export async function lockByName(manager: EntityManager, key: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}

/** Returns the row of a statement that returns at most one. */
export async function queryOne<Row>(
  runner: DataSource | EntityManager,
  sql: string,
  parameters: unknown[],
): Promise<Row | null> {
  const result: unknown = await runner.query(sql, parameters);
  const rows = rowsOf<Row>(result);
  return rows[0] ?? null;
}

/** TypeORM answers an UPDATE or DELETE with [rows, count] and a SELECT or INSERT with rows. */
export function rowsOf<Row>(result: unknown): Row[] {
  if (isCounted<Row>(result)) return result[0];
  return isRows<Row>(result) ? result : [];
}

// Only the statement's text determines its columns, so the caller states them as `Row`.
function isRows<Row>(result: unknown): result is Row[] {
  return Array.isArray(result);
}

function isCounted<Row>(result: unknown): result is [Row[], number] {
  return Array.isArray(result) && Array.isArray(result[0]) && typeof result[1] === 'number';
}
