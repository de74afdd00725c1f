import assert from 'node:assert/strict';
import { test } from 'node:test';
import { variableFindings } from './variables.mjs';

const HEADING = '## Variables of API and worker\n\n';
const schema =
  'const schema = z.object({\n  NODE_ENV: z.string(),\n  NEW_LIMIT_2: z.string(),\n});';

test('a variable that both documents name has no finding', () => {
  const operations = `${HEADING}| \`NODE_ENV\` | … |\n| \`NEW_LIMIT_2\` | … |\n\n## Health`;
  assert.deepEqual(variableFindings({ schema, operations, example: '# NEW_LIMIT_2=20' }), []);
});

test('a new variable without its rows is named twice', () => {
  const operations = `${HEADING}| \`NODE_ENV\` | … |\n\n## Health`;
  assert.deepEqual(variableFindings({ schema, operations, example: '' }), [
    'docs/operations.md has no row for NEW_LIMIT_2: add it.',
    '.env.example has no line for NEW_LIMIT_2: add it.',
  ]);
});

for (const place of ['## Connections', '### Secrets in files']) {
  test(`a row under "${place}" alone is not enough`, () => {
    const table = `${HEADING}| \`NODE_ENV\` | … |\n\n`;
    const other = `${place}\n\n| \`NEW_LIMIT_2\` | … |\n\n`;
    const operations = place.startsWith('###')
      ? `${table}${other}## Health`
      : `${other}${table}## Health`;
    assert.deepEqual(variableFindings({ schema, operations, example: 'NEW_LIMIT_2=20' }), [
      'docs/operations.md has no row for NEW_LIMIT_2: add it.',
    ]);
  });
}

test('a schema that cannot be read is a finding', () => {
  const found = variableFindings({ schema: '', operations: '', example: '' });
  assert.deepEqual(found, ['No variable was found in backend/src/config/environment.ts.']);
});
