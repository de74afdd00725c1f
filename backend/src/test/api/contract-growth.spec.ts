import type { OpenAPIObject } from '@nestjs/swagger';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { breaksOf } from '../support/contract-growth.js';

const documentAt = (name: string): OpenAPIObject =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../..', name), 'utf8'));

/** Copied from openapi.json when a version is released; without it nothing relies on the API yet. */
const RELEASED = 'openapi.released.json';
const isReleased = existsSync(path.join(import.meta.dirname, '../../..', RELEASED));

it('breaks nothing that a released front end relies on', () => {
  const before: OpenAPIObject = isReleased ? documentAt(RELEASED) : { ...invented(), paths: {} };
  expect(breaksOf(before, documentAt('openapi.json'))).toEqual([]);
});

/** An invented document: a list that is searched, and a post whose body and reply are schemas. */
function invented(): OpenAPIObject {
  const json = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  });
  return {
    openapi: '3.0.0',
    info: { title: 'Invented', version: '1' },
    paths: {
      '/boats': {
        get: {
          parameters: [
            { name: 'search', in: 'query', required: false, schema: { type: 'string' } },
          ],
          responses: { 200: { description: '' } },
        },
        post: {
          requestBody: { required: true, content: json('NewBoat') },
          responses: { 200: { description: '', content: json('Boat') } },
        },
      },
    },
    components: {
      schemas: {
        NewBoat: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            colour: { type: 'string', enum: ['red', 'blue'] },
          },
          required: ['name'],
        },
        Boat: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            state: { type: 'string', enum: ['afloat', 'ashore'] },
          },
          required: ['id', 'state'],
        },
      },
    },
  };
}

/** The invented document with a value at a place, or without what is there where it is undefined. */
function changed(place: string[], value?: unknown): OpenAPIObject {
  const copy = invented();
  const last = place.at(-1) ?? '';
  const holder = place.slice(0, -1).reduce<object>((found, key) => Reflect.get(found, key), copy);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

const list = ['paths', '/boats', 'get'];
const post = ['paths', '/boats', 'post'];
const request = ['components', 'schemas', 'NewBoat'];
const reply = ['components', 'schemas', 'Boat'];

it.each<[string, string[], unknown, string]>([
  ['a path', post.slice(0, 2), undefined, 'POST /boats is gone'],
  ['an operation', post, undefined, 'POST /boats is gone'],
  ['a parameter', [...list, 'parameters'], [], 'parameter search is gone'],
  [
    'a parameter that was optional',
    [...list, 'parameters', '0', 'required'],
    true,
    'parameter search is now required',
  ],
  ['a reply', [...post, 'responses', '200'], undefined, '200 is gone'],
  ['a field of a request', [...request, 'properties', 'name'], undefined, 'name is gone'],
  ['a field of a reply', [...reply, 'properties', 'id'], undefined, 'id is gone'],
  ['the type of a field', [...reply, 'properties', 'id', 'type'], 'number', 'of another type'],
  ['a promise', [...reply, 'required'], ['id'], 'state is no longer promised'],
  [
    'a choice of a request',
    [...request, 'properties', 'colour', 'enum'],
    ['red'],
    'no longer takes blue',
  ],
  [
    'the choices of a reply',
    [...reply, 'properties', 'state', 'enum'],
    undefined,
    'state may now be anything',
  ],
  [
    'a new thing that a request has to hold',
    [...request, 'required'],
    ['name', 'colour'],
    'required',
  ],
])('notices a change of %s', (_, place, value, message) => {
  expect(breaksOf(invented(), changed(place, value)).join('\n')).toContain(message);
});

it('lets a contract grow', () => {
  const field = { type: 'string' };
  for (const after of [
    changed(['paths', '/harbours'], { get: { responses: {} } }),
    changed([...request, 'properties', 'length'], field),
    changed([...reply, 'properties', 'mood'], field),
    changed([...list, 'parameters', '1'], { name: 'size', in: 'query', required: false }),
  ]) {
    expect(breaksOf(invented(), after)).toEqual([]);
  }
});
