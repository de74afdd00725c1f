import type { DataSource, EntityManager } from 'typeorm';

/**
 * Holds a lock named by `key` until the transaction ends, so that calls about the same thing run
 * one after another, over all processes.
 */
export async function lockByName(manager: EntityManager, key: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}

/** Postgres' unique_violation. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '23505';
}

/** A row of a raw query's answer, for statements that return at most one. */
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
  if (!Array.isArray(result)) return [];
  const [first, second] = result;
  return Array.isArray(first) && typeof second === 'number' ? first : result;
}
