import { bool, nullableColumn, statement, text } from './sql-statement.js';

/**
 * Returns whether the table of applied migrations exists, which the first migration creates, and the id of the initial
 * schema, which that migration writes as the table's comment.
 */
export const FIND_MIGRATIONS_TABLE = statement(
  { found: bool, initialSchemaId: nullableColumn(text) },
  `select to_regclass('migrations') is not null as found,
          obj_description(to_regclass('migrations'), 'pg_class') as "initialSchemaId"`,
);

/** Lists the applied migrations, last one first. */
export const LIST_APPLIED_MIGRATIONS = statement({ name: text }, 'select name::text from migrations order by id desc');

/** Takes the advisory lock `$1` until the transaction ends, unless another transaction holds it. */
export const TRY_LOCK = statement({ held: bool }, 'select pg_try_advisory_xact_lock($1) as held');

const ROW_PRIVILEGES = 'select, insert, update, delete';

/**
 * SQL that lets a user read and write the rows of every table, including those of later migrations, and only read the
 * list of migrations. That user owns no table, so it cannot create, alter, drop or truncate one.
 */
export const grantSql = (role: string): string => `
  grant usage on schema public to ${role};
  grant ${ROW_PRIVILEGES} on all tables in schema public to ${role};
  grant usage, select on all sequences in schema public to ${role};
  alter default privileges in schema public grant ${ROW_PRIVILEGES} on tables to ${role};
  alter default privileges in schema public grant usage, select on sequences to ${role};
  revoke insert, update, delete on migrations from ${role};`;
