import { escapeIdentifier } from 'pg';
import type { DataSource } from 'typeorm';
import { grantsTo } from './migration.statements.js';

/**
 * Lets the application's user read and write rows of every table, those of later migrations included,
 * and nothing else: it owns no table, so it cannot create, alter, drop or empty one. The list of
 * migrations it can only read.
 */
export async function grantToApplication(source: DataSource, user: string): Promise<void> {
  await source.query(grantsTo(escapeIdentifier(user)));
}
