// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { CLIENTS } from './clients.mjs';
import { generate } from './generate.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

describe('what is generated from the OpenAPI document', async () => {
  const files = await generate(JSON.parse(read('backend/openapi.json')));

  for (const [file, text] of Object.entries(files)) {
    it(`is committed: ${file} (npm run api writes it)`, () => assert.equal(read(file), text));
  }

  it('fails a call whose reply has none of its parts', () => {
    for (const [file, text] of Object.entries(files)) {
      const parts = text.match(/extraOptions: \{\s*reply: .*/g) ?? [];
      assert.deepEqual(
        parts.filter((part) => /keys: \[\]/.test(part)),
        [],
        file,
      );
    }
  });
});

describe('the calls of the front ends', () => {
  it('have each name once, since they share one store', () => {
    const names = Object.values(CLIENTS).flatMap((calls) => Object.keys(calls));
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  for (const [client, calls] of Object.entries(CLIENTS)) {
    it(`are all used in ${client}`, () => {
      const sources = readdirSync(path.join(root, client, 'src'), { recursive: true })
        .map(String)
        .filter((file) => /\.tsx?$/.test(file) && !/\.(generated|spec)\./.test(file))
        .map((file) => read(path.join(client, 'src', file)))
        .join('\n');
      const unused = Object.keys(calls).filter((name) => {
        const hook = `use(?:Lazy)?${name.charAt(0).toUpperCase()}${name.slice(1)}(?:Query|Mutation)`;
        return !new RegExp(`\\b(?:${hook}|${name})\\b`).test(sources);
      });
      assert.deepEqual(unused, []);
    });
  }
});
