import { escapeIdentifier } from 'pg';
import type { DataSource } from 'typeorm';

const RIGHTS = 'select, insert, update, delete';

/**
 * Lets the application's user read and write rows of every table, those of later migrations included,
 * and nothing else: it owns no table, so it cannot create, alter, drop or empty one. The list of
 * migrations it can only read.
 */
export async function grantToApplication(source: DataSource, user: string): Promise<void> {
  const role = escapeIdentifier(user);
  await source.query(`grant usage on schema public to ${role}`);
  await source.query(`grant ${RIGHTS} on all tables in schema public to ${role}`);
  await source.query(`grant usage, select on all sequences in schema public to ${role}`);
  await source.query(
    `alter default privileges in schema public grant ${RIGHTS} on tables to ${role}`,
  );
  await source.query(
    `alter default privileges in schema public grant usage, select on sequences to ${role}`,
  );
  await source.query(`revoke insert, update, delete on migrations from ${role}`);
}
