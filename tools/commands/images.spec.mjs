import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, beforeEach, test } from 'node:test';

const home = mkdtempSync(join(tmpdir(), 'bearings-images-'));
after(() => rmSync(home, { recursive: true, force: true }));
const PROGRAM = resolve(import.meta.dirname, 'images.mjs');
const DIGEST = `sha256:${'0a'.repeat(32)}`;
const NEWER = `sha256:${'1b'.repeat(32)}`;

const DOCKERFILE = 'FROM node:24-slim AS build\nRUN true\nFROM nginxinc/nginx:1.28\nUSER nginx\n';
const COMPOSE =
  'services:\n  a:\n    image: postgres:18-alpine\n  b:\n    image: bearings-site:0.1.0\n';

beforeEach(() => {
  writeFileSync(join(home, 'x.Dockerfile'), DOCKERFILE);
  writeFileSync(join(home, 'compose.yaml'), COMPOSE);
});

/** Runs the command with a docker that does this. @param {string | null} script @param {string[]} args */
function images(script, ...args) {
  const bin = join(home, 'bin');
  rmSync(bin, { recursive: true, force: true });
  mkdirSync(bin);
  if (script !== null) {
    writeFileSync(join(bin, 'docker'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'docker'), 0o755);
  }
  return spawnSync(process.execPath, [PROGRAM, `--folder=${home}`, ...args], {
    encoding: 'utf8',
    env: { PATH: bin },
  });
}

const read = (/** @type {string} */ name) => readFileSync(join(home, name), 'utf8');

test('writes the digest of each image that is not ours, and the newer one later', () => {
  const pinned = (/** @type {string} */ digest) => [
    DOCKERFILE.replace('24-slim', `24-slim@${digest}`).replace('1.28', `1.28@${digest}`),
    COMPOSE.replace('18-alpine', `18-alpine@${digest}`),
  ];
  for (const digest of [DIGEST, NEWER]) {
    const { status, stdout } = images(`echo ${digest}`, '--pin');
    assert.equal(status, 0);
    assert.equal(stdout, '3 of 3 images are pinned to a digest.\n');
    assert.deepEqual([read('x.Dockerfile'), read('compose.yaml')], pinned(digest));
  }
  assert.match(images(null).stdout, new RegExp(`^node:24-slim {2}${NEWER}$`, 'm'));
});

test('says for which image no registry answered, and leaves it as it was', () => {
  const script = `case "$4" in node*) echo ${DIGEST};; *) echo "dial: no route" >&2; exit 1;; esac`;
  const { status, stderr } = images(script, '--pin');
  assert.equal(status, 1);
  assert.equal(
    stderr.trimStart(),
    'No registry answered for postgres:18-alpine: dial: no route; nginxinc/nginx:1.28: dial: no route. Their tags stay as they were.\n',
  );
  assert.match(read('x.Dockerfile'), new RegExp(`^FROM node:24-slim@${DIGEST} AS build$`, 'm'));
  assert.equal(read('compose.yaml'), COMPOSE);
});

test('says that docker is missing', () => {
  const { status, stderr } = images(null, '--pin');
  assert.equal(status, 1);
  assert.match(stderr, /^\s*No registry answered for postgres:18-alpine: docker is not installed/);
  assert.equal(read('x.Dockerfile'), DOCKERFILE);
});
