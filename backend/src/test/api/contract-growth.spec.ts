import type { OpenAPIObject } from '@nestjs/swagger';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listBreaks } from '../support/contract-growth.js';

const documentAt = (name: string): OpenAPIObject =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../..', name), 'utf8'));

/** A copy of openapi.json as it was at the last release. If it is missing, nothing was released yet. */
const RELEASED_FILE = 'openapi.released.json';
const isReleased = existsSync(path.join(import.meta.dirname, '../../..', RELEASED_FILE));

it('the API stays compatible with the released front ends', () => {
  const before: OpenAPIObject = isReleased ? documentAt(RELEASED_FILE) : { ...inventedDocument(), paths: {} };
  expect(listBreaks(before, documentAt('openapi.json'))).toEqual([]);
});

/** Returns an invented API document: a GET with a search parameter, and a POST with schemas for body and reply. */
const inventedDocument = (): OpenAPIObject => documentAt('src/test/support/invented-api.json');

const NEW_BOAT_PATH = 'components schemas NewBoat';
const BOAT_PATH = 'components schemas Boat';

/** Returns the invented document with `value` set at a path, or without that path if `value` is undefined. */
function changedDocument(path: string, value?: unknown): OpenAPIObject {
  const copy = inventedDocument();
  const keys = path.split(' ');
  const lastKey = keys.pop() ?? '';
  const holder = keys.reduce<object>((found, key) => Reflect.get(found, key), copy);
  if (value === undefined) Reflect.deleteProperty(holder, lastKey);
  else Reflect.set(holder, lastKey, value);
  return copy;
}

it.each<[what: string, path: string, value: unknown, message: string]>([
  ['a path', 'paths /boats', undefined, 'POST /boats is gone'],
  ['an operation', 'paths /boats post', undefined, 'POST /boats is gone'],
  ['a parameter', 'paths /boats get parameters', [], 'parameter search is gone'],
  ['an optional parameter', 'paths /boats get parameters 0 required', true, 'is now required'],
  ['a reply', 'paths /boats post responses 200', undefined, '200 is gone'],
  ['a field of a request', `${NEW_BOAT_PATH} properties name`, undefined, 'name is gone'],
  ['a field of a reply', `${BOAT_PATH} properties id`, undefined, 'id is gone'],
  ['the type of a field', `${BOAT_PATH} properties id type`, 'number', 'of another type'],
  ['the required fields of a reply', `${BOAT_PATH} required`, ['id'], 'state is no longer promised'],
  ['the allowed values of a request', `${NEW_BOAT_PATH} properties colour enum`, ['red'], 'no longer takes blue'],
  ['the allowed values of a reply', `${BOAT_PATH} properties state enum`, undefined, 'may now be anything'],
  ['the required fields of a request', `${NEW_BOAT_PATH} required`, ['name', 'colour'], 'required'],
])('the comparison of two API documents detects an incompatible change of %s', (_, path, value, message) => {
  expect(listBreaks(inventedDocument(), changedDocument(path, value)).join('\n')).toContain(message);
});

it('the comparison of two API documents allows new paths, fields and optional parameters', () => {
  const field = { type: 'string' };
  for (const after of [
    changedDocument('paths /harbours', { get: { responses: {} } }),
    changedDocument(`${NEW_BOAT_PATH} properties length`, field),
    changedDocument(`${BOAT_PATH} properties mood`, field),
    changedDocument('paths /boats get parameters 1', {
      name: 'size',
      in: 'query',
      required: false,
    }),
  ]) {
    expect(listBreaks(inventedDocument(), after)).toEqual([]);
  }
});
