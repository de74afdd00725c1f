import type { OpenAPIObject } from '@nestjs/swagger';

type JsonObject = Record<string, unknown>;

/**
 * Compares two versions of the API document. Returns a sentence for each change that breaks front ends built for the
 * version `before`: a path, operation, parameter, field or allowed value is removed; a type changes; a reply no longer
 * guarantees a field; or a request requires an additional parameter or field.
 */
export function listBreaks(before: OpenAPIObject, after: OpenAPIObject): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const where = `${method.toUpperCase()} ${path}`;
      const now: unknown = valueAtPath(after.paths, path, method);
      if (now === undefined) return [`${where} is gone`];
      return new ContractComparison(before, after).operation(where, operation, now);
    }),
  );
}

class ContractComparison {
  readonly #seen = new Set<string>();

  constructor(
    private readonly before: OpenAPIObject,
    private readonly after: OpenAPIObject,
  ) {}

  operation(where: string, was: unknown, now: unknown): string[] {
    const replies = Object.keys(toRecord(valueAtPath(was, 'responses'))).filter((code) => code < '300');
    return [
      ...this.parameters(where, valueAtPath(was, 'parameters'), valueAtPath(now, 'parameters')),
      ...this.request(where, valueAtPath(was, 'requestBody'), valueAtPath(now, 'requestBody')),
      ...replies.flatMap((code) =>
        this.reply(`${where} ${code}`, valueAtPath(was, 'responses', code), valueAtPath(now, 'responses', code)),
      ),
    ];
  }

  private parameters(where: string, was: unknown, now: unknown): string[] {
    const [old, current] = [toList(was), toList(now)];
    const isSame = (one: unknown, other: unknown): boolean =>
      valueAtPath(one, 'name') === valueAtPath(other, 'name') && valueAtPath(one, 'in') === valueAtPath(other, 'in');
    const removedValues = old.filter((each) => !current.some((other) => isSame(each, other)));
    const demandedValues = current.filter((each) => {
      const knownValue = old.find((other) => isSame(each, other));
      return valueAtPath(each, 'required') === true && valueAtPath(knownValue, 'required') !== true;
    });
    return [
      ...removedValues.map((each) => `${where}: parameter ${String(valueAtPath(each, 'name'))} is gone`),
      ...demandedValues.map((each) => `${where}: parameter ${String(valueAtPath(each, 'name'))} is now required`),
    ];
  }

  private request(where: string, was: unknown, now: unknown): string[] {
    const isNewlyRequired = valueAtPath(now, 'required') === true && valueAtPath(was, 'required') !== true;
    if (isNewlyRequired) return [`${where}: a body is now required`];
    const [old, current] = [jsonSchema(was), jsonSchema(now)];
    return old === undefined ? [] : this.schema(`${where} request`, old, current, 'request');
  }

  private reply(where: string, was: unknown, now: unknown): string[] {
    if (now === undefined) return [`${where} is gone`];
    const oldSchema = jsonSchema(was);
    return oldSchema === undefined ? [] : this.schema(where, oldSchema, jsonSchema(now), 'reply');
  }

  private schema(where: string, was: unknown, now: unknown, side: 'request' | 'reply'): string[] {
    const key = `${side} ${JSON.stringify([was, now])}`;
    if (this.#seen.has(key)) return [];
    this.#seen.add(key);
    const [old, current] = [resolveSchema(was, this.before), resolveSchema(now, this.after)];
    if (current === undefined) return [`${where} is gone`];
    if (valueAtPath(old, 'type') !== valueAtPath(current, 'type')) return [`${where} is of another type`];
    return [
      ...listEnumBreaks(where, old, current, side),
      ...listRequiredBreaks(where, old, current, side),
      ...Object.entries(toRecord(valueAtPath(old, 'properties'))).flatMap(([name, property]) =>
        this.schema(`${where}.${name}`, property, valueAtPath(current, 'properties', name), side),
      ),
      ...(valueAtPath(old, 'items') === undefined
        ? []
        : this.schema(`${where}[]`, valueAtPath(old, 'items'), valueAtPath(current, 'items'), side)),
    ];
  }
}

/**
 * Returns the breaking changes of an `enum`: a request no longer accepts a value, or a reply may now contain any value
 * instead of one from the list.
 */
function listEnumBreaks(where: string, was: unknown, now: unknown, side: 'request' | 'reply'): string[] {
  const [old, current] = [toList(valueAtPath(was, 'enum')), toList(valueAtPath(now, 'enum'))];
  if (side === 'reply') {
    return old.length > 0 && current.length === 0 ? [`${where} may now be anything`] : [];
  }
  if (old.length === 0 && current.length > 0) return [`${where} is now one of a few`];
  const lostChoices = current.length === 0 ? [] : old.filter((choice) => !current.includes(choice));
  return lostChoices.map((choice) => `${where} no longer takes ${String(choice)}`);
}

/**
 * Returns the breaking changes of required fields: a request requires an additional field, or a reply no longer
 * guarantees a field.
 */
function listRequiredBreaks(where: string, was: unknown, now: unknown, side: 'request' | 'reply'): string[] {
  const [old, current] = [toList(valueAtPath(was, 'required')), toList(valueAtPath(now, 'required'))];
  const [from, to] = side === 'request' ? [current, old] : [old, current];
  const verb = side === 'request' ? 'is now required' : 'is no longer promised';
  return from.filter((name) => !to.includes(name)).map((name) => `${where}.${String(name)} ${verb}`);
}

function jsonSchema(body: unknown): unknown {
  return valueAtPath(body, 'content', 'application/json', 'schema');
}

/** Returns the schema that `schema` refers to. An `allOf` with one part counts as a reference to that part. */
function resolveSchema(schema: unknown, document: OpenAPIObject): unknown {
  const reference = valueAtPath(schema, '$ref');
  if (typeof reference === 'string') {
    return resolveSchema(valueAtPath(document, ...reference.replace('#/', '').split('/')), document);
  }
  const parts = toList(valueAtPath(schema, 'allOf'));
  return parts.length === 1 ? resolveSchema(parts[0], document) : schema;
}

function valueAtPath(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((found, key) => toRecord(found)[key], value);
}

function toRecord(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
