import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { schemaFindings } from './compose-schema.mjs';
import { composeFindings, dockerfileFindings, imageFindings, nginxFindings } from './images.mjs';

const root = resolve(import.meta.dirname, '../..');

test('what we ship has no findings', () => {
  assert.deepEqual(imageFindings(root), []);
});

describe('a Dockerfile', () => {
  for (const [why, text, sentence] of /** @type {const} */ ([
    [
      'as root',
      'FROM node:24-slim\nUSER node\nFROM node:24-slim',
      'x must end as a USER who is not root.',
    ],
    ['as root by name', 'FROM node:24-slim\nUSER root', 'x must end as a USER who is not root.'],
    ['of no version', 'FROM node\nUSER node', 'x: FROM node has no version.'],
    ['of the latest', 'FROM node:latest\nUSER node', 'x: FROM node:latest has no version.'],
    [
      'that copies nothing',
      'FROM node:24\nCOPY nowhere .\nUSER node',
      'x: there is no nowhere to COPY.',
    ],
    [
      'that runs by a shell',
      'FROM node:24\nUSER node\nCMD node main.js',
      'x: CMD must be a list, or signals do not reach the program.',
    ],
  ])) {
    test(why, () => assert.deepEqual(dockerfileFindings('x', text, root), [sentence]));
  }
});

describe('a service', () => {
  const service = { image: 'a:1', restart: 'always', healthcheck: {} };
  for (const [
    why,
    changes,
    sentence,
  ] of /** @type {[string, Partial<import('./images.mjs').Service>, string][]} */ ([
    ['of no version', { image: 'a' }, 'x: image a has no version.'],
    ['without a health check', { healthcheck: undefined }, 'x has no health check.'],
    [
      'with a health check that YAML reads as a mapping',
      { healthcheck: { test: ['CMD', 'node', { 'exit(ok ? 0': '1)' }] } },
      'x: every word of a command must be a string: quote it.',
    ],
    [
      'with a program that is not built',
      { command: ['node', 'backend/dist/nothing.js'] },
      'x: nothing is built into backend/dist/nothing.js.',
    ],
    [
      'with a password of ours',
      { environment: { POSTGRES_PASSWORD: 'changeme' } },
      'x: POSTGRES_PASSWORD must come from outside and be demanded: ${NAME:?…}.',
    ],
    [
      'with a default password',
      { environment: { DATABASE_URL: 'postgres://a:${P:-b}@c/d' } },
      'x: DATABASE_URL must come from outside and be demanded: ${NAME:?…}.',
    ],
    [
      'on a network that is not there',
      { networks: ['nowhere'] },
      'x names a network, volume or service that is not there.',
    ],
  ])) {
    test(why, () => {
      const services = { x: { ...service, ...changes } };
      assert.deepEqual(composeFindings({ services }, root), [sentence]);
    });
  }
});

test('nginx: a line without an end and a block without one', () => {
  assert.deepEqual(nginxFindings('server {\n  listen 80\n'), [
    'nginx.conf:2 has no end.',
    'nginx.conf: a block is not closed.',
  ]);
  assert.deepEqual(nginxFindings('map $a $b {\n  "~x{8,}" 1; # {\n}\n'), []);
});

describe('the compose file', () => {
  const text = readFileSync(`${root}/docker/compose.yaml`, 'utf8');
  /** @param {string} changed */
  const findings = (changed) => schemaFindings(parse(changed, { merge: true }));

  test('is as the Compose Specification allows', () => assert.deepEqual(findings(text), []));

  test('is refused with a word that YAML reads as a mapping, as docker compose does', () => {
    const [quoted = ''] = text.match(/"require\('https'\).*\? 0 : 1.*"/) ?? [];
    const found = findings(text.replace(quoted, 'process.exit(isReady ? 0 : 1)'));
    assert.ok(
      found.includes('compose.yaml: /services/api-1/healthcheck/test/3 must be string.'),
      String(found),
    );
  });

  test('is refused with a key that the specification does not have', () => {
    assert.deepEqual(findings('services: { a: { image: b, restarts: always } }'), [
      'compose.yaml: /services/a must NOT have additional properties.',
    ]);
  });
});
