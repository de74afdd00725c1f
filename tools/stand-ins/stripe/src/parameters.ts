/**
 * What a call accepts, as data: a kind reads one value of a decoded form and says how it is wrong
 * in Stripe's terms (code and param).
 */
import { InvalidParameter } from './errors.js';

/** Reads one parameter; `path` is its name in bracket notation. `undefined` means absent. */
export interface Kind<T> {
  read(value: unknown, path: string): T;
}

type Shape = Readonly<Record<string, Kind<unknown>>>;
type Values<S extends Shape> = { [K in keyof S]: S[K] extends Kind<infer T> ? T : never };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function present<T>(read: (value: string, path: string) => T): Kind<T | undefined> {
  return {
    read(value, path) {
      if (value === undefined) return undefined;
      if (typeof value !== 'string') {
        throw new InvalidParameter(path, 'parameter_invalid_string', `Invalid string: ${path}`);
      }
      if (value === '') {
        const message = `${path} is empty. Leave it out, or give it a value.`;
        throw new InvalidParameter(path, 'parameter_invalid_empty', message);
      }
      return read(value, path);
    },
  };
}

/** Text of at most 5,000 characters. */
export const text = present((value, path) => {
  if (value.length <= 5000) return value;
  const message = `${path} is longer than 5000 characters.`;
  throw new InvalidParameter(path, 'parameter_invalid_string_too_long', message);
});

/** An email address. Stripe does not document which it takes; this is the narrowest reading. */
export const email = present((value, path) => {
  if (/^[!-?A-~]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(value) && value.length <= 512) return value;
  throw new InvalidParameter(path, 'email_invalid', `Invalid email address: ${value}`);
});

/** The same, or empty, which removes the value. */
export function emptyable<T>(kind: Kind<T | undefined>): Kind<T | null | undefined> {
  return { read: (value, path) => (value === '' ? null : kind.read(value, path)) };
}

/** A whole number. */
export const integer = present((value, path) => {
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  throw new InvalidParameter(path, 'parameter_invalid_integer', `Invalid integer: ${value}`);
});

/** `true` or `false`. */
export const flag = present((value, path) => {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new InvalidParameter(path, 'parameter_unknown', `Invalid boolean: ${value}`);
});

/** One of the given words. */
export function oneOf<const W extends string>(...words: readonly W[]): Kind<W | undefined> {
  return present((value, path) => {
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    throw new InvalidParameter(
      path,
      undefined,
      `Invalid ${path}: must be one of ${words.join(', ')}`,
    );
  });
}

/** A parameter that has to be there. */
export function required<T>(kind: Kind<T | undefined>): Kind<T> {
  return {
    read(value, path) {
      const result = kind.read(value, path);
      if (result !== undefined) return result;
      throw new InvalidParameter(path, 'parameter_missing', `Missing required param: ${path}.`);
    },
  };
}

/** A list, written `name[]=…` or `name[0]=…`. */
export function listOf<T>(kind: Kind<T | undefined>): Kind<T[] | undefined> {
  return {
    read(value, path) {
      if (value === undefined) return undefined;
      if (!Array.isArray(value)) {
        throw new InvalidParameter(path, 'parameter_invalid_array', `Invalid array: ${path}`);
      }
      return value.map((item: unknown, index) => required(kind).read(item, `${path}[${index}]`));
    },
  };
}

/** Metadata: up to 50 keys of 40 characters, values of 500; an empty value removes its key. */
export const metadata: Kind<Record<string, string> | undefined> = {
  read(value, path) {
    if (value === undefined) return undefined;
    if (!isRecord(value)) {
      throw new InvalidParameter(path, 'parameter_invalid_object', `Invalid object: ${path}`);
    }
    const entries = Object.entries(value).map(([key, item]): [string, string] => {
      const name = `${path}[${key}]`;
      if (typeof item !== 'string') {
        throw new InvalidParameter(name, 'parameter_invalid_string', `Invalid string: ${name}`);
      }
      if (key.length > 40 || item.length > 500) {
        throw new InvalidParameter(name, undefined, `${name} is longer than metadata may be.`);
      }
      return [key, item];
    });
    if (entries.length > 50) {
      throw new InvalidParameter(path, undefined, `${path} has more than 50 keys.`);
    }
    return Object.fromEntries(entries);
  },
};

/** Named parameters; any other name is refused as unknown. */
export function fields<const S extends Shape>(shape: S): Kind<Values<S> | undefined> {
  return {
    read(value, path) {
      if (value === undefined) return undefined;
      if (!isRecord(value)) {
        throw new InvalidParameter(path, 'parameter_invalid_object', `Invalid object: ${path}`);
      }
      return readFields(shape, value, path);
    },
  };
}

/** Reads a whole form by its shape; `path` is empty for the form itself. */
export function readFields<const S extends Shape>(
  shape: S,
  form: Record<string, unknown>,
  path = '',
): Values<S> {
  const nameOf = (key: string) => (path === '' ? key : `${path}[${key}]`);
  const [unknown, ...others] = Object.keys(form)
    .filter((key) => !Object.hasOwn(shape, key))
    .map(nameOf);
  if (unknown !== undefined) {
    const message = others.length
      ? `Received unknown parameters: ${[unknown, ...others].join(', ')}`
      : `Received unknown parameter: ${unknown}`;
    throw new InvalidParameter(unknown, 'parameter_unknown', message);
  }
  const values = Object.fromEntries(
    Object.entries(shape).map(([key, kind]) => [key, kind.read(form[key], nameOf(key))]),
  );
  if (isComplete(shape, values)) return values;
  throw new Error('a parameter was not read');
}

function isComplete<S extends Shape>(
  shape: S,
  values: Record<string, unknown>,
): values is Values<S> {
  return Object.keys(shape).every((key) => key in values);
}
