import type { MigrationInterface } from 'typeorm';
import { INITIAL_SCHEMA_ID } from '../../migrations/index.js';

/** The database was created by a version before 1.0.0, whose first migration is not that of this release. */
export class EarlierSchemaError extends Error {
  override name = 'EarlierSchemaError';

  constructor() {
    super(
      'it was created by a version before release 1.0.0 and cannot be upgraded; nothing in it was changed: ' +
        'use an empty database, or run the version that created this one',
    );
  }
}

/**
 * Throws an EarlierSchemaError if the first migration of this release is not the one with which the database was
 * created. Migrations of a later release are no error, because a release works on the schema of its successor.
 * @param migrations the migrations of this release
 * @param appliedNames names of the applied migrations
 * @param initialSchemaId the id that the first migration wrote
 */
export function refuseEarlierSchema(
  migrations: readonly MigrationInterface[],
  appliedNames: readonly string[],
  initialSchemaId: string | null,
): void {
  if (appliedNames.length === 0) return;
  const [first] = migrations;
  const isFirstApplied = appliedNames.includes(first?.name ?? first?.constructor.name ?? '');
  if (!isFirstApplied || initialSchemaId !== INITIAL_SCHEMA_ID) throw new EarlierSchemaError();
}
