import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { MODULES } from './boundaries.config.mjs';
import { PURE } from './purity.config.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** A small tree that breaks each rule once, and keeps them once. */
const FILES = {
  'package.json': '{}',
  'node_modules/typeorm/package.json': '{ "name": "typeorm", "main": "index.js" }',
  'node_modules/typeorm/index.js': 'export const a = 1;',
  'node_modules/fastify/package.json': '{ "name": "fastify", "main": "index.js" }',
  'node_modules/fastify/index.js': 'export const a = 1;',
  'backend/package.json':
    '{ "name": "backend", "dependencies": { "fastify": "1" }, "devDependencies": { "typeorm": "1" } }',
  'backend/src/payment/pay.ts': "import { b } from '../auth/auth.js'; export const a = b;",
  'backend/src/auth/auth.ts': 'export const b = 1;',
  'backend/src/auth/up.ts':
    "import type { A } from '../report/report.entity.js'; export type B = A;",
  'backend/src/report/report.entity.ts': 'export type A = number;',
  'backend/src/plan/plan.ts':
    "import type { A } from '../report/report.entity.js'; export type C = A;",
  'backend/src/occupations/occupation-search.ts':
    "import { x } from '../platform/between.js'; export const c = x;",
  'backend/src/platform/between.ts': "import { a } from 'typeorm'; export const x = a;",
  'backend/src/assessment/responses.ts':
    "import type { X } from '../platform/between.js'; export type D = X;",
  'backend/src/content/texts.ts': "import { b } from '../auth/auth.js'; export const t = b;",
  'backend/src/payment/pay.service.ts': "import { a } from 'fastify'; export const s = a;",
  'backend/src/somewhere/new.ts': "import { b } from '../auth/auth.js'; export const n = b;",
  'backend/src/test/support/until.ts': 'export const until = 1;',
  'backend/src/auth/uses-support.ts':
    "import { until } from '../test/support/until.js'; export const u = until;",
  'backend/src/country/one.ts': "import type { Two } from './two.js'; export type One = Two;",
  'backend/src/country/two.ts': "import type { One } from './one.js'; export type Two = One;",
  'backend/src/plan/lost.ts': "import { none } from './no-such-file.js'; export const l = none;",
  'frontend-account/package.json': '{ "name": "frontend-account" }',
  'frontend-account/src/index.ts':
    "import { m } from '../../frontend-marketing/src/index.js'; export const i = m;",
  'frontend-marketing/package.json': '{ "name": "frontend-marketing" }',
  'frontend-marketing/src/index.ts': 'export const m = 1;',
  'libs/ui/package.json': '{ "name": "@bearings/ui" }',
  'libs/ui/src/index.ts': 'export const v = 1;',
  'libs/web/package.json': '{ "name": "@bearings/web" }',
  'libs/web/src/index.ts': "import { v } from '../../ui/src/index.js'; export const w = v;",
};

/** @type {string} */
let tree;
before(() => {
  tree = mkdtempSync(join(tmpdir(), 'bearings-boundaries-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
});
after(() => rmSync(tree, { recursive: true }));

/** @param {string} config @returns {string[]} `rule: file` of each finding, sorted */
function findings(config) {
  const args = [CRUISER, '--config', join(import.meta.dirname, config), '--output-type', 'json'];
  const { stdout } = spawnSync(
    process.execPath,
    [...args, 'backend', 'frontend-account', 'frontend-marketing', 'libs'],
    { cwd: tree, encoding: 'utf8' },
  );
  /** @type {{ summary: { violations: { rule: { name: string }, from: string }[] } }} */
  const { summary } = JSON.parse(stdout);
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).toSorted();
}

describe('the boundaries', () => {
  test('name each file that breaks a rule, and no other', () => {
    assert.deepEqual(findings('boundaries.config.mjs'), [
      'content-is-data: backend/src/content/texts.ts',
      'known-module: backend/src/somewhere/new.ts',
      'modules: auth: backend/src/auth/up.ts',
      'modules: auth: backend/src/auth/uses-support.ts',
      'modules: content: backend/src/content/texts.ts',
      'no-circle: backend/src/country/one.ts',
      'no-test-support: backend/src/auth/uses-support.ts',
      'own-tables: backend/src/auth/up.ts',
      'own-tables: backend/src/plan/plan.ts',
      'package-entry: frontend-account/src/index.ts',
      'package-entry: libs/web/src/index.ts',
      'packages: frontend-account: frontend-account/src/index.ts',
      'resolvable: backend/src/plan/lost.ts',
      'service-without-http: backend/src/payment/pay.service.ts',
      'shipped: backend/src/platform/between.ts',
    ]);
  });

  test('find what a pure file reaches by another file, but for types', () => {
    assert.deepEqual(findings('purity.config.mjs'), [
      'pure: backend/src/occupations/occupation-search.ts',
    ]);
  });

  test('name files and folders that exist', () => {
    const named = [...PURE, ...Object.keys(MODULES).map((name) => join('backend/src', name))];
    assert.deepEqual(
      named.filter((path) => !existsSync(join(ROOT, path))),
      [],
    );
  });
});
