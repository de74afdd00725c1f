import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { composeFindings, dockerfileFindings, imageFindings, schemaFindings } from './images.mjs';

const root = resolve(import.meta.dirname, '../..');

test('what we ship has no findings', () => assert.deepEqual(imageFindings(root), []));

for (const [text, sentence] of /** @type {const} */ ([
  ['FROM node:24-slim\nUSER node\nFROM node:24-slim', 'x must end as a USER who is not root.'],
  ['FROM node:24-slim\nUSER root', 'x must end as a USER who is not root.'],
  ['FROM node\nUSER node', 'x: FROM node has no version.'],
  ['FROM node:latest\nUSER node', 'x: FROM node:latest has no version.'],
  ['FROM node:24\nCOPY nowhere .\nUSER node', 'x: there is no nowhere to COPY.'],
  [
    'FROM node:24\nUSER node\nCMD node main.js',
    'x: CMD must be a list, or signals do not reach the program.',
  ],
])) {
  test(`a Dockerfile is refused: ${sentence}`, () =>
    assert.deepEqual(dockerfileFindings('x', text, root), [sentence]));
}

const DEMANDED = 'must come from outside and be demanded: ${NAME:?…}.';
for (const [
  changes,
  sentence,
] of /** @type {[Partial<import('./images.mjs').Service>, string][]} */ ([
  [{ image: 'a' }, 'x: image a has no version.'],
  [{ healthcheck: undefined }, 'x has no health check.'],
  [
    { command: ['node', 'backend/dist/nothing.js'] },
    'x: nothing is built into backend/dist/nothing.js.',
  ],
  [{ environment: { POSTGRES_PASSWORD: 'changeme' } }, `x: POSTGRES_PASSWORD ${DEMANDED}`],
  [{ environment: { DATABASE_URL: 'postgres://a:${P:-b}@c/d' } }, `x: DATABASE_URL ${DEMANDED}`],
])) {
  test(`a service is refused: ${sentence}`, () => {
    const service = { image: 'a:1', restart: 'always', healthcheck: {}, ...changes };
    assert.deepEqual(composeFindings({ services: { x: service } }, root), [sentence]);
  });
}

test('compose.yaml is refused with an unknown key, and a word that YAML reads as a mapping', () => {
  const text = readFileSync(`${root}/docker/compose.yaml`, 'utf8');
  const [quoted = ''] = text.match(/"require\('https'\).*\? 0 : 1.*"/) ?? [];
  const unquoted = text.replace(quoted, 'process.exit(isReady ? 0 : 1)');
  const found = schemaFindings(parse(unquoted, { merge: true }));
  const word = 'compose.yaml: /services/api-1/healthcheck/test/3 must be string.';
  assert.ok(found.includes(word), String(found));
  assert.deepEqual(schemaFindings(parse('services: { a: { image: b, restarts: always } }')), [
    'compose.yaml: /services/a must NOT have additional properties.',
  ]);
});
