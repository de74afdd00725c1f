// Lists the pay figures that a person still has to confirm, with their sources. Usage: npm run open -w libs/career-data
import { openRows } from '@bearings/career-data';

const unconfirmedRows = openRows();
for (const { table, row, source } of unconfirmedRows) process.stdout.write(`${table}\t${row}\t${source}\n`);
process.stdout.write(
  `${unconfirmedRows.length} rows are open. After comparing one with its source, correct it in libs/career-data/data and add "confirmed": {"by": …, "on": …}.\n`,
);
