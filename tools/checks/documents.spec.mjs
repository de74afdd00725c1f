import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorsOf, documentFindings, ownerFindings } from './documents.mjs';

const project = {
  scripts: { '': ['lock'], backend: ['test'], '@bearings/ui': ['test:full'] },
  /** @param {string} path */
  has: (path) => ['docs/a.md', 'backend/', 'backend/src/main.ts'].includes(path),
  /** @param {string} path */
  headings: (path) => (path === 'docs/a.md' ? anchorsOf('# Set up\n## How to add …') : []),
};
/** @param {string} text */
const found = (text) => documentFindings('docs/b.md', text, project);

test('a document may name what exists', () => {
  const text = `Run \`npm run lock\`, \`npm run test:full -w @bearings/ui\` or \`npm test -w backend -- main\`.
    See [a](a.md), [there](a.md#how-to-add-) and [the web](https://example.org), \`backend/src/main.ts\`,
    \`backend/dist/main.js\` and \`backend/src/<name>/x.ts\`.`;
  assert.deepEqual(found(text), []);
});

test('a script, workspace, file or heading that does not exist is named', () => {
  assert.deepEqual(found('`npm run locks`'), ['docs/b.md: there is no script locks.']);
  assert.deepEqual(found('`npm run test:fool -w @bearings/ui`'), [
    'docs/b.md: there is no script test:fool @bearings/ui.',
  ]);
  assert.deepEqual(found('`npm test -w front -- x`'), ['docs/b.md: there is no workspace front.']);
  assert.deepEqual(found('[c](c.md)'), ['docs/b.md: there is no file c.md.']);
  assert.deepEqual(found('[a](a.md#setup)'), ['docs/b.md: there is no heading a.md#setup.']);
  assert.deepEqual(found('`backend/src/mian.ts`'), [
    'docs/b.md: there is no file backend/src/mian.ts.',
  ]);
});

test('an owner of a folder that does not exist is named', () => {
  assert.deepEqual(ownerFindings('*  @all\n/backend/  @api\n/front/  @web\n', project), [
    '.github/CODEOWNERS: there is no /front/.',
  ]);
});
