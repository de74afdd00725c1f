// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, string[]>} */
const LISTED_CALLS = JSON.parse(readFileSync(join(import.meta.dirname, 'clients.json'), 'utf8'));

/**
 * The API calls of each front end: operation ids by the name of the generated hook. In the list, `name: id` sets a
 * different name, because all front ends share one store and names must be unique.
 */
export const CLIENTS = Object.fromEntries(
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

/** POST calls that change nothing, and are therefore generated as queries. */
export const QUERIES = ['reportLink', 'whatIf'];
