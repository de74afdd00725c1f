import type { AdminPage, AdminPayment } from '@bearings/contracts';
import { createScratchDatabase, type ScratchDatabase } from '@bearings/embedded-postgres';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { parseDatabaseUsers } from '../../config/env.js';
import { migrations } from '../../migrations/index.js';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { listMigrations, migrate, migrateAsOwner } from '../../platform/database/migrate.js';
import { PASSWORD, registered, signInAdmin } from '../support/account.factory.js';
import { createReportOwner } from '../support/buyer.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

/** PostgreSQL's error code for a missing privilege. */
const MISSING_PRIVILEGE_CODE = '42501';

const DATABASE_URL = process.env['TEST_DATABASE_URL'] ?? '';
let scratch: ScratchDatabase;
let api: TestApi | undefined;

/** Returns the URL of the scratch database for one of its two users. */
function createUserUrl(user: string): string {
  const url = new URL(scratch.url);
  url.username = user;
  url.password = `password of ${user}`;
  return url.href;
}

async function runAsUser<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs the SQL script with which the compose file creates the database users. */
const createUsers = () =>
  runAsUser(scratch.url, async (client) => {
    await client.query(
      `select set_config('bearings.owner_password', 'password of bearings_owner', false),
              set_config('bearings.app_password', 'password of bearings_app', false)`,
    );
    await client.query(readFileSync('../docker/database/users.sql', 'utf8'));
  });

const parseUsers = () =>
  parseDatabaseUsers({
    DATABASE_URL: createUserUrl('bearings_app'),
    MIGRATION_DATABASE_URL: createUserUrl('bearings_owner'),
  });

const runAsApplication = (sql: string) => runAsUser(createUserUrl('bearings_app'), (client) => client.query(sql));

describe('with separate database users for the owner and the application,', () => {
  beforeAll(async () => {
    scratch = await createScratchDatabase(DATABASE_URL);
    await createUsers();
  });
  afterAll(async () => {
    await api?.close();
    await scratch.drop();
    await runAsUser(DATABASE_URL, (client) => client.query('drop role bearings_app, bearings_owner'));
  });

  it('a process without the right to migrate fails, naming the command to run', async () => {
    const database = { url: createUserUrl('bearings_app'), poolSize: 2 };
    await expect(migrate(database)).rejects.toThrow(/run `node backend\/dist\/migrate\.js` first/);
  });

  it('the owner can apply the migrations, and a second run changes nothing', async () => {
    expect(await migrateAsOwner(parseUsers())).toHaveLength(migrations.length);
    expect(await migrateAsOwner(parseUsers())).toEqual([]);
    // Once all migrations are applied, an API or worker can start as the application's user.
    const database = { url: createUserUrl('bearings_app'), poolSize: 2 };
    expect(await migrate(database)).toEqual([]);
    expect((await listMigrations(database)).every(({ isApplied }) => isApplied)).toBe(true);
  });

  it('the application’s user has the rights that the API needs, including those on tables created later', async () => {
    api = await startTestApi({ database: { url: createUserUrl('bearings_app'), poolSize: 10 } });
    const [who] =
      await api.sql`select current_user as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user`;
    expect(who).toEqual({ name: 'bearings_app', isSuperuser: false });

    const buyer = await createReportOwner(api, 'ada@example.org');
    expect((await buyer.browser.get('/api/user/export')).status).toBe(200);

    const admin = await signInAdmin(api);
    const payments = await admin.get<AdminPage<AdminPayment>>('/api/admin/payments');
    const [payment] = payments.body.items;
    expect((await admin.post(`/api/admin/payments/${payment?.id}/refund`)).status).toBe(200);

    const { browser } = await registered(api, 'grace@example.org');
    const deletedReply = await browser.send('DELETE', '/api/user', { password: PASSWORD });
    expect(deletedReply.status).toBe(204);
    const removed = await api.app.get(CleanupService).run();
    expect(Object.values(removed)).not.toContain(null);
    expect(api.log.filter((line) => line.includes('permission denied'))).toEqual([]);

    await runAsUser(createUserUrl('bearings_owner'), (client) =>
      client.query('create table added_later (id int generated always as identity)'),
    );
    await runAsApplication('insert into added_later default values');
  });

  it.each([
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'alter table users add column mine int',
    'alter table users disable trigger all',
    'drop table users',
    'truncate users',
    'create index mine on users (email)',
    "update migrations set name = 'none'",
    'delete from migrations',
    'select rolpassword from pg_authid',
    'create role mine superuser',
    'set role bearings_owner',
    "copy users to program 'cat'",
    "select pg_read_file('/etc/passwd')",
  ])('the application’s user may not run: %s', async (sql) => {
    await expect(runAsApplication(sql)).rejects.toMatchObject({ code: MISSING_PRIVILEGE_CODE });
  });

  it('the script that creates the users transfers tables of any other user to the owner', async () => {
    await runAsUser(scratch.url, (client) => client.query('create table of_former_user (id serial)'));
    await createUsers();
    await migrateAsOwner(parseUsers());
    await runAsApplication('insert into of_former_user default values');
    await runAsUser(createUserUrl('bearings_owner'), (client) => client.query('drop table of_former_user'));
  });
});
