// Lists how edited table rows change recommendations. Usage: `npm run method -- --diff`, which
// passes the rows before the edit.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CIRCUMSTANCE_ROWS, TILE_ROWS } from '@bearings/career-data';
import type { JudgedRows } from '@bearings/career-matching';
import { findRowChanges } from './row-changes.js';

const MAX_PRINTED_LISTS = 25;
const MAX_PRINTED_RATINGS = 20;
const writeLine = (line = '') => process.stdout.write(`${line}\n`);

/** Validates rows of committed tables. Only their codes are checked here; the tests of the tables check the rest. */
const judgedRowsSchema = z.custom<JudgedRows>((value) => {
  const parsedOptions = z.object({
    tiles: z.array(z.object({ code: z.string() })),
    circumstances: z.array(z.object({ code: z.string() })),
  });
  return parsedOptions.safeParse(value).success;
});

const rowsBefore = judgedRowsSchema.parse(JSON.parse(readFileSync(0, 'utf8')));
const changes = findRowChanges(rowsBefore, { tiles: TILE_ROWS, circumstances: CIRCUMSTANCE_ROWS });

writeLine(changes.rows.length === 0 ? 'No row was edited.' : changes.rows.join('\n'));
writeLine();
if (changes.ratings.length > 0) {
  writeLine(`${changes.ratings.length} ratings of kinds of work change, these the most:`);
  for (const line of changes.ratings.slice(0, MAX_PRINTED_RATINGS)) writeLine(`  ${line}`);
  writeLine();
}
for (const { title, before: was, after } of changes.shown) {
  writeLine(`${title}: shown to ${was} of ${changes.people} reference people before, to ${after} now`);
}
writeLine(`${changes.lists.length} of ${changes.people} lists change.`);
for (const { person, gained, lost } of changes.lists.slice(0, MAX_PRINTED_LISTS)) {
  writeLine(`  made after ${person.resembledTitle}: + ${gained.join(', ')}; - ${lost.join(', ')}`);
}
if (changes.lists.length > MAX_PRINTED_LISTS) writeLine(`  and ${changes.lists.length - MAX_PRINTED_LISTS} more`);
