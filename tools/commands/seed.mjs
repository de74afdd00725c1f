// Adds invented people, marked as such, to the database of a demonstration, so that its pages show
// figures. Uses the database in DATABASE_URL, or else the one in the data folder of a site that is
// not running. Refuses to run in production. Usage: npm run seed -- --people 5000
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { CommandError, reportFailure, toProjectPath } from './project.mjs';
import { buildBackend, withDatabase } from './with-database.mjs';

try {
  const { values } = parseArgs({ options: { people: { type: 'string', default: '5000' } } });
  const people = Number(values.people);
  if (process.env.NODE_ENV === 'production') {
    throw new CommandError('Invented people are for demonstrations: NODE_ENV is production.');
  }
  if (!Number.isInteger(people) || people < 1 || people > 1_000_000) {
    throw new CommandError('Say how many people to add, such as --people 5000.');
  }
  await buildBackend();
  const program = pathToFileURL(toProjectPath('backend/dist-scripts/scripts/seed.js')).href;
  /** @type {{ seed: (url: string, people: number) => Promise<number> }} */
  const { seed } = await import(program);
  await withDatabase(async (url) => {
    const peopleCount = await seed(url, people);
    console.log(`The site has ${peopleCount} invented people now; its figures say so once it runs.`);
  });
} catch (error) {
  reportFailure(error);
}
