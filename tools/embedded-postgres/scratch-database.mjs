// Databases for tests: one server for a test run, and a new database for each suite.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';
import { withClient } from './connections.mjs';
import { startPostgres } from './start-postgres.mjs';

/** @type {readonly string[]} */
export const throwawayOptions = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
];

/** @type {typeof import('./index.d.mts').startThrowAwayPostgres} */
export async function startThrowAwayPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-postgres-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({
    dataDir: join(folder, 'cluster'),
    user: 'tests',
    password: randomBytes(12).toString('hex'),
    database: 'tests',
    flags: throwawayOptions,
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @type {typeof import('./index.d.mts').createScratchDatabase} */
export async function createScratchDatabase(serverUrl, template) {
  const name = `scratch_${randomBytes(6).toString('hex')}`;
  const source = template ? escapeIdentifier(template.name) : 'template0';
  if (template) await ensureTemplate(serverUrl, template);
  await withClient(serverUrl, (client) => client.query(`create database ${name} template ${source}`));
  return {
    url: toDatabaseUrl(serverUrl, name),
    drop: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/**
 * Creates a template database. It has another name until it is complete, so that an incomplete one is never used.
 * @param {string} serverUrl
 * @param {import('./index.d.mts').ScratchTemplate} template
 */
async function ensureTemplate(serverUrl, { name, prepare }) {
  const draft = `${name}_draft`;
  const [finalName, draftName] = [name, draft].map((text) => escapeIdentifier(text));
  const lock = createHash('sha256').update(name).digest().readInt32BE();
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await client.query(`drop database if exists ${draftName} with (force)`);
    await client.query(`create database ${draftName} template template0`);
    await prepare(toDatabaseUrl(serverUrl, draft));
    await client.query(`alter database ${draftName} rename to ${finalName}`);
  });
}

/** @param {string} url @param {string} database */
function toDatabaseUrl(url, database) {
  const changedUrl = new URL(url);
  changedUrl.pathname = `/${database}`;
  return changedUrl.href;
}
