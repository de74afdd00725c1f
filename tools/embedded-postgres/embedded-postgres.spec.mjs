import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findBinaries } from './binaries.mjs';
import { withClient } from './connections.mjs';
import { createScratchDatabase, startPostgres, startThrowAwayPostgres } from './embedded-postgres.mjs';
import { findRunAs } from './run-as.mjs';

const isRootUser = process.getuid?.() === 0;
const access = { user: 'bearings', password: 'p@ss:w/rd', database: 'site' };
/** @type {string} */
let home;
let folders = 0;

before(() => {
  home = mkdtempSync(join(tmpdir(), 'bearings-postgres-spec-'));
  chmodSync(home, 0o755);
});
after(() => rmSync(home, { recursive: true, force: true }));

function newFolder(mode = 0o755) {
  const folder = join(home, `folder-${(folders += 1)}`);
  mkdirSync(folder, { mode });
  return folder;
}

/** @param {string} url @param {string} sql @returns {Promise<unknown[]>} */
const queryRows = (url, sql) => withClient(url, async (client) => (await client.query(sql)).rows);

/**
 * Starts a server in a child process, and returns it with a function that kills the process.
 * @param {string} dataDir
 * @param {import('node:child_process').SpawnOptions} [ids]
 */
async function startInChildProcess(dataDir, ids = {}) {
  const entry = fileURLToPath(new URL('./embedded-postgres.mjs', import.meta.url));
  const program = `import { startPostgres } from ${JSON.stringify(entry)};
    const server = await startPostgres(${JSON.stringify({ ...access, dataDir })});
    console.log(JSON.stringify(server)); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...ids,
  });
  assert.ok(child.stdout);
  const [line] = await once(child.stdout, 'data');
  /** @type {{ url: string, port: number, adopted: boolean }} */
  const server = JSON.parse(String(line));
  const exitEvent = once(child, 'exit');
  return { server, kill: async () => (child.kill('SIGKILL'), await exitEvent) };
}

/** @param {string} dataDir */
const serverPid = (dataDir) => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('an embedded PostgreSQL server', () => {
  test('keeps its data over a restart, and listens only on the loopback address', async () => {
    const dataDir = join(newFolder(), 'cluster');
    const first = await startPostgres({ ...access, dataDir });
    await queryRows(first.url, 'create table kept as select 42 as answer');
    assert.deepEqual(await queryRows(first.url, 'show listen_addresses'), [{ listen_addresses: '127.0.0.1' }]);
    await first.stop();
    assert.equal(existsSync(join(dataDir, 'postmaster.pid')), false);

    const secondServer = await startPostgres({ ...access, dataDir });
    assert.equal(secondServer.adopted, false);
    assert.deepEqual(await queryRows(secondServer.url, 'select answer from kept'), [{ answer: 42 }]);
    await secondServer.stop();
  });

  test('is reused by a second process, which can also stop it', async () => {
    const dataDir = join(newFolder(), 'cluster');
    const first = await startPostgres({ ...access, dataDir });
    const secondServer = await startPostgres({ ...access, dataDir });
    assert.equal(secondServer.adopted, true);
    assert.equal(secondServer.port, first.port);
    await secondServer.stop();
    await assert.rejects(queryRows(first.url, 'select 1'));
  });

  test('ends with its parent process, and still has all committed rows after the next start', async () => {
    const dataDir = join(newFolder(), 'cluster');
    const killed = await startInChildProcess(dataDir);
    await queryRows(killed.server.url, 'create table kept as select 42 as answer');
    await killed.kill();

    const server = await startPostgres({ ...access, dataDir });
    assert.equal(server.adopted, process.platform !== 'linux');
    assert.deepEqual(await queryRows(server.url, 'select answer from kept'), [{ answer: 42 }]);
    await server.stop();
  });

  test('keeps its data if it is killed', async () => {
    const dataDir = join(newFolder(), 'cluster');
    const killed = await startInChildProcess(dataDir);
    await queryRows(killed.server.url, 'create table kept as select 42 as answer');
    process.kill(serverPid(dataDir), 'SIGKILL');
    await killed.kill();

    const server = await startPostgres({ ...access, dataDir });
    assert.deepEqual(await queryRows(server.url, 'select answer from kept'), [{ answer: 42 }]);
    await server.stop();
  });

  test('starts even if the PID in its lock file now belongs to another program', async () => {
    const dataDir = join(newFolder(), 'cluster');
    const server = await startPostgres({ ...access, dataDir });
    const lock = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8');
    await server.stop();
    const stranger = spawn('sleep', ['60'], isRootUser ? { uid: 65534, gid: 65534 } : {});
    writeFileSync(join(dataDir, 'postmaster.pid'), lock.replace(/^\d+/, String(stranger.pid)));

    const secondServer = await startPostgres({ ...access, dataDir });
    assert.equal(secondServer.adopted, false);
    assert.equal(stranger.exitCode, null);
    await secondServer.stop();
    stranger.kill();
  });
});

describe('the operating-system user that runs PostgreSQL', { skip: !isRootUser && 'needs root' }, () => {
  test('can use a data folder that is closed to other users', async () => {
    const dataDir = join(newFolder(0o700), 'cluster');
    const killed = await startInChildProcess(dataDir);
    await killed.kill();
    const mark = join(dataDir, 'postmaster.pid');
    for (let tries = 0; existsSync(mark) && tries < 1_200; tries += 1) await sleep(50);
    assert.equal(existsSync(mark), false);
    const server = await startPostgres({ ...access, dataDir });
    await server.stop();
  });

  test("can run PostgreSQL's programs from a folder that is closed to other users", async () => {
    const closedFolder = newFolder(0o700);
    const { postgres } = await findBinaries();
    for (const name of ['postgres', 'initdb']) symlinkSync(join(dirname(postgres), name), join(closedFolder, name));
    const { prefix } = findRunAs(join(closedFolder, 'postgres'), join(newFolder(), 'cluster'));
    const [command = '', ...args] = [...prefix, join(closedFolder, 'initdb'), '--version'];
    const { status, stderr } = spawnSync(command, args, { cwd: '/', encoding: 'utf8' });
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
  });

  test('stays the same if root and an ordinary user start the server alternately', async () => {
    const folder = newFolder();
    const dataDir = join(folder, 'cluster');
    const ids = { uid: 1, gid: 1 };
    chownSync(folder, ids.uid, ids.gid);
    const first = await startInChildProcess(dataDir, ids);
    await queryRows(first.server.url, 'create table kept as select 42 as answer');
    await first.kill();
    const secondServer = await startPostgres({ ...access, dataDir });
    await secondServer.stop();
    const third = await startInChildProcess(dataDir, ids);
    assert.deepEqual(await queryRows(third.server.url, 'select answer from kept'), [{ answer: 42 }]);
    await third.kill();
  });
});

/** @param {string} dataDir @param {RegExp} sentence @param {object} [changes] */
const expectRefused = (dataDir, sentence, changes = {}) =>
  assert.rejects(startPostgres({ ...access, dataDir, ...changes }), {
    name: 'PostgresError',
    message: sentence,
  });

describe('starting PostgreSQL fails with a one-sentence error', () => {
  test('if the data folder cannot be created', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), '');
    await expectRefused(join(folder, 'file', 'cluster'), /cannot be written \(E\w+\)\.$/);
  });

  test('if the folder contains other files', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'holiday.txt'), 'sun');
    await expectRefused(folder, /is neither empty nor a PostgreSQL data folder\.$/);
    assert.equal(readFileSync(join(folder, 'holiday.txt'), 'utf8'), 'sun');
  });

  test('if the password is wrong, the database is damaged or another major version created it', async () => {
    const dataDir = join(newFolder(), 'cluster');
    await (await startPostgres({ ...access, dataDir })).stop();
    await expectRefused(dataDir, /refuses the password of bearings/, { password: 'other' });
    assert.equal(existsSync(join(dataDir, 'postmaster.pid')), false);

    const control = join(dataDir, 'global', 'pg_control');
    const wholeFile = readFileSync(control);
    writeFileSync(control, Buffer.alloc(wholeFile.length));
    await expectRefused(dataDir, /^PostgreSQL cannot run on .+\.$/);
    writeFileSync(control, wholeFile);

    writeFileSync(join(dataDir, 'PG_VERSION'), '15\n');
    await expectRefused(dataDir, /holds data of PostgreSQL 15, and this is PostgreSQL 18\.$/);
  });
});

describe('scratch databases for tests', () => {
  test('are separate copies of a template that is prepared only once', async () => {
    const server = await startThrowAwayPostgres();
    let preparedCount = 0;
    const template = {
      name: 'with_table',
      prepare: async (/** @type {string} */ url) => {
        preparedCount += 1;
        await queryRows(url, 'create table things (name text)');
      },
    };
    const [one, two] = await Promise.all([
      createScratchDatabase(server.url, template),
      createScratchDatabase(server.url, template),
    ]);
    await queryRows(one.url, "insert into things values ('mine')");
    assert.deepEqual(await queryRows(two.url, 'select * from things'), []);
    assert.equal(preparedCount, 1);
    await one.drop();
    await assert.rejects(queryRows(one.url, 'select 1'));
    const [found] = await queryRows(server.url, "select current_setting('data_directory') as folder");
    await server.stop();
    assert.equal(existsSync(dirname(String(Object(found).folder))), false);
  });
});
