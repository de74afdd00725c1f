// npm run migration -- show lists the migrations of the database; -- revert reverts the last one. The database is the
// one in DATABASE_URL, or in the data folder.
import { pathToFileURL } from 'node:url';
import { CommandError, fail, inProject } from './project.mjs';
import { buildBackend, withDatabase } from './with-database.mjs';

/** @typedef {{ name: string, isApplied: boolean, isKnown: boolean }} MigrationState */

const [action] = process.argv.slice(2);
try {
  if (action === 'show') await withDatabase(show);
  else if (action === 'revert') await withDatabase(revert);
  else throw new CommandError('Say what to do: npm run migration -- show, or -- revert.');
} catch (error) {
  fail(error);
}

/** @param {string} url */
async function show(url) {
  const { listMigrations } = await backendModule();
  /** @type {MigrationState[]} */
  const states = await listMigrations({ url, poolSize: 2 });
  for (const { name, isApplied, isKnown } of states) {
    const state = isKnown ? (isApplied ? 'applied' : 'pending') : 'applied, of other code';
    console.log(`${name.padEnd(44)} ${state}`);
  }
}

/** @param {string} url */
async function revert(url) {
  const { listMigrations, revertLastMigration } = await backendModule();
  /** @type {MigrationState[]} */
  const states = await listMigrations({ url, poolSize: 2 });
  const unknown = states.find(({ isKnown }) => !isKnown);
  if (unknown) {
    throw new CommandError(
      `The database has ${unknown.name}, which this code lacks: revert it there.`,
    );
  }
  const reverted = await revertLastMigration({ url, poolSize: 2 }, { limitMs: 10_000 });
  console.log(
    reverted === null
      ? 'No migration is applied.'
      : `${reverted} is reverted. The next start applies it again, unless it is removed from the code.`,
  );
}

/** Builds the backend and returns its module of migrations. */
async function backendModule() {
  await buildBackend();
  return import(pathToFileURL(inProject('backend/dist/platform/database/migrate.js')).href);
}
