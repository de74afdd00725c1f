// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, string[]>} */
const LISTED_CALLS = JSON.parse(readFileSync(join(import.meta.dirname, 'clients.json'), 'utf8'));

/**
 * The API calls that each front end uses. Each entry of `clients.json` is an operation id, from which the generated
 * hook gets its name. An entry `name: id` gives the hook another name, because all front ends share one Redux store, in
 * which names must be unique.
 */
export const CALLS_BY_CLIENT = Object.fromEntries(
  Object.entries(LISTED_CALLS).map(([client, calls]) => [
    client,
    Object.fromEntries(
      calls.map((call) => {
        const [name = '', id = name] = call.split(': ');
        return [name, id];
      }),
    ),
  ]),
);

/** POST calls that change no data. Hooks for them are generated as queries instead of mutations. */
export const POST_QUERIES = ['reportLink', 'whatIf'];
