import type { OpenAPIObject } from '@nestjs/swagger';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { breaksOf } from '../support/contract-growth.js';

const documentAt = async (name: string): Promise<OpenAPIObject> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '../../..', name), 'utf8'));

let released: OpenAPIObject;
beforeAll(async () => {
  released = await documentAt('openapi.released.json');
});

it('breaks nothing that a released front end relies on', async () => {
  expect(breaksOf(released, await documentAt('openapi.json'))).toEqual([]);
});

/** The released document with what stands at a place put in, or taken out where it is undefined. */
function changed(place: string[], value?: unknown): OpenAPIObject {
  const copy = structuredClone(released);
  const last = place.at(-1) ?? '';
  const holder = place.slice(0, -1).reduce<object>((found, key) => Reflect.get(found, key), copy);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

const submit = ['paths', '/api/assessments/public', 'post'];
const users = ['paths', '/api/admin/users', 'get'];
const submission = ['components', 'schemas', 'SubmissionDto'];
const reply = ['components', 'schemas', 'AssessmentReply'];

it.each<[string, string[], unknown, string]>([
  ['a path', submit.slice(0, 2), undefined, 'POST /api/assessments/public is gone'],
  ['an operation', submit, undefined, 'POST /api/assessments/public is gone'],
  ['a parameter', [...users, 'parameters'], [], 'parameter search is gone'],
  [
    'a parameter that was optional',
    [...users, 'parameters', '0', 'required'],
    true,
    'parameter search is now required',
  ],
  ['a reply', [...submit, 'responses', '200'], undefined, '200 is gone'],
  [
    'a field of a request',
    [...submission, 'properties', 'lastName'],
    undefined,
    'lastName is gone',
  ],
  ['a field of a reply', [...reply, 'properties', 'isPaid'], undefined, 'isPaid is gone'],
  ['the type of a field', [...reply, 'properties', 'isPaid', 'type'], 'string', 'of another type'],
  ['a promise', [...reply, 'required'], ['id'], 'isPaid is no longer promised'],
  [
    'a choice of a request',
    ['components', 'schemas', 'QuestionResponseDto', 'properties', 'answer', 'enum'],
    ['1', '2', '3', '4'],
    'no longer takes 5',
  ],
  [
    'the choices of a reply',
    [...reply, 'properties', 'status', 'enum'],
    undefined,
    'status may now be anything',
  ],
])('notices that %s has changed', (_, place, value, message) => {
  expect(breaksOf(released, changed(place, value)).join('\n')).toContain(message);
});

it('notices a new thing that a request has to hold', () => {
  const required = ['email', 'firstName', 'lastName', 'responses', 'birthday'];
  const after = changed([...submission, 'required'], required);
  expect(breaksOf(released, after)).toEqual([
    'POST /api/assessments/public request.birthday is now required',
  ]);
});

it('lets a contract grow', () => {
  const field = { type: 'string' };
  for (const after of [
    changed(['paths', '/api/new'], { get: { responses: {} } }),
    changed([...submission, 'properties', 'birthday'], field),
    changed([...reply, 'properties', 'mood'], field),
    changed([...users, 'parameters', '9'], { name: 'size', in: 'query', required: false }),
  ]) {
    expect(breaksOf(released, after)).toEqual([]);
  }
});
