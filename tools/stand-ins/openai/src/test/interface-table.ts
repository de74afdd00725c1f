/**
 * Tables of an interface that a stand-in imitates: objects, their fields, types and values. A value
 * that is compared may have nothing that its table leaves out. For tests only.
 */

/** Types by field; a field whose name ends in `?` may be missing. */
export type Fields = Readonly<Record<string, string>>;
export type Tables = Readonly<Record<string, Fields>>;

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SIMPLE: Readonly<Record<string, Check>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  object: isObject,
  /** Any keys, with texts. */
  map: (value) => isObject(value) && Object.values(value).every((each) => typeof each === 'string'),
};

const constantOf = (type: string): string | undefined => /^'([^']*)'$/.exec(type)?.[1];
const rowsOf = (type: string): string | undefined => /^(.+)\[\]$/.exec(type)?.[1];

/** Returns the alternatives of a type. */
export const alternativesOf = (type: string): string[] => type.split(' | ');

/** Returns one of these words as a type. */
export const oneOf = (...words: readonly string[]): string =>
  words.map((word) => `'${word}'`).join(' | ');

/** Returns the fields of a table with their names as they are sent. */
export function fieldsOf(fields: Fields): { name: string; optional: boolean; type: string }[] {
  return Object.entries(fields).map(([key, type]) => {
    const optional = key.endsWith('?');
    return { name: optional ? key.slice(0, -1) : key, optional, type };
  });
}

/**
 * Returns the tables as they are. A type is `string`, `integer`, `boolean`, `null`, `object`, `map`,
 * a `'word'`, another table's name, one of these followed by `[]`, or alternatives separated by ` | `.
 * Throws at any other type, so that a misspelt one cannot hide.
 */
export function defineTables<T extends Tables>(tables: T): T {
  for (const [name, fields] of Object.entries(tables)) {
    for (const type of Object.values(fields).flatMap(alternativesOf)) {
      const single = rowsOf(type) ?? type;
      const isKnown = single in SIMPLE || single in tables || constantOf(single) !== undefined;
      if (!isKnown) throw new Error(`The table ${name} has the unknown type ${type}.`);
    }
  }
  return tables;
}

/** Returns how a value differs from a type, in one sentence for each difference. */
export function differences(tables: Tables, type: string, value: unknown, where: string): string[] {
  const alternatives = alternativesOf(type);
  const isSimple = alternatives.some(
    (each) => constantOf(each) === value || SIMPLE[each]?.(value) === true,
  );
  if (isSimple) return [];
  const table = alternatives.map((each) => tables[each]).find((each) => each !== undefined);
  if (table !== undefined && isObject(value)) return fieldDifferences(tables, table, value, where);
  const row = alternatives.map(rowsOf).find((each) => each !== undefined);
  if (row !== undefined && Array.isArray(value)) {
    return value.flatMap((each: unknown, index) =>
      differences(tables, row, each, `${where}[${index}]`),
    );
  }
  return [`${where} should be ${type}, not ${JSON.stringify(value)?.slice(0, 80)}`];
}

function fieldDifferences(
  tables: Tables,
  table: Fields,
  value: Record<string, unknown>,
  where: string,
): string[] {
  const fields = fieldsOf(table);
  const names = new Set(fields.map(({ name }) => name));
  return [
    ...Object.keys(value)
      .filter((name) => !names.has(name))
      .map((name) => `${where}.${name} is not in the table`),
    ...fields.flatMap(({ name, optional, type }) => {
      if (value[name] !== undefined)
        return differences(tables, type, value[name], `${where}.${name}`);
      return optional ? [] : [`${where}.${name} is missing`];
    }),
  ];
}
