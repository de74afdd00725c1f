// Compares the columns that each hand-written SQL statement declares with those that PostgreSQL reports for it.
import type { ScratchDatabase } from '@bearings/embedded-postgres';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { SqlStatement } from '../../platform/database/sql-statement.js';
import { describeStatement } from '../support/describe-statement.js';
import { createTestDatabase } from '../support/test-database.js';

const SOURCE_FOLDER = path.join(import.meta.dirname, '../..');

/** Maximum number of hand-written SQL statements. All other queries use TypeORM's entities. */
const MAX_STATEMENTS = 62;

type AnyStatement = SqlStatement<Record<string, { readonly name: string }>>;

const sources = readdirSync(SOURCE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const statementFiles = sources.filter((file) => file.endsWith('.statements.ts'));

/** Matches a call of `query` whose text begins with an SQL command. */
const QUERY_PATTERN = /\.query(<[^(]*>)?\(\s*['"`]\s*(select|insert|update|delete|with|create|alter|drop)\b/i;
/** Matches the files that may contain SQL: statement files, tests and migrations. */
const SQL_FILE_PATTERN = /\.statements\.ts$|\.spec\.ts$|^(migrations|test)\//;

async function loadStatements(): Promise<[name: string, statement: AnyStatement][]> {
  const found: [string, AnyStatement][] = [];
  for (const file of statementFiles) {
    const loadedModule: unknown = await import(path.join(SOURCE_FOLDER, file));
    for (const [name, value] of Object.entries(Object(loadedModule)))
      if (value instanceof SqlStatement) found.push([`${file}: ${name}`, value]);
  }
  return found;
}

describe('the hand-written SQL statements', () => {
  let scratch: ScratchDatabase;
  let client: Client;
  beforeAll(async () => {
    scratch = await createTestDatabase();
    client = new Client(scratch.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await scratch.drop();
  });

  it('return the columns and types that they declare', async () => {
    const statements = await loadStatements();
    expect(statements.length).toBeGreaterThan(statementFiles.length);
    for (const [name, { text, columns }] of statements) {
      const describedColumns = await describeStatement(client, text);
      const declaredColumns = Object.entries(columns).map(([column, { name: type }]) => [column, type]);
      expect([name, ...describedColumns]).toEqual([name, ...declaredColumns]);
    }
  });

  it('are at most MAX_STATEMENTS in number', async () => {
    expect((await loadStatements()).length).toBeLessThanOrEqual(MAX_STATEMENTS);
  });

  it('are only in *.statements.ts files', () => {
    const otherFiles = sources.filter((file) => !SQL_FILE_PATTERN.test(file));
    expect(otherFiles.length).toBeGreaterThan(100);
    const found = otherFiles.filter((file) => QUERY_PATTERN.test(readFileSync(path.join(SOURCE_FOLDER, file), 'utf8')));
    expect(found).toEqual([]);
    expect('await manager.query<Row>(\n  `select 1 from users`').toMatch(QUERY_PATTERN);
  });
});
