import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_SCHEMAS } from './schema.js';

const DATA_FOLDER = join(import.meta.dirname, '../data');

it.each(Object.entries(TABLE_SCHEMAS))('the table %s matches its schema', (name, schema) => {
  const table: unknown = JSON.parse(readFileSync(join(DATA_FOLDER, `${name}.json`), 'utf8'));
  expect(schema.safeParse(table).error?.issues.slice(0, 5) ?? []).toEqual([]);
});

it('each table has a schema', () => {
  const files = readdirSync(DATA_FOLDER).filter((file) => file.endsWith('.json'));
  expect(files.toSorted()).toEqual(
    Object.keys(TABLE_SCHEMAS)
      .map((name) => `${name}.json`)
      .toSorted(),
  );
});
