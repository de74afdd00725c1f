import type { DataSource } from 'typeorm';
import type { Pool } from 'pg';

/**
 * A statement of a hot path. PostgreSQL parses it once for each connection, under its name, and plans it
 * once more after the fifth use. The name belongs to one text for ever.
 */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a statement on TypeORM's pool, without TypeORM's work around it. */
export async function runStatement<Row extends object>(
  database: DataSource,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  database.logger.logQuery(text, values);
  const { rows } = await poolOf(database).query<Row>({ name, text, values });
  return rows;
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
