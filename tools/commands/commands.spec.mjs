import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isOnDisk } from './install.mjs';
import { demandFreePort, parseDevPort, parsePort } from './ports.mjs';
import { toolEnvironment, toProjectPath } from './project.mjs';
import { apiEnvironment, readSettings } from './settings.mjs';

test('isOnDisk returns false if a package of a workspace is not installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'bearings-install-'));
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'tools/build/node_modules/a': { version: '2.0.0' },
    'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
  };
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  assert.equal(isOnDisk(wanted, root), false);
  mkdirSync(join(root, 'tools/build/node_modules/a'), { recursive: true });
  assert.equal(isOnDisk(wanted, root), true);
  rmSync(root, { recursive: true });
});

test("toolEnvironment leaves out npm's production settings", () => {
  const before = { ...process.env };
  Object.assign(process.env, {
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    NPM_CONFIG_PRODUCTION: '1',
  });
  const names = Object.keys(toolEnvironment());
  process.env = before;
  assert.deepEqual(
    names.filter((name) => /^(NODE_ENV|npm_config_(omit|production))$/i.test(name)),
    [],
  );
  assert.ok(names.includes('PATH'));
});

test('the commands of package.json start in a clean checkout, in which nothing is built', () => {
  const { scripts } = JSON.parse(readFileSync(toProjectPath('package.json'), 'utf8'));
  const programs = [...JSON.stringify(scripts).matchAll(/node (tools\/commands\/[\w-]+\.mjs)/g)];
  /** @type {Set<string>} */
  const modules = new Set(programs.map(([, program = '']) => toProjectPath(program)));
  // A set also iterates over what is added meanwhile, so this follows all static imports of our own files.
  for (const file of modules) {
    if (file.includes('/dist/')) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export|\}).* from '(\.[^']+|@bearings\/[^']+)';$/gm,
    )) {
      modules.add(name.startsWith('.') ? resolve(dirname(file), name) : fileURLToPath(import.meta.resolve(name)));
    }
  }
  assert.ok(modules.size > programs.length);
  assert.deepEqual(
    [...modules].filter((file) => file.includes('/dist/')),
    [],
  );
});

test('nothing is published into the folder in SITE_DIR if PUBLIC_URL is not set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bearings-site-'));
  const env = { ...process.env, SITE_DIR: folder, PUBLIC_URL: '' };
  const program = join(import.meta.dirname, 'publish.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /PUBLIC_URL is missing/);
  assert.deepEqual(readdirSync(folder), []);
  rmSync(folder, { recursive: true });
});

test("an error about another user's file is printed as one sentence without a stack trace", () => {
  const path = '/srv/site/remotes.json.draft';
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path });
  const program = `import { reportFailure } from './project.mjs'; reportFailure(Object.assign(new Error('denied'), ${JSON.stringify({ ...denied })}));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.equal(
    stderr.trim(),
    `You may not write ${path}. Run the command as the user who owns the folder /srv/site, or give the folder to yours (chown).`,
  );
});

describe('the port that a command uses', () => {
  test('is 3000 by default, and must be a valid port number', () => {
    assert.equal(parsePort(undefined), 3000);
    assert.equal(parsePort('8080'), 8080);
    for (const bad of ['0', '65536', '80.5', 'http']) {
      assert.throws(() => parsePort(bad), { name: 'CommandError', message: /^PORT is wrong/ });
    }
  });

  test('is 4100 by default for npm run dev, and must be between 1024 and 65500', () => {
    assert.equal(parseDevPort(undefined), 4100);
    assert.equal(parseDevPort('24100'), 24100);
    for (const bad of ['80', '65501', '4100.5', 'http']) {
      assert.throws(() => parseDevPort(bad), {
        name: 'CommandError',
        message: /^DEV_PORT is wrong/,
      });
    }
  });

  test('is rejected if another program already uses it', async () => {
    const server = createServer();
    await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await assert.rejects(demandFreePort(port, '0.0.0.0'), {
      name: 'CommandError',
      message: `Port ${port} is taken: stop what uses it, or set PORT to another.`,
    });
    await assert.rejects(demandFreePort(port, '127.0.0.1', 'DEV_PORT'), /set DEV_PORT to another/);
    await new Promise((done) => server.close(done));
    await demandFreePort(port, '127.0.0.1');
    await assert.rejects(demandFreePort(port, '203.0.113.1'), { message: /^HOST is wrong/ });
  });
});

describe('the environment variables for the API', () => {
  const secrets = {
    database: 'd',
    redis: 'r',
    key: 'k',
    admin: 'a',
    stripeSecret: 's',
    stripePublishable: 'p',
    stripeWebhook: 'w',
  };
  /** @param {NodeJS.ProcessEnv} variables @param {object} [started] */
  const environment = (variables, started = {}) =>
    apiEnvironment(variables, {
      settings: readSettings(variables),
      publicUrl: 'http://localhost:3000',
      dataFolder: '/data',
      secrets,
      ...started,
    });

  test('set up a demo with a generated administrator password, even if NODE_ENV is production', () => {
    const made = environment({ NODE_ENV: 'production', STRIPE_SECRET_KEY: '' }, { stripeUrl: 'http://s' });
    assert.equal(made.NODE_ENV, 'development');
    assert.equal(made.DEMO, '1');
    assert.equal(made.DEMO_ADMIN_PASSWORD, 'a');
    assert.equal(made.ADMIN_PASSWORD, undefined);
    assert.equal(made.SANDBOX_STRIPE_URL, 'http://s');
    assert.equal(made.SANDBOX_STRIPE_SECRET_KEY, 's');
    assert.equal(made.STRIPE_SECRET_KEY, undefined);
    assert.equal(made.QUEUE, 'in-process');
  });

  test('include the values that the operator sets, unchanged', () => {
    const own = {
      ADMIN_EMAIL: 'me@x.org',
      ADMIN_PASSWORD: 'mine',
      REDIS_URL: 'redis://x',
      PUBLIC_URL: 'https://x.org',
    };
    const made = environment(own);
    assert.deepEqual({ ...made, ...own }, made);
    assert.equal(made.QUEUE, undefined);
    assert.equal(made.DEMO_ADMIN_PASSWORD, undefined);
  });

  test('decide whether the database, Redis and the Stripe stand-in are started together with the API', () => {
    const own = readSettings({
      DATABASE_URL: 'x',
      QUEUE: 'in-process',
      STRIPE_WEBHOOK_SECRET: 'x',
    });
    assert.deepEqual([own.ownDatabase, own.ownRedis, own.sandbox], [false, false, false]);
    const none = readSettings({ DATABASE_URL: '', REDIS_URL: '' });
    assert.deepEqual([none.ownDatabase, none.ownRedis, none.sandbox], [true, true, true]);
  });
});
