import { InvalidParameter } from '../errors.js';
import { calls } from '../server.js';
import { parameters, replies } from './calls.data.js';
import { alternativesOf, defineTables, fieldsOf } from './interface-table.js';

type Form = Record<string, unknown>;

/** Returns a value of a type as a decoded form holds it. */
function valueOf(type: string): unknown {
  const [first = ''] = alternativesOf(type);
  if (first.endsWith('[]')) return [valueOf(first.slice(0, -2))];
  const table = Object.entries(parameters).find(([name]) => name === first)?.[1];
  if (table !== undefined) return formOf(table);
  const simple: Form = { integer: '5', boolean: 'true', string: 'words', map: { key: 'value' } };
  return simple[first] ?? first.slice(1, -1);
}

const formOf = (fields: Readonly<Record<string, string>>): Form =>
  Object.fromEntries(fieldsOf(fields).map(({ name, type }) => [name, valueOf(type)]));

/** Returns a value that is not of the type; undefined where every text is. */
function wrongValueOf(type: string): unknown {
  if (type === 'string') return undefined;
  return type.endsWith('[]') || type in parameters || type === 'map' ? 'words' : 'no-such-word';
}

interface Change {
  why: string;
  param: string;
  form: Form;
  code?: string;
}

/** Returns every form that differs from the accepted one in one parameter, nested ones included. */
function changesOf(fields: Readonly<Record<string, string>>, path = ''): Change[] {
  const form = formOf(fields);
  const nameOf = (name: string) => (path === '' ? name : `${path}[${name}]`);
  const unknown = {
    why: 'unknown',
    param: nameOf('colour'),
    form: { ...form, colour: 'red' },
    code: 'parameter_unknown',
  };
  const changes = fieldsOf(fields).flatMap(({ name, optional, type }): Change[] => {
    const param = nameOf(name);
    const { [name]: _, ...without } = form;
    const missing = { why: 'missing', param, form: without, code: 'parameter_missing' };
    const value = wrongValueOf(type);
    const wrong = { why: 'of a wrong type', param, form: { ...form, [name]: value } };
    const inner = Object.entries(parameters).find(([table]) => table === type)?.[1];
    const nested = inner === undefined ? [] : changesOf(inner, param);
    return [
      ...(optional ? [] : [missing]),
      ...(value === undefined ? [] : [wrong]),
      ...nested.map((change) => ({ ...change, form: { ...form, [name]: change.form } })),
    ];
  });
  return [unknown, ...changes];
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const tableOf = (name: string) =>
  Object.entries(parameters).find(([each]) => each === name)?.[1] ?? {};

describe('the table of calls', () => {
  it('has every call of the stand-in, and no other', () => {
    const names = calls.map(nameOf).toSorted();
    expect(Object.keys(replies).toSorted()).toEqual(names);
    expect(
      Object.keys(parameters)
        .filter((name) => name.includes(' '))
        .toSorted(),
    ).toEqual(names);
  });

  it.each(calls.map((call) => [nameOf(call), call] as const))(
    '%s accepts its parameters and refuses what differs from them',
    (name, call) => {
      const table = tableOf(name);
      expect(call.accepts.toSorted()).toEqual(
        fieldsOf(table)
          .map((field) => field.name)
          .toSorted(),
      );
      expect(() => call.prepare(formOf(table))).not.toThrow();
      for (const { why, param, form, code } of changesOf(table)) {
        expect([param, why, refusalOf(() => call.prepare(form))]).toEqual([
          param,
          why,
          expect.objectContaining({
            param: expect.stringContaining(param),
            ...(code === undefined ? {} : { code }),
          }),
        ]);
      }
    },
  );

  it('refuses a type that no table has', () => {
    expect(() => defineTables({ coin: { side: 'sting' } })).toThrow(
      'coin has the unknown type sting',
    );
  });
});

function refusalOf(prepare: () => unknown): unknown {
  try {
    prepare();
  } catch (error) {
    if (error instanceof InvalidParameter) return error.body;
    throw error;
  }
  return 'accepted';
}
