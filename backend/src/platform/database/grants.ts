import { escapeIdentifier } from 'pg';
import type { DataSource } from 'typeorm';
import { grantSql } from './migration.statements.js';

/**
 * Grants the application's user read and write access to the rows of all tables, including those of later migrations.
 * That user owns no table, so it cannot create, alter, drop or truncate one. The list of migrations is read-only.
 */
export async function grantToApplication(source: DataSource, user: string): Promise<void> {
  await source.query(grantSql(escapeIdentifier(user)));
}
