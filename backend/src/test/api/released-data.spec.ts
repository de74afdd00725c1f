// Rows that a released version wrote, in its schema, and what becomes of them when this version migrates it. The release
// command writes backend/data.released.json with WRITE_RELEASED_DATA=1, from a purchase made here.
import { createScratchDatabase, type ScratchDatabase } from '@bearings/embedded-postgres';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { createDataSourceOptions } from '../../platform/database/database.module.js';
import { migrate } from '../../platform/database/migrate.js';
import { createReportOwner, waitUntilReportReady } from '../support/buyer.js';
import { startTestApi } from '../support/test-api.js';

interface ReleasedData {
  /** Names of the migrations that made the schema. */
  migrations: string[];
  /** Rows as JSON objects, by table. */
  tables: Record<string, object[]>;
}

const DATA_FILE = path.resolve(import.meta.dirname, '../../../data.released.json');
const isWriting = process.env['WRITE_RELEASED_DATA'] === '1';
const isReleased = existsSync(DATA_FILE);
if (!isReleased && !isWriting) console.warn('SKIPPED: migrating released data; nothing was released yet.');

const openSource = (url: string) => new DataSource(createDataSourceOptions({ url, poolSize: 2 })).initialize();

const listTables = async (source: DataSource): Promise<string[]> => {
  const rows: { name: string }[] = await source.query(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
};

async function readTables(source: DataSource): Promise<ReleasedData['tables']> {
  const tables: ReleasedData['tables'] = {};
  for (const name of await listTables(source)) {
    const [row]: { rows: object[] | null }[] = await source.query(
      `select json_agg(to_json(t) order by t::text) as rows from "${name}" t`,
    );
    if (row?.rows) tables[name] = row.rows;
  }
  return tables;
}

/** Writes rows into a database whose schema is of the same version. */
async function fillTables(source: DataSource, tables: ReleasedData['tables']): Promise<void> {
  await source.transaction(async (manager) => {
    // Without it the order of the tables would matter to foreign keys.
    await manager.query('set local session_replication_role = replica');
    for (const [name, rows] of Object.entries(tables)) {
      const columns: { name: string }[] = await manager.query(
        `select quote_ident(column_name) as name from information_schema.columns
          where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [name],
      );
      const list = columns.map((column) => column.name).join(', ');
      // The first migration fills a few tables itself.
      await manager.query(`delete from "${name}"`);
      await manager.query(
        `insert into "${name}" (${list}) overriding system value
         select ${list} from json_populate_recordset(null::"${name}", $1::json)`,
        [JSON.stringify(rows)],
      );
    }
  });
}

/** Buys a report and reads every row that this leaves in the database. */
async function makeReleasedData(): Promise<ReleasedData> {
  const api = await startTestApi();
  try {
    await waitUntilReportReady(await createReportOwner(api, 'released@example.org'));
    return { migrations: migrations.map(({ name }) => name), tables: await readTables(api.database) };
  } finally {
    await api.close();
  }
}

let scratch: ScratchDatabase;
beforeEach(async () => {
  scratch = await createScratchDatabase(process.env['TEST_DATABASE_URL'] ?? '');
});
afterEach(() => scratch.drop());

/** Brings the data into the schema that they were written in, migrates it, and returns what the tables have then. */
async function migrateData({ migrations: names, tables }: ReleasedData): Promise<ReleasedData['tables']> {
  const known = migrations.filter(({ name }) => names.includes(name));
  expect(known.map(({ name }) => name)).toEqual(names);
  await migrate({ url: scratch.url, poolSize: 2, migrations: known });
  const source = await openSource(scratch.url);
  try {
    await fillTables(source, tables);
    expect(await migrate({ url: scratch.url, poolSize: 2 })).toEqual(
      migrations.filter((each) => !known.includes(each)).map(({ name }) => name),
    );
    return await readTables(source);
  } finally {
    await source.destroy();
  }
}

it('the rows of a purchase are the same in another database of this version', async () => {
  const data = await makeReleasedData();
  expect(Object.keys(data.tables)).toEqual(expect.arrayContaining(['assessments', 'payments', 'reports', 'sessions']));
  if (isWriting) writeFileSync(DATA_FILE, `${JSON.stringify(data, null, 2)}\n`);
  expect(await migrateData(data)).toEqual(data.tables);
});

(isReleased ? it : it.skip)('the rows of the last release are all there after the migrations since', async () => {
  const data: ReleasedData = JSON.parse(readFileSync(DATA_FILE, 'utf8'));
  const after = await migrateData(data);
  // A migration may move rows or change columns. It has to say so here, when it does.
  for (const [name, rows] of Object.entries(data.tables))
    expect([name, after[name]?.length]).toEqual([name, rows.length]);
});
