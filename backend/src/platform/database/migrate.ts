import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { DatabaseUsers } from '../../config/env.js';
import {
  CONNECT_MS,
  dataSourceOptions,
  ignoreIdleClientErrors,
  LOST_HOST,
} from './database.module.js';
import { grantToApplication } from './grants.js';
import { queryOne } from './transaction.js';

/** Any number; the same in every process, so that one migrates while the others wait. */
const MIGRATION_LOCK = 4_215_036;

/** PostgreSQL's codes where the user lacks a right, as on a schema that it may not use. */
const NO_RIGHT: readonly unknown[] = ['42501', '3F000'];

const RETRY_MS = 500;
const NOTIFY_EVERY_MS = 10_000;

interface Waiting {
  /** Called every 10 s while another process migrates. */
  onWait?: (waitedSeconds: number) => void;
  /** Limit for the wait. */
  limitMs?: number;
}

/**
 * Migrates the schema before the application starts. Safe with several processes at once. Throws when
 * another process holds the lock for longer than the limit.
 */
export async function migrate(
  database: Config['database'],
  waiting: Waiting = {},
): Promise<string[]> {
  return withMigrationLock(database, waiting, async (source) => {
    try {
      return await runMigrations(source);
    } catch (error) {
      if (!NO_RIGHT.includes(codeOf(error))) throw error;
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
  waiting: Waiting = {},
): Promise<string[]> {
  const userOf = (url: string) => decodeURIComponent(new URL(url).username);
  return withMigrationLock({ url: ownerUrl, poolSize: 2 }, waiting, async (source) => {
    const applied = await runMigrations(source);
    if (userOf(applicationUrl) !== userOf(ownerUrl)) {
      await grantToApplication(source, userOf(applicationUrl));
    }
    return applied;
  });
}

const runMigrations = async (source: DataSource): Promise<string[]> =>
  (await source.runMigrations()).map(({ name }) => name);

/**
 * Reverts the migration that was applied last, and returns its name; null when none is left. For
 * development: what the migration stored is lost.
 */
export async function revertLastMigration(
  database: Config['database'],
  waiting: Waiting = {},
): Promise<string | null> {
  return withMigrationLock(database, waiting, async (source) => {
    const [last] = await appliedMigrations(source);
    if (last === undefined) return null;
    await source.undoLastMigration();
    return last;
  });
}

export interface MigrationState {
  name: string;
  isApplied: boolean;
  /** False for one that the database has and this version of the code lacks. */
  isKnown: boolean;
}

/** Returns every migration in the order it runs; changes nothing. */
export async function listMigrations(database: Config['database']): Promise<MigrationState[]> {
  const source = await connect(database);
  try {
    const applied = await appliedMigrations(source);
    const known = source.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const unknown = applied.filter((name) => !known.includes(name)).toReversed();
    return [
      ...known.map((name) => ({ name, isApplied: applied.includes(name), isKnown: true })),
      ...unknown.map((name) => ({ name, isApplied: true, isKnown: false })),
    ];
  } finally {
    await source.destroy();
  }
}

/** Returns the names of the applied migrations, the last one first. */
async function appliedMigrations(source: DataSource): Promise<string[]> {
  const [{ found }]: [{ found: boolean }] = await source.query(
    `select to_regclass('migrations') is not null as found`,
  );
  if (!found) return [];
  const rows: { name: string }[] = await source.query(
    'select name from migrations order by id desc',
  );
  return rows.map(({ name }) => name);
}

function connect(database: Config['database']): Promise<DataSource> {
  return new DataSource({
    ...dataSourceOptions({ ...database, poolSize: 2 }),
    // However long a migration takes: no limit for a statement, none for silence.
    extra: {
      connectionTimeoutMillis: database.connectMs ?? CONNECT_MS,
      application_name: 'bearings-migrations',
      onConnect: ignoreIdleClientErrors,
      ...LOST_HOST,
      // The connection of the lock is idle meanwhile, and outside a transaction.
      idle_in_transaction_session_timeout: 0,
    },
  }).initialize();
}

/** Runs work while no other process migrates. */
async function withMigrationLock<T>(
  database: Config['database'],
  { onWait = () => undefined, limitMs = 10 * 60_000 }: Waiting,
  work: (source: DataSource) => Promise<T>,
): Promise<T> {
  const source = await connect(database);
  try {
    const lock = source.createQueryRunner();
    try {
      await acquire(lock, onWait, limitMs);
      return await work(source);
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
    }
  } finally {
    await source.destroy();
  }
}

async function acquire(
  lock: QueryRunner,
  onWait: (waitedSeconds: number) => void,
  limitMs: number,
): Promise<void> {
  const started = performance.now();
  let notifyAt = NOTIFY_EVERY_MS;
  for (;;) {
    const row = await queryOne<{ held: boolean }>(
      lock.manager,
      'select pg_try_advisory_lock($1) as held',
      [MIGRATION_LOCK],
    );
    if (row?.held) return;
    const waited = performance.now() - started;
    if (waited >= limitMs)
      throw new Error(`another process has been migrating it for ${Math.round(limitMs / 1_000)} s`);
    if (waited >= notifyAt) {
      onWait(Math.round(waited / 1_000));
      notifyAt += NOTIFY_EVERY_MS;
    }
    await sleep(RETRY_MS);
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? Reflect.get(error, 'code') : undefined;
