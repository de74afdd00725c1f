import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/**
 * Returns a sentence for each change from one API document to the next that breaks front ends built
 * for the first: a removed path, operation, parameter, field or choice, another type, a field of a
 * reply that is no longer required, and a parameter or field of a request that is newly required.
 */
export function breaksOf(before: OpenAPIObject, after: OpenAPIObject): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const now: unknown = at(after.paths, path, method);
      if (now === undefined) return [`${where} is gone`];
      return new Comparison(before, after).operation(where, operation, now);
    }),
  );
}

class Comparison {
  readonly #seen = new Set<string>();

  constructor(
    private readonly before: OpenAPIObject,
    private readonly after: OpenAPIObject,
  ) {}

  operation(where: string, was: unknown, now: unknown): string[] {
    const replies = Object.keys(record(at(was, 'responses'))).filter((code) => code < '300');
    return [
      ...this.parameters(where, at(was, 'parameters'), at(now, 'parameters')),
      ...this.request(where, at(was, 'requestBody'), at(now, 'requestBody')),
      ...replies.flatMap((code) =>
        this.reply(`${where} ${code}`, at(was, 'responses', code), at(now, 'responses', code)),
      ),
    ];
  }

  private parameters(where: string, was: unknown, now: unknown): string[] {
    const [old, current] = [list(was), list(now)];
    const same = (one: unknown, other: unknown): boolean =>
      at(one, 'name') === at(other, 'name') && at(one, 'in') === at(other, 'in');
    const gone = old.filter((each) => !current.some((other) => same(each, other)));
    const demanded = current.filter((each) => {
      const known = old.find((other) => same(each, other));
      return at(each, 'required') === true && at(known, 'required') !== true;
    });
    return [
      ...gone.map((each) => `${where}: parameter ${String(at(each, 'name'))} is gone`),
      ...demanded.map((each) => `${where}: parameter ${String(at(each, 'name'))} is now required`),
    ];
  }

  private request(where: string, was: unknown, now: unknown): string[] {
    const newly = at(now, 'required') === true && at(was, 'required') !== true;
    if (newly) return [`${where}: a body is now required`];
    const [old, current] = [jsonSchema(was), jsonSchema(now)];
    return old === undefined ? [] : this.schema(`${where} request`, old, current, 'request');
  }

  private reply(where: string, was: unknown, now: unknown): string[] {
    if (now === undefined) return [`${where} is gone`];
    const old = jsonSchema(was);
    return old === undefined ? [] : this.schema(where, old, jsonSchema(now), 'reply');
  }

  private schema(where: string, was: unknown, now: unknown, side: 'request' | 'reply'): string[] {
    const key = `${side} ${JSON.stringify([was, now])}`;
    if (this.#seen.has(key)) return [];
    this.#seen.add(key);
    const [old, current] = [resolve(was, this.before), resolve(now, this.after)];
    if (current === undefined) return [`${where} is gone`];
    if (at(old, 'type') !== at(current, 'type')) return [`${where} is of another type`];
    return [
      ...choices(where, old, current, side),
      ...required(where, old, current, side),
      ...Object.entries(record(at(old, 'properties'))).flatMap(([name, property]) =>
        this.schema(`${where}.${name}`, property, at(current, 'properties', name), side),
      ),
      ...(at(old, 'items') === undefined
        ? []
        : this.schema(`${where}[]`, at(old, 'items'), at(current, 'items'), side)),
    ];
  }
}

/**
 * Returns the breaking changes of allowed values: a request that accepts fewer values, or a reply
 * that may have any value instead of one from a list.
 */
function choices(where: string, was: unknown, now: unknown, side: 'request' | 'reply'): string[] {
  const [old, current] = [list(at(was, 'enum')), list(at(now, 'enum'))];
  if (side === 'reply') {
    return old.length > 0 && current.length === 0 ? [`${where} may now be anything`] : [];
  }
  if (old.length === 0 && current.length > 0) return [`${where} is now one of a few`];
  const lost = current.length === 0 ? [] : old.filter((choice) => !current.includes(choice));
  return lost.map((choice) => `${where} no longer takes ${String(choice)}`);
}

/**
 * Returns the breaking changes of required fields: a request that requires more fields, or a reply
 * that no longer guarantees one.
 */
function required(where: string, was: unknown, now: unknown, side: 'request' | 'reply'): string[] {
  const [old, current] = [list(at(was, 'required')), list(at(now, 'required'))];
  const [from, to] = side === 'request' ? [current, old] : [old, current];
  const verb = side === 'request' ? 'is now required' : 'is no longer promised';
  return from
    .filter((name) => !to.includes(name))
    .map((name) => `${where}.${String(name)} ${verb}`);
}

function jsonSchema(body: unknown): unknown {
  return at(body, 'content', 'application/json', 'schema');
}

/** Returns the schema that a schema refers to. An `allOf` with one part counts as a reference to it. */
function resolve(schema: unknown, document: OpenAPIObject): unknown {
  const reference = at(schema, '$ref');
  if (typeof reference === 'string') {
    return resolve(at(document, ...reference.replace('#/', '').split('/')), document);
  }
  const parts = list(at(schema, 'allOf'));
  return parts.length === 1 ? resolve(parts[0], document) : schema;
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((found, key) => record(found)[key], value);
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
