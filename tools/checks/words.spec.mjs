import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsIn, readRetired } from './words.mjs';

const GLOSSARY = `
| Term    | Meaning           | Retired             |
| ------- | ----------------- | ------------------- |
| enqueue | add a job         | \`ring\`, \`doorbell\` |
| draft   | unsent answers    | \`kept answers\`     |
| settle  | apply the state   | \`look()\`           |
`;
const found = (/** @type {string} */ text) =>
  findingsIn('a.ts', text, readRetired(GLOSSARY)).length;

test('reads the retired words of every row', () => {
  assert.deepEqual(
    readRetired(GLOSSARY).map(({ word }) => word),
    ['ring', 'doorbell', 'kept answers', 'look()'],
  );
});

test('finds a word in a name, a comment and a sentence', () => {
  assert.equal(found('await queue.ringFor(id);'), 1);
  assert.equal(found('// The queue is a doorbell.'), 1);
  assert.equal(found('const KEPT_ANSWERS = 1;'), 1);
});

test('leaves longer words and standard terms alone', () => {
  assert.equal(found('const string = during(bring);'), 0);
  assert.equal(found('/* the focus ring */'), 0);
});

test('finds a retired name in code only', () => {
  assert.equal(found('const outcome = await this.look(id);'), 1);
  assert.equal(found('const outcome = await this.lookUp(id);'), 0);
  assert.equal(found('// They look alike.'), 0);
});

test('leaves the sentence of an error to the texts, but not its comment', () => {
  const inErrors = (/** @type {string} */ text) =>
    findingsIn('a.errors.ts', text, readRetired(GLOSSARY)).length;
  assert.equal(inErrors("      'Please ring the bell.',"), 0);
  assert.equal(inErrors('/** Nobody heard the ring. */'), 1);
});
