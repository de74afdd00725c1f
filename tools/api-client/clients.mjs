// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, string[]>} */
const LISTED = JSON.parse(readFileSync(join(import.meta.dirname, 'clients.json'), 'utf8'));

/**
 * The calls of each front end: operation ids by the name of the call. In the list, `name: id` gives a call
 * another name, since all front ends share one store and names must be unique.
 */
export const CLIENTS = Object.fromEntries(
  Object.entries(LISTED).map(([client, calls]) => [
    client,
    Object.fromEntries(
      calls.map((call) => {
        const [name = '', id = name] = call.split(': ');
        return [name, id];
      }),
    ),
  ]),
);

/** POST calls that change nothing, and so are generated as queries. */
export const QUERIES = ['reportLink', 'whatIf'];
