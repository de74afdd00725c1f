import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { backendFindings } from './backend-boundaries.mjs';
import { PURE } from './boundary-rules.mjs';
import { circleFindings } from './circles.mjs';
import { importsOf } from './imports.mjs';
import { picture } from './picture.mjs';
import { projectFindings } from './project-boundaries.mjs';
import { readProject } from './source-files.mjs';

/** @type {string[]} */
const trees = [];
after(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

/** @param {string} name @param {string} kind @param {object} [rest] */
const manifest = (name, kind, rest = {}) =>
  JSON.stringify({ name, nx: { tags: [`type:${kind}`] }, ...rest });

/** A project that obeys every rule. @returns {Record<string, string>} */
const good = () => ({
  'package.json': JSON.stringify({ workspaces: ['backend', 'frontend-a', 'frontend-b', 'libs/*'] }),
  'libs/contracts/package.json': manifest('@x/contracts', 'contracts'),
  'libs/contracts/src/index.ts': 'export const limit = 1;',
  'libs/ui/package.json': manifest('@x/ui', 'ui', { dependencies: { react: '1' } }),
  'libs/ui/src/index.ts': "import 'react';",
  'frontend-a/package.json': manifest('frontend-a', 'remote', {
    dependencies: { '@x/contracts': '*', react: '1' },
    devDependencies: { webpack: '1' },
  }),
  'frontend-a/src/page.tsx': "import { limit } from '@x/contracts';\nimport 'react/jsx-runtime';",
  'frontend-a/webpack.config.mjs': "import 'webpack';",
  'frontend-b/package.json': manifest('frontend-b', 'remote'),
  'backend/package.json': manifest('backend', 'backend', {
    dependencies: {
      '@x/contracts': '*',
      '@nestjs/common': '1',
      '@bearings/contracts': '*',
      fastify: '1',
    },
    devDependencies: { '@types/pg': '1' },
  }),
  'backend/src/app.module.ts': "import './admin/admin.module.js';",
  'backend/src/admin/admin.module.ts': "import '../report/report.service.js';",
  'backend/src/payment/payment.service.ts':
    "import '../assessment/assessment.service.js';\nimport type { Pool } from 'pg';",
  'backend/src/assessment/assessment.service.ts':
    "import './assessment.entity.js';\nimport '@nestjs/common';\nimport '../content/questions.js';",
  'backend/src/assessment/assessment.entity.ts': '',
  'backend/src/content/questions.ts': "import { limit } from '@bearings/contracts';",
  ...Object.fromEntries(
    PURE.map((path) => [`backend/src/${path.endsWith('/') ? `${path}writer.ts` : path}`, '']),
  ),
});

/** Writes a tree and reads it. @param {Record<string, string>} changes */
function projectWith(changes) {
  const tree = mkdtempSync(join(tmpdir(), 'bearings-boundaries-'));
  trees.push(tree);
  for (const [path, text] of Object.entries({ ...good(), ...changes })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return readProject(tree);
}

/** Returns what the rules find in a tree with changes. @param {Record<string, string>} changes */
function findingsIn(changes) {
  const project = projectWith(changes);
  return [...projectFindings(project), ...backendFindings(project), ...circleFindings(project)];
}

/** @param {string} path @param {string} text */
const withFile = (path, text) => findingsIn({ [path]: text });

test('a project that obeys has no findings', () => {
  assert.deepEqual(findingsIn({}), []);
});

describe('between packages', () => {
  for (const [why, path, text, sentence] of /** @type {const} */ ([
    [
      'a remote that imports another',
      'frontend-a/src/x.ts',
      "import 'frontend-b';",
      'frontend-a/src/x.ts may not import frontend-b.',
    ],
    [
      'the design system that knows the contracts, even lazily',
      'libs/ui/src/x.ts',
      "void import('@x/contracts');",
      'libs/ui/src/x.ts may not import @x/contracts.',
    ],
    [
      'a style sheet across the boundary',
      'libs/ui/src/x.css',
      "@import '@x/contracts/a.css';",
      'libs/ui/src/x.css may not import @x/contracts.',
    ],
    [
      'an undeclared package',
      'frontend-a/src/x.ts',
      "import x from 'left-pad/inner';",
      'frontend-a/src/x.ts imports left-pad, which frontend-a/package.json does not declare for it.',
    ],
    [
      'a development dependency in what is shipped',
      'frontend-a/src/x.ts',
      "import 'webpack';",
      'frontend-a/src/x.ts imports webpack, which frontend-a/package.json does not declare for it.',
    ],
    [
      'an undeclared package of the project itself',
      'frontend-b/src/x.ts',
      "export * from '@x/contracts';",
      'frontend-b/src/x.ts imports @x/contracts, which frontend-b/package.json does not declare for it.',
    ],
    [
      'a path into another package',
      'frontend-a/src/x.ts',
      "import '../../libs/ui/src/index.js';",
      'frontend-a/src/x.ts reaches out of its package by "../../libs/ui/src/index.js".',
    ],
  ])) {
    test(why, () => assert.deepEqual(withFile(path, text), [sentence]));
  }

  test('a forbidden dependency that is only declared', () => {
    const text = manifest('frontend-b', 'remote', { dependencies: { 'frontend-a': '*' } });
    assert.deepEqual(withFile('frontend-b/package.json', text), [
      'frontend-b/package.json may not depend on frontend-a.',
    ]);
  });

  test('a package without a tag', () => {
    const text = JSON.stringify({ name: 'frontend-b' });
    assert.equal(withFile('frontend-b/package.json', text).length, 1);
  });

  test('a graph without edges', () => {
    const found = projectFindings({ workspaces: [], files: [] });
    assert.deepEqual(found, ['No package imports another: the graph could not be read.']);
  });
});

describe('inside the backend', () => {
  for (const [why, path, text, sentence] of /** @type {const} */ ([
    [
      'an import against the direction',
      'assessment/x.ts',
      "import '../payment/payment.service.js';",
      'backend/src/assessment/x.ts may not import payment/payment.service.ts: assessment does not build on payment.',
    ],
    [
      'an import of admin',
      'report/x.ts',
      "import '../admin/admin.module.js';",
      'backend/src/report/x.ts may not import admin/admin.module.ts: report does not build on admin.',
    ],
    [
      "another module's entity, if only its type",
      'payment/x.ts',
      "import type { A } from '../assessment/assessment.entity.js';",
      "backend/src/payment/x.ts may not import assessment/assessment.entity.ts: it is assessment's own.",
    ],
    [
      'a folder that is not in the table',
      'extras/x.ts',
      '',
      'backend/src/extras/ is not in the table of boundaries.',
    ],
    [
      'the top of the tree',
      'platform/x.ts',
      "import '../app.module.js';",
      'backend/src/platform/x.ts may not import app.module.ts.',
    ],
    [
      'test support in what is shipped',
      'report/x.ts',
      "import '../test/factory.js';",
      'backend/src/report/x.ts may not import test/factory.ts: report does not build on test.',
    ],
    [
      'content that does more than be data',
      'content/x.ts',
      "import '@nestjs/common';",
      'backend/src/content/x.ts may not import @nestjs/common: content is data.',
    ],
    [
      'a service that takes a reply, if only its type',
      'report/x.service.ts',
      "import type { FastifyReply } from 'fastify';",
      'backend/src/report/x.service.ts may not import fastify: HTTP belongs to controllers.',
    ],
  ])) {
    test(why, () => assert.deepEqual(withFile(`backend/src/${path}`, text), [sentence]));
  }

  test('a pure file that reaches a framework, straight or by another file', () => {
    const found = findingsIn({
      'backend/src/assessment/scoring.ts': "import { Injectable } from '@nestjs/common';",
      'backend/src/report/matching/fit.ts': "import '../../assessment/assessment.service.js';",
    });
    assert.deepEqual(found, [
      'backend/src/assessment/scoring.ts has to be pure and imports @nestjs/common.',
      'backend/src/report/matching/fit.ts has to be pure and imports assessment/assessment.service.ts, which imports @nestjs/common.',
    ]);
  });

  test('a pure file that has been renamed', () => {
    const { workspaces, files } = { workspaces: [], files: [] };
    assert.equal(backendFindings({ workspaces, files }).length, PURE.length);
  });
});

describe('circles', () => {
  test('of three files, closed by the import of a type', () => {
    const found = findingsIn({
      'frontend-b/a.ts': "import './b.js';",
      'frontend-b/b.ts': "export { c } from './c';",
      'frontend-b/c.tsx': "import type { A } from './a';",
    });
    assert.deepEqual(found, [
      'frontend-b/a.ts imports frontend-b/b.ts imports frontend-b/c.tsx imports frontend-b/a.ts: a circle.',
    ]);
  });

  test('of scripts, closed by a type in a comment', () => {
    const found = findingsIn({
      'frontend-b/a.mjs': "import { b } from './b.mjs';",
      'frontend-b/b.mjs': "/** @param {import('./a.mjs').A} a */\nexport const b = (a) => a;",
    });
    assert.deepEqual(found, [
      'frontend-b/a.mjs imports frontend-b/b.mjs imports frontend-b/a.mjs: a circle.',
    ]);
  });

  test('of packages whose files form none', () => {
    const found = findingsIn({
      'package.json': JSON.stringify({ workspaces: ['tools/*'] }),
      'tools/a/package.json': manifest('@x/a', 'tool', { dependencies: { '@x/b': '*' } }),
      'tools/a/one.mjs': "import '@x/b';",
      'tools/b/package.json': manifest('@x/b', 'tool', { dependencies: { '@x/a': '*' } }),
      'tools/b/one.mjs': '',
      'tools/b/two.mjs': "import '@x/a/two';",
    });
    assert.ok(found.includes('@x/a imports @x/b imports @x/a: a circle.'));
  });

  test('none, where two files import the same third', () => {
    const found = findingsIn({
      'frontend-b/a.ts': "import './b';\nimport './c';",
      'frontend-b/b.ts': "import './c';",
      'frontend-b/c.ts': '',
    });
    assert.deepEqual(found, []);
  });
});

test('finds imports in every form and marks those of types', () => {
  const text = `
    import a, { type B } from 'one';
    import type { C } from 'two';
    import { type D, type E } from 'three';
    export * from 'four';
    export type { F } from 'five';
    const g = import('six');
    const h = require('seven');
    let i: import('eight').I;
    jest.mock('nine');
    import j = require('ten');
    // import 'no';
    const text = "import 'no'";`;
  assert.deepEqual(
    importsOf('x.ts', text).map(({ target, typeOnly }) => [target, typeOnly]),
    [
      ['one', false],
      ['two', true],
      ['three', true],
      ['four', false],
      ['five', true],
      ['six', false],
      ['seven', false],
      ['eight', true],
      ['nine', false],
      ['ten', false],
    ],
  );
});

test('the picture shows each import between packages and between modules once', () => {
  const page = picture(projectWith({}));
  assert.equal(page.split('  frontend-a --> libs/contracts\n').length, 2);
  assert.equal(page.split('  payment --> assessment\n').length, 2);
  assert.doesNotMatch(page, /--> content|@nestjs|frontend-b -->/);
});
