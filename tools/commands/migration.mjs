// `npm run migration -- show` lists the migrations of the database, and `npm run migration -- revert` reverts the last
// one. The database is the one in DATABASE_URL, or else the one in the data folder.
import { pathToFileURL } from 'node:url';
import { CommandError, reportFailure, toProjectPath } from './project.mjs';
import { buildBackend, withDatabase } from './with-database.mjs';

/** @typedef {{ name: string, isApplied: boolean, isKnown: boolean }} MigrationState */

const [action] = process.argv.slice(2);
try {
  if (action === 'show') await withDatabase(showStates);
  else if (action === 'revert') await withDatabase(revertLast);
  else throw new CommandError('Say what to do: npm run migration -- show, or -- revert.');
} catch (error) {
  reportFailure(error);
}

/** @param {string} url */
async function showStates(url) {
  const { listMigrations } = await loadBackendModule();
  /** @type {MigrationState[]} */
  const states = await listMigrations({ url, poolSize: 2 });
  for (const { name, isApplied, isKnown } of states) {
    const state = isKnown ? (isApplied ? 'applied' : 'pending') : 'applied, of other code';
    console.log(`${name.padEnd(44)} ${state}`);
  }
}

/** @param {string} url */
async function revertLast(url) {
  const { listMigrations, revertLastMigration } = await loadBackendModule();
  /** @type {MigrationState[]} */
  const states = await listMigrations({ url, poolSize: 2 });
  const unknownMigration = states.find(({ isKnown }) => !isKnown);
  if (unknownMigration) {
    throw new CommandError(`The database has ${unknownMigration.name}, which this code lacks: revert it there.`);
  }
  const revertedName = await revertLastMigration({ url, poolSize: 2 }, { limitMs: 10_000 });
  console.log(
    revertedName === null
      ? 'No migration is applied.'
      : `${revertedName} is reverted. The next start applies it again, unless it is removed from the code.`,
  );
}

/** Builds the backend and returns its module of migrations. */
async function loadBackendModule() {
  await buildBackend();
  return import(pathToFileURL(toProjectPath('backend/dist/platform/database/migrate.js')).href);
}
