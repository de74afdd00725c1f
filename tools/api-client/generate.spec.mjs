// @ts-check
import { createConfig, lint } from '@redocly/openapi-core';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { CALLS_BY_CLIENT } from './clients.mjs';
import { generate } from './generate.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const readText = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

describe('the OpenAPI document', () => {
  it("breaks none of Redocly's recommended rules, not even as a warning", async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // Off, because paths such as /api/reports/assessment/{id} are not ambiguous: an id is a UUID.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    const problems = await lint({ ref: path.join(root, 'backend/openapi.json'), config });
    assert.deepEqual(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
      [],
    );
  });

  it('gives a generated TypeScript client the types of all errors', async () => {
    const types = astToString(await openapiTS(readText('backend/openapi.json')));
    const client = `
      type Call = paths['/api/create-payment-intent']['post'];
      type Refusal = Call['responses'][409]['content']['application/json'];
      export const known: Refusal['code'] = 'already_paid';
      // @ts-expect-error: there is no such code
      export const unknown: Refusal['code'] = 'no_such_code';
      // @ts-expect-error: the API never replies to this call with the status 410
      export type Other = Call['responses'][410];
    `;
    assert.deepEqual(listErrors(`${types}\n${client}`), []);
  });
});

/**
 * Returns the messages of all errors that the compiler finds in a source text.
 * @param {string} text
 */
function listErrors(text) {
  const options = { strict: true, noEmit: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === 'client.ts'
      ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram(['client.ts'], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the code that `npm run api` generates from the OpenAPI document', async () => {
  const files = await generate(JSON.parse(readText('backend/openapi.json')));

  for (const [file, text] of Object.entries(files)) {
    it(`is committed in its latest form in ${file}`, () => assert.equal(readText(file), text));
  }
});

describe('the generated API calls of the front ends', () => {
  it('have unique names, because all front ends share one store', () => {
    const names = Object.values(CALLS_BY_CLIENT).flatMap((calls) => Object.keys(calls));
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  for (const [client, calls] of Object.entries(CALLS_BY_CLIENT)) {
    it(`are all used in the code of ${client}`, () => {
      const sources = readdirSync(path.join(root, client, 'src'), { recursive: true })
        .map(String)
        .filter((file) => /\.tsx?$/.test(file) && !/\.(generated|spec)\./.test(file))
        .map((file) => readText(path.join(client, 'src', file)))
        .join('\n');
      const unusedCalls = Object.keys(calls).filter((name) => {
        const hook = `use(?:Lazy)?${name.charAt(0).toUpperCase()}${name.slice(1)}(?:Query|Mutation)`;
        return !new RegExp(`\\b(?:${hook}|${name})\\b`).test(sources);
      });
      assert.deepEqual(unusedCalls, []);
    });
  }
});
