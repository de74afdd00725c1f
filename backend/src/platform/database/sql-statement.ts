import type { DataSource, EntityManager } from 'typeorm';

/** The type of a result's column: PostgreSQL's name for it, and the TypeScript type of its values. */
export interface ColumnType<Value> {
  readonly name: string;
  /** Never set. It exists only so that TypeScript knows the type of the column's values. */
  readonly value?: Value;
}

const column = <Value>(name: string): ColumnType<Value> => ({ name });

export const uuid = column<string>('uuid');
export const text = column<string>('text');
export const int = column<number>('integer');
export const float = column<number>('double precision');
export const bool = column<boolean>('boolean');
export const timestamptz = column<Date>('timestamp with time zone');
export const bytea = column<Buffer>('bytea');

/** A text column with a fixed set of values. */
export const textColumn = <Value extends string>(): ColumnType<Value> => column<Value>('text');

/** A JSON column. PostgreSQL does not know the type of its values, so the statement's author declares it. */
export const jsonb = <Value>(): ColumnType<Value> => column<Value>('jsonb');

/** A column that may be null. PostgreSQL does not report this, so the author declares it. */
export const nullableColumn = <Value>({ name }: ColumnType<Value>): ColumnType<Value | null> => ({
  name,
});

type Columns = Record<string, ColumnType<unknown>>;

export type RowOf<Returned extends Columns> = {
  [Name in keyof Returned]: Returned[Name] extends ColumnType<infer Value> ? Value : never;
};

/**
 * A hand-written SQL statement, for operations on sets, for locks, and for conditions that the query builder cannot
 * express. It belongs in a `*.statements.ts` file of the module that owns the tables. A test compares `columns` with
 * what PostgreSQL returns. It has a name in the code only: a prepared statement would belong to one connection, which a
 * pooler may give to another client.
 */
export class SqlStatement<Returned extends Columns> {
  constructor(
    readonly columns: Returned,
    readonly text: string,
  ) {}

  async list(runner: DataSource | EntityManager, values: readonly unknown[] = []): Promise<RowOf<Returned>[]> {
    const result: unknown = await runner.query(this.text, [...values]);
    return toRows<RowOf<Returned>>(result);
  }

  /** Returns the first row, or null. */
  async find(runner: DataSource | EntityManager, values: readonly unknown[] = []): Promise<RowOf<Returned> | null> {
    const rows = await this.list(runner, values);
    return rows[0] ?? null;
  }
}

/** Declares a statement that returns rows with these columns in this order. */
export const statement = <Returned extends Columns>(columns: Returned, sql: string): SqlStatement<Returned> =>
  new SqlStatement(columns, sql);

/** TypeORM returns [rows, count] for UPDATE and DELETE, and rows for SELECT and INSERT. */
function toRows<Row>(result: unknown): Row[] {
  if (isRowsWithCount<Row>(result)) return result[0];
  return isRows<Row>(result) ? result : [];
}

// Does not check the columns, because a test compares them with those that each statement declares.
function isRows<Row>(result: unknown): result is Row[] {
  return Array.isArray(result);
}

function isRowsWithCount<Row>(result: unknown): result is [Row[], number] {
  return Array.isArray(result) && Array.isArray(result[0]) && typeof result[1] === 'number';
}
