// Compares TypeORM's entities with the tables of the database, column by column.
import type { EntityMetadata } from 'typeorm';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();

type ColumnMetadata = EntityMetadata['columns'][number];

/** Selects one line for each column: its type, nullability, default and whether it is in the primary key. */
const COLUMNS_QUERY = `
  select format('%I.%I: %s%s', c.table_name, c.column_name, c.data_type,
                '(' || c.character_maximum_length || ')')
         || case when c.is_nullable = 'YES' then ' null' else '' end
         || case when c.is_identity = 'YES' then ' identity'
                 else coalesce(' default ' || c.column_default, '') end
         || case when k.column_name is not null then ' key' else '' end as line
    from information_schema.columns c
    left join (information_schema.table_constraints t
               join information_schema.key_column_usage k using (constraint_schema, constraint_name))
           on t.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name
          and k.column_name = c.column_name and k.table_schema = c.table_schema
   where c.table_schema = 'public' and c.table_name <> 'migrations'
     and not exists (select 1 from information_schema.views v where v.table_name = c.table_name)`;

/** Returns the default of an entity's column as PostgreSQL formats it, or null if there is none. */
function describeDefault(column: ColumnMetadata): string | null {
  const value: unknown = column.default;
  const type = api.database.driver.normalizeType(column);
  if (column.generationStrategy === 'uuid') return 'gen_random_uuid()';
  if (column.isCreateDate) return 'now()';
  if (value === undefined) return null;
  if (typeof value === 'function') return String(value());
  if (typeof value === 'string') return `'${value}'::${type}`;
  if (Array.isArray(value)) return `'{${value.join(',')}}'::${type}[]`;
  if (typeof value === 'object') return `'${JSON.stringify(value)}'::${type}`;
  return String(value);
}

function describeColumn({ tableName }: EntityMetadata, column: ColumnMetadata): string {
  const type = column.isArray ? 'ARRAY' : api.database.driver.normalizeType(column);
  const length = column.length === '' ? '' : `(${column.length})`;
  const statedDefault = describeDefault(column);
  return [
    `${tableName}.${column.databaseName}: ${type}${length}`,
    column.isNullable ? ' null' : '',
    // TypeORM omits a column from inserts only if it is an identity column.
    column.isInsert ? '' : ' identity',
    statedDefault === null ? '' : ` default ${statedDefault}`,
    column.isPrimary ? ' key' : '',
  ].join('');
}

it('the entities declare all columns of all tables with type, nullability, default and primary key', async () => {
  const storedColumns: { line: string }[] = await api.database.query(COLUMNS_QUERY);
  const statedColumns = api.database.entityMetadatas.flatMap((entity) =>
    entity.columns.map((column) => describeColumn(entity, column)),
  );
  expect(storedColumns.length).toBeGreaterThan(100);
  expect(statedColumns.toSorted()).toEqual(storedColumns.map(({ line }) => line).toSorted());
});

it('each table has only one entity', () => {
  const tables = api.database.entityMetadatas.map(({ tableName }) => tableName);
  expect(tables).toEqual([...new Set(tables)]);
});
