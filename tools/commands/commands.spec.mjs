import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { contentStamp } from './content-stamp.mjs';
import { isComplete } from './install.mjs';
import { forTerminal } from './logs.mjs';
import { isSupported } from './node-version.mjs';
import { demandFreePort, parsePort } from './ports.mjs';
import { toolEnvironment } from './project.mjs';
import { publishFolder } from './publish-site.mjs';
import { apiEnvironment, readSettings } from './settings.mjs';

/** @type {string} */
let home;
before(() => {
  home = mkdtempSync(join(tmpdir(), 'bearings-commands-'));
});
after(() => rmSync(home, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

test('the Node versions that are supported', () => {
  for (const good of ['20.19.0', '20.20.2', '22.12.0', '24.0.0'])
    assert.equal(isSupported(good), true);
  for (const bad of ['18.20.0', '20.18.3', '21.7.0', '22.11.0'])
    assert.equal(isSupported(bad), false);
});

test('an installation is whole when every needed package is there in its version', () => {
  const wanted = {
    '': {},
    'libs/ui': { version: '0.1.0' },
    'node_modules/@x/ui': { link: true, resolved: 'libs/ui' },
    'node_modules/@x/to-come': { link: true, resolved: 'libs/to-come' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
  };
  const installed = {
    'node_modules/@x/ui': { link: true, resolved: 'libs/ui' },
    'node_modules/@x/to-come': { link: true, resolved: 'libs/to-come' },
    'node_modules/a': { version: '1.0.0' },
  };
  const check = (/** @type {Parameters<typeof isComplete>[1]} */ found) =>
    isComplete(wanted, found, (folder) => folder === 'libs/ui');
  assert.equal(check(installed), true);
  assert.equal(check({ ...installed, 'node_modules/a': { version: '0.9.0' } }), false);
  assert.equal(check({ 'node_modules/a': { version: '1.0.0' } }), false);
});

test("npm's production settings do not reach the tools", () => {
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

test('the stamp follows the content of sources, and nothing else', () => {
  write('src/a.ts', '1');
  write('src/inner/b.ts', '2');
  write('root.json', '3');
  const stamp = () => contentStamp(home, ['src', 'root.json']);
  const first = stamp();
  utimesSync(join(home, 'src/a.ts'), 1, 1);
  for (const path of ['src/a.spec.ts', 'src/dist/a.js', 'src/node_modules/x/y.js', 'src/README.md'])
    write(path, '');
  assert.equal(stamp(), first);
  write('src/inner/b.ts', '2 ');
  assert.notEqual(stamp(), first);
});

test('publishing replaces what is new, keeps the last releases, and leaves what is not its own', () => {
  const day = 24 * 60 * 60 * 1_000;
  write('built/index.html', 'new');
  write('built/js/main.22222222.js', 'new');
  write('site/index.html', 'old');
  write('site/js/main.11111111.js', 'last release');
  write('site/js/main.00000000.js', 'long ago');
  write('site/remotes/a/x.js', 'of another team');
  const now = Date.now();
  for (const path of ['js/main.00000000.js', 'remotes/a/x.js']) {
    utimesSync(join(home, 'site', path), (now - 40 * day) / 1_000, (now - 40 * day) / 1_000);
  }
  publishFolder(join(home, 'built'), join(home, 'site'), ['remotes'], now);
  assert.equal(readFileSync(join(home, 'site/index.html'), 'utf8'), 'new');
  assert.deepEqual(readdirSync(join(home, 'site/js')).toSorted(), [
    'main.11111111.js',
    'main.22222222.js',
  ]);
  assert.deepEqual(readdirSync(join(home, 'site/remotes/a')), ['x.js']);
});

describe('the port', () => {
  test('is 3000 unless a whole number is given', () => {
    assert.equal(parsePort(undefined), 3000);
    assert.equal(parsePort('8080'), 8080);
    for (const bad of ['0', '65536', '80.5', 'http']) {
      assert.throws(() => parsePort(bad), { name: 'CommandError', message: /^PORT is wrong/ });
    }
  });

  test('that is taken is refused, on whichever address of localhost', async () => {
    const server = createServer();
    await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await assert.rejects(demandFreePort(port, '0.0.0.0'), {
      name: 'CommandError',
      message: `Port ${port} is taken: stop what uses it, or set PORT to another.`,
    });
    await new Promise((done) => server.close(done));
    await demandFreePort(port, '127.0.0.1');
    await assert.rejects(demandFreePort(port, '203.0.113.1'), { message: /^HOST is wrong/ });
  });
});

describe("the API's variables", () => {
  const secrets = {
    database: 'd',
    redis: 'r',
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

  test('make a demo, never production, with an administrator of its own', () => {
    const made = environment(
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: '' },
      { stripeUrl: 'http://s' },
    );
    assert.equal(made.NODE_ENV, 'development');
    assert.equal(made.DEMO, '1');
    assert.equal(made.DEMO_ADMIN_PASSWORD, 'a');
    assert.equal(made.ADMIN_PASSWORD, undefined);
    assert.equal(made.SANDBOX_STRIPE_URL, 'http://s');
    assert.equal(made.SANDBOX_STRIPE_SECRET_KEY, 's');
    assert.equal(made.STRIPE_SECRET_KEY, undefined);
    assert.equal(made.QUEUE, 'in-process');
  });

  test('leave what the operator set', () => {
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

  test('say what is to be run at all', () => {
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

test('the terminal shows warnings, and whatever a program says plainly to its standard error', () => {
  assert.equal(forTerminal('{"level":30,"msg":"request"}', false), undefined);
  assert.equal(forTerminal('{"level":40,"msg":"careful"}', false), 'careful');
  assert.equal(forTerminal('plain', false), undefined);
  assert.equal(forTerminal('PORT is wrong.', true), 'PORT is wrong.');
});
