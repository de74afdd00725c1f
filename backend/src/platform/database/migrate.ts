import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import {
  AbstractLogger,
  DataSource,
  type DataSourceOptions,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
} from 'typeorm';
import type { Config } from '../../config/config.js';
import type { DatabaseUsers } from '../../config/env.js';
import { CONNECT_TIMEOUT_MS, createDataSourceOptions, TCP_KEEP_ALIVE } from './database.module.js';
import { refuseEarlierSchema } from './earlier-schema.js';
import { FIND_MIGRATIONS_TABLE, grantSql, LIST_APPLIED_MIGRATIONS, TRY_LOCK } from './migration.statements.js';
import { createSessionSetter, LOST_HOST_SETTINGS } from './session-settings.js';
import { formatTransactionSettings } from './session-settings.statements.js';

/** An arbitrary number that all processes share, so that only one of them migrates at a time. */
const MIGRATION_LOCK_KEY = 4_215_036;

/** PostgreSQL's codes for missing privileges and for a schema that the user may not use. */
const MISSING_PRIVILEGE_CODES: readonly unknown[] = ['42501', '3F000'];

/**
 * Maximum time that a migration waits for a table lock. It also limits how long requests wait behind that migration. It
 * is below PostgreSQL's `deadlock_timeout` of 1 s, so that in a deadlock the migration fails and not a request.
 */
const TABLE_LOCK_TIMEOUT_MS = 300;
/** PostgreSQL's codes for a lock timeout and a deadlock. */
const LOCK_FAILURE_CODES: readonly unknown[] = ['55P03', '40P01'];

const RETRY_MS = 500;
const NOTIFICATION_INTERVAL_MS = 10_000;

/** Settings of the database to migrate. Tests also pass the migrations to run instead of ours. */
type DatabaseSettings = Config['database'] & Pick<DataSourceOptions, 'migrations'>;

interface WaitOptions {
  /** Is called every 10 s while the migration waits, with the reason. */
  onWait?: (reason: string, waitedSeconds: number) => void;
  /** Time limit for each wait, for another process or for a table; ten minutes by default. */
  limitMs?: number;
}

/**
 * Migrates the schema before the application starts, even while people use it, and returns the names of the applied
 * migrations. Concurrent processes are safe. Throws if another process holds the lock, or a table is in use, for
 * longer than the limit.
 */
export async function migrate(database: DatabaseSettings, waiting: WaitOptions = {}): Promise<string[]> {
  return withMigrationLock(database, waiting, async (source) => {
    try {
      return await runMigrations(source, waiting);
    } catch (error) {
      if (!MISSING_PRIVILEGE_CODES.includes(readErrorCode(error))) throw error;
      throw new Error(
        'migrations are to be applied, which its user may not: run `node backend/dist/migrate.js` first',
        { cause: error },
      );
    }
  });
}

/**
 * Migrates with the user that owns the schema, and lets the application's user read and write rows.
 * Returns the names of the migrations that were applied.
 */
export async function migrateAsOwner(
  { ownerUrl, applicationUrl }: DatabaseUsers,
  waiting: WaitOptions = {},
): Promise<string[]> {
  const readUser = (url: string) => decodeURIComponent(new URL(url).username);
  return withMigrationLock({ url: ownerUrl, poolSize: 2 }, waiting, async (source) => {
    const appliedNames = await runMigrations(source, waiting);
    if (readUser(applicationUrl) !== readUser(ownerUrl)) {
      await source.query(grantSql(escapeIdentifier(readUser(applicationUrl))));
    }
    return appliedNames;
  });
}

async function runMigrations(source: DataSource, waiting: WaitOptions): Promise<string[]> {
  const before = await listAppliedMigrations(source);
  await retryAfterLockTimeout(waiting, () => source.runMigrations());
  const after = await listAppliedMigrations(source);
  return after.filter((name) => !before.includes(name)).toReversed();
}

/** Runs work that locks tables. If a lock times out, the work is rolled back and retried. */
const retryAfterLockTimeout = (waiting: WaitOptions, work: () => Promise<unknown>): Promise<void> =>
  retryUntil(waiting, 'the tables that a migration changes', async () => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!LOCK_FAILURE_CODES.includes(readErrorCode(error))) throw error;
      return false;
    }
  });

/**
 * Reverts the migration that was applied last, and returns its name; null if none is applied. For development only,
 * because the data that the migration's tables and columns store are lost.
 */
export async function revertLastMigration(
  database: DatabaseSettings,
  waiting: WaitOptions = {},
): Promise<string | null> {
  return withMigrationLock(database, waiting, async (source) => {
    const [last] = await listAppliedMigrations(source);
    if (last === undefined) return null;
    await retryAfterLockTimeout(waiting, () => source.undoLastMigration());
    return last;
  });
}

export interface MigrationState {
  name: string;
  isApplied: boolean;
  /** False if the database has the migration, but this version of the code does not contain it. */
  isKnown: boolean;
}

/** Returns all migrations in the order in which they run. Changes nothing. */
export async function listMigrations(database: DatabaseSettings): Promise<MigrationState[]> {
  const source = await connect(database);
  try {
    const appliedNames = await listAppliedMigrations(source);
    const knownNames = source.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const unknownNames = appliedNames.filter((name) => !knownNames.includes(name)).toReversed();
    return [
      ...knownNames.map((name) => ({
        name,
        isApplied: appliedNames.includes(name),
        isKnown: true,
      })),
      ...unknownNames.map((name) => ({ name, isApplied: true, isKnown: false })),
    ];
  } finally {
    await source.destroy();
  }
}

/** Returns the names of the applied migrations, last one first. Throws an EarlierSchemaError for an earlier database. */
async function listAppliedMigrations(source: DataSource): Promise<string[]> {
  const table = await FIND_MIGRATIONS_TABLE.find(source);
  if (!table?.found) return [];
  const names = (await LIST_APPLIED_MIGRATIONS.list(source)).map(({ name }) => name);
  refuseEarlierSchema(source.migrations, names, table.initialSchemaId);
  return names;
}

function connect({ migrations, ...database }: DatabaseSettings): Promise<DataSource> {
  return new DataSource({
    ...createDataSourceOptions({ ...database, poolSize: 2 }),
    ...(migrations !== undefined && { migrations }),
    logger: new SilentLogger(),
    subscribers: [MigrationSettingsSubscriber],
    // A migration may take a long time, so the connection may be silent without a time limit.
    extra: {
      connectionTimeoutMillis: database.connectMs ?? CONNECT_TIMEOUT_MS,
      application_name: 'bearings-migrations',
      ...TCP_KEEP_ALIVE,
      onConnect: createSessionSetter(LOST_HOST_SETTINGS),
    },
  }).initialize();
}

/**
 * Settings of each transaction of a migration. They end with the transaction, because behind a pooler in transaction mode
 * the next one on that connection is another process's.
 */
const MIGRATION_SETTINGS = {
  lock_timeout: TABLE_LOCK_TIMEOUT_MS,
  statement_timeout: 0,
  // No limit, because the transaction that holds the lock is idle while migrations run in others.
  idle_in_transaction_session_timeout: 0,
};

@EventSubscriber()
class MigrationSettingsSubscriber implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: { queryRunner: QueryRunner }): Promise<void> {
    await queryRunner.query(formatTransactionSettings(MIGRATION_SETTINGS));
  }
}

/** Runs work while this process holds the migration lock, so that no other process migrates. */
async function withMigrationLock<T>(
  database: DatabaseSettings,
  waiting: WaitOptions,
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const source = await connect(database);
  try {
    const lock = source.createQueryRunner();
    try {
      await lock.startTransaction();
      await retryUntil(waiting, 'the migrations of another process', () => tryLock(lock));
      return await work(source);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
}

async function tryLock(lock: QueryRunner): Promise<boolean> {
  return (await TRY_LOCK.find(lock.manager, [MIGRATION_LOCK_KEY]))?.held === true;
}

/** Calls `succeeds` until it returns true. Throws if that takes longer than the limit. */
async function retryUntil(
  { onWait = () => undefined, limitMs = 10 * 60_000 }: WaitOptions,
  waitsFor: string,
  succeeds: () => Promise<boolean>,
): Promise<void> {
  const startMs = performance.now();
  let nextNoticeMs = NOTIFICATION_INTERVAL_MS;
  while (!(await succeeds())) {
    const waitedMs = performance.now() - startMs;
    if (waitedMs >= limitMs) throw new Error(`it waited ${Math.round(waitedMs / 1_000)} s for ${waitsFor}`);
    if (waitedMs >= nextNoticeMs) {
      onWait(`waiting for ${waitsFor}`, Math.round(waitedMs / 1_000));
      nextNoticeMs += NOTIFICATION_INTERVAL_MS;
    }
    await sleep(RETRY_MS);
  }
}

/**
 * Writes nothing. TypeORM logs a failed migration even if logging is off, but the callers already report the failure.
 */
class SilentLogger extends AbstractLogger {
  protected writeLog(): void {}
}

const readErrorCode = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, 'code') : undefined);
