import assert from 'node:assert/strict';
import { test } from 'node:test';
import { variableFindings } from './variables.mjs';

const schema =
  'const schema = z.object({\n  NODE_ENV: z.string(),\n  NEW_LIMIT_2: z.string(),\n});';
const NO_ROW = 'docs/operations.md has no row for NEW_LIMIT_2: add it.';
const NO_LINE = '.env.example has no line for NEW_LIMIT_2: add it.';
const ROW = '| `NEW_LIMIT_2` | … |\n\n';

for (const [name, before, after, example, findings] of /** @type {const} */ ([
  ['named in both documents', '', ROW, '# NEW_LIMIT_2=20', []],
  ['named in none', '', '', '', [NO_ROW, NO_LINE]],
  ['in another section', `## Connections\n\n${ROW}`, '', 'NEW_LIMIT_2=20', [NO_ROW]],
  ['in a subsection', '', `\n### Secrets in files\n\n${ROW}`, 'NEW_LIMIT_2=20', [NO_ROW]],
])) {
  test(`a variable ${name} has ${findings.length} findings`, () => {
    const operations = `${before}## Variables of API and worker\n\n| \`NODE_ENV\` | … |\n${after}\n## Health`;
    assert.deepEqual(variableFindings({ schema, operations, example }), findings);
  });
}

test('a schema that cannot be read is a finding', () => {
  const found = variableFindings({ schema: '', operations: '', example: '' });
  assert.deepEqual(found, ['No variable was found in backend/src/config/environment.ts.']);
});
