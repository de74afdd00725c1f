import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES } from './schema.js';

const DATA = join(import.meta.dirname, '../data');

it.each(Object.entries(TABLES))('the table %s has the shape of its schema', (name, schema) => {
  const table: unknown = JSON.parse(readFileSync(join(DATA, `${name}.json`), 'utf8'));
  expect(schema.safeParse(table).error?.issues.slice(0, 5) ?? []).toEqual([]);
});

it('each table has a schema', () => {
  const files = readdirSync(DATA).filter((file) => file.endsWith('.json'));
  expect(files.toSorted()).toEqual(
    Object.keys(TABLES)
      .map((name) => `${name}.json`)
      .toSorted(),
  );
});
