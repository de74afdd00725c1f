import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createScratchDatabase, type ScratchDatabase } from '@bearings/embedded-postgres';
import pino from 'pino';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { Config } from '../../config/config.js';
import { migrations } from '../../migrations/index.js';
import { createDataSourceOptions } from '../../platform/database/database.module.js';
import { listMigrations, migrate, migrateAsOwner, revertLastMigration } from '../../platform/database/migrate.js';
import { migrateOrExplain } from '../../platform/run.js';
import { createVisitorWithAssessment, payForReport } from '../support/buyer.js';
import { startTestApi } from '../support/test-api.js';
import { createTestDatabase } from '../support/test-database.js';
import { pollUntil } from '../support/until.js';

/** Returns one line for each column, index, constraint, function and type of the schema, for comparison. */
async function readSchema(source: DataSource): Promise<string[]> {
  const rows: { line: string }[] = await source.query(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
    union all
    select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
    union all
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'migrations'
    union all
    select format('%s(%s)', proname, pg_get_function_arguments(oid))
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('%s %s', typname, typtype)
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    order by 1`);
  return rows.map(({ line }) => line);
}

describe('the migrations', () => {
  let database: ScratchDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createScratchDatabase(process.env['TEST_DATABASE_URL'] ?? '');
    const options = createDataSourceOptions({ url: database.url, poolSize: 2 });
    source = await new DataSource(options).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('can each be reverted, which restores exactly the schema before the migration', async () => {
    const schemas: string[][] = [await readSchema(source)];
    expect(schemas).toEqual([[]]);
    const appliedMigrations = await source.runMigrations();
    expect(appliedMigrations).toHaveLength(migrations.length);
    const fullSchema = await readSchema(source);
    expect(fullSchema.length).toBeGreaterThan(100);
    for (const _ of migrations) await source.undoLastMigration();
    expect(await readSchema(source)).toEqual([]);

    // Applies, reverts and applies each migration again, comparing the schemas.
    for (const migration of migrations) {
      const runner = source.createQueryRunner();
      await new migration().up(runner);
      await new migration().down(runner);
      expect(await readSchema(source)).toEqual(schemas.at(-1));
      await new migration().up(runner);
      await runner.release();
      schemas.push(await readSchema(source));
    }
    expect(schemas.at(-1)).toEqual(fullSchema);
  });
});

describe('npm run migration', () => {
  let scratch: ScratchDatabase;
  beforeAll(async () => {
    scratch = await createScratchDatabase(process.env['TEST_DATABASE_URL'] ?? '');
  });
  afterAll(() => scratch.drop());

  it('lists which migrations are applied, and reverts the newest applied one at each call of revert', async () => {
    const all = [...migrations, ToCome1999999999999];
    const database = { url: scratch.url, poolSize: 2, migrations: all };
    const names = all.map(({ name }) => name);
    const appliedNames = async () =>
      (await listMigrations(database)).filter((each) => each.isApplied).map(({ name }) => name);
    expect((await listMigrations(database)).map(({ name }) => name)).toEqual(names);
    expect(await appliedNames()).toEqual([]);
    expect(await revertLastMigration(database)).toBeNull();

    await migrate(database);
    expect(await appliedNames()).toEqual(names);
    expect(await revertLastMigration(database)).toBe(names.at(-1));
    expect(await revertLastMigration(database)).toBe(names.at(-2));
    expect(await appliedNames()).toEqual(names.slice(0, -2));
    expect(await migrate(database)).toEqual(names.slice(-2));
  });

  it('lists an applied migration that this version of the code does not have', async () => {
    const database = { url: scratch.url, poolSize: 2 };
    const source = await new DataSource(createDataSourceOptions(database)).initialize();
    await source.query(`insert into migrations (timestamp, name) values (1999999999999, 'Later')`);
    await source.destroy();
    expect((await listMigrations(database)).at(-1)).toEqual({
      name: 'Later',
      isApplied: true,
      isKnown: false,
    });
  });
});

describe.each([
  ['other migrations', `update migrations set name = 'Foundation1763700000000'`],
  ['an earlier form of the first migration', `comment on table migrations is 'another'`],
  ['a first migration that wrote no id', 'comment on table migrations is null'],
])('a database of a version before release 1.0.0, with %s,', (_, sql) => {
  let scratch: ScratchDatabase;
  beforeAll(async () => {
    scratch = await createTestDatabase();
    const source = await new DataSource(createDataSourceOptions({ url: scratch.url, poolSize: 1 })).initialize();
    await source.query(sql);
    await source.destroy();
  });
  afterAll(() => scratch.drop());

  const SENTENCE =
    'it was created by a version before release 1.0.0 and cannot be upgraded; nothing in it was changed: ' +
    'use an empty database, or run the version that created this one';

  it.each([
    ['migrate.js', (url: string) => migrateAsOwner({ ownerUrl: url, applicationUrl: url })],
    ['the list of migrations', (url: string) => listMigrations({ url, poolSize: 2 })],
    ['reverting', (url: string) => revertLastMigration({ url, poolSize: 2 })],
  ])('is refused by %s, in a sentence that says what to do', async (_caller, work) => {
    await expect(work(scratch.url)).rejects.toThrow(SENTENCE);
  });

  it('stops a starting process, whose sentence names the database and whose exit code tells npm start', async () => {
    const { host, pathname } = new URL(scratch.url);
    const database = { url: scratch.url, poolSize: 2 };
    await expect(migrateOrExplain({ database }, pino({ level: 'silent' }))).rejects.toMatchObject({
      message: `The database ${pathname.slice(1)} at ${host} cannot be used: ${SENTENCE}.`,
      exitCode: 65,
    });
  });
});

/**
 * A test migration that imitates a later release. It only adds columns and a table, with names that no real migration
 * uses.
 */
class ToCome1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assessments add column to_come_text text, add column to_come_list jsonb not null default '[]';
      alter table users add column to_come text;
      alter table sessions add column to_come text not null default '';
      alter table reports add column to_come int not null default 1;
      create index reports_to_come on reports (to_come);
      create table to_come (id uuid primary key default gen_random_uuid(), name text not null);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table to_come;
      alter table reports drop column to_come;
      alter table sessions drop column to_come;
      alter table users drop column to_come;
      alter table assessments drop column to_come_text, drop column to_come_list;
    `);
  }
}

const migrateToLaterRelease = (database: Config['database'], waiting = {}) =>
  migrate({ ...database, migrations: [...migrations, ToCome1999999999999] }, waiting);

describe('a database of release 1.0.0', () => {
  let scratch: ScratchDatabase;
  let source: DataSource;
  beforeAll(async () => {
    scratch = await createScratchDatabase(process.env['TEST_DATABASE_URL'] ?? '');
    source = await new DataSource(createDataSourceOptions({ url: scratch.url, poolSize: 2 })).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await scratch.drop();
  });

  it('keeps its rows when all later migrations are applied', async () => {
    const database = { url: scratch.url, poolSize: 2 };
    const first = migrations.slice(0, 1);
    expect(await migrate({ ...database, migrations: first })).toHaveLength(1);
    await source.query(`
      with buyer as (
        insert into users (email, first_name, last_name) values ('a@example.org', 'Ada', 'Low')
        returning id),
      taken as (
        insert into assessments (user_id, email, completed_at, scores)
        select id, 'a@example.org', now(), '{"resilience": 50}' from buyer returning id)
      insert into reports (assessment_id) select id from taken`);

    const laterMigrations = [...migrations, ToCome1999999999999].slice(1);
    expect(await migrateToLaterRelease(database)).toEqual(laterMigrations.map(({ name }) => name));
    const keptRows = await source.query(`
      select u.first_name, a.scores, r.state from users u
        join assessments a on a.user_id = u.id join reports r on r.assessment_id = a.id`);
    expect(keptRows).toEqual([{ first_name: 'Ada', scores: { resilience: 50 }, state: 'requested' }]);
  });
});

describe('a migration of a table that another transaction uses', () => {
  let scratch: ScratchDatabase;
  let source: DataSource;
  let user: QueryRunner;
  beforeEach(async () => {
    scratch = await createTestDatabase();
    const options = createDataSourceOptions({ url: scratch.url, poolSize: 2 });
    source = await new DataSource(options).initialize();
    user = source.createQueryRunner();
    await user.startTransaction();
    await user.query('select from reports');
  });
  afterEach(async () => {
    await user.release();
    await source.destroy();
    await scratch.drop();
  });

  it('gives up its locks when the other transaction needs them, and is retried', async () => {
    const migration = migrateToLaterRelease({ url: scratch.url, poolSize: 2 });
    await pollUntil(async () => (await source.query('select from pg_locks where not granted')).length > 0);
    // The migration has locked the table `assessments`, and waits for the table that `user` has locked.
    await user.query('select from assessments');
    await user.commitTransaction();
    expect(await migration).toEqual(['ToCome1999999999999']);
    // If both transactions had kept their locks, PostgreSQL would have aborted one because of the deadlock.
    const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
    expect(await source.query(deadlocks)).toEqual([{ deadlocks: '0' }]);
  });

  it('stops at its time limit without changes, and states the reason', async () => {
    const migration = migrateToLaterRelease({ url: scratch.url, poolSize: 2 }, { limitMs: 600 });
    await expect(migration).rejects.toThrow(/waited \d+ s for the tables that a migration changes/);
    await user.commitTransaction();
    expect(await source.query(`select to_regclass('to_come') as name`)).toEqual([{ name: null }]);
  });
});

it('the list of migrations contains every migration file in the order of the timestamps', () => {
  const files = readdirSync(path.join(import.meta.dirname, '../../migrations'))
    .map((file) => /^(\d+)-.*\.ts$/.exec(file)?.[1])
    .filter((time) => time !== undefined);
  const listedTimes = migrations.map(({ name }) => /\d+$/.exec(name)?.[0]);
  expect(listedTimes).toEqual(files.toSorted());
});

it('the site keeps working without errors while a migration of a later release runs and after it', async () => {
  const api = await startTestApi();
  const statuses: number[] = [];
  const progress = { bought: 0, over: false };
  try {
    const useSite = async (name: string): Promise<void> => {
      for (let round = 0; !progress.over; round += 1) {
        const buyer = await createVisitorWithAssessment(api, `${name}-${round}@example.org`);
        const paymentIntentId = await payForReport(api, buyer);
        const answers = [
          await buyer.browser.post('/api/verify-payment', { paymentIntentId }),
          await buyer.browser.get(`/api/reports/status/${buyer.assessmentId}`),
          await buyer.browser.get('/api/assessments'),
          await buyer.browser.put('/api/assessments/draft', { answers: { q1: '1' } }),
        ];
        statuses.push(...answers.map(({ status }) => status));
        progress.bought += 1;
      }
    };
    const users = ['ada', 'ben', 'cleo'].map(useSite);
    const moreBuyers = async (count: number): Promise<void> => {
      const before = progress.bought;
      await pollUntil(() => progress.bought >= before + count);
    };
    await moreBuyers(3);
    expect(await migrateToLaterRelease(api.config.database)).toHaveLength(1);
    await moreBuyers(6);
    progress.over = true;
    await Promise.all(users);
    expect(api.log.filter((line) => /"level":(40|50)/.test(line))).toEqual([]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  } finally {
    progress.over = true;
    await api.close();
  }
});
