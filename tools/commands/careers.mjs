// Processes edited rows of libs/career-data/data. Updates what is computed from the rows: the matching constants,
// checksums, reference cases, the report texts in words.txt, the published figures and the search index. Then runs the
// tests that check these, and prerenders the careers library. `add` first adds an occupation from a file; `copy` writes
// such a file from an existing occupation, to start from. `country` takes in a country's folder of tables and says what
// they fill and what is doubtful. Run it again after each correction until it succeeds.
// Usage: npm run careers [-- add <file> | copy <code> <file> | country <code>]
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { prerenderLibrary } from './library.mjs';
import { CommandError, reportFailure, toProjectPath, NX_PROGRAM, run, runNode, toolEnvironment } from './project.mjs';

const DATA_FOLDER = 'libs/career-data/data';
const CAREER_PACKAGES = ['career-data', 'career-matching', 'report-composer'];
/** Leaves out the corpus specs, most of which test many simulated people. They are slow, so they run last. */
const SKIP_CORPUS_OPTION = '--testPathIgnorePatterns=corpus';

/** The specs that write again what they check, in the environment of `updatingEnvironment`. */
const REFERENCE_SPECS = ['src/words', 'mentioned-careers', 'filled-facts'];
const updatingEnvironment = () => ({ ...toolEnvironment(), UPDATE_REFERENCES: '1' });

const [command, ...args] = process.argv.slice(2);
const argumentCounts = new Map([
  ['copy', 2],
  ['add', 1],
  ['country', 1],
]);

try {
  if (command !== undefined && argumentCounts.get(command) !== args.length) {
    throw new CommandError(
      'Use: npm run careers, npm run careers -- copy <code> <file>, npm run careers -- add <file>, or npm run careers -- country <code>.',
    );
  }
  if (command === undefined) await updateFiles();
  else if (command === 'country') await checkCountry(args[0] ?? '');
  else {
    await buildPackages('career-data');
    const said = editRecord(command, args);
    console.log(said);
    if (command === 'add') await updateFiles(said);
  }
} catch (error) {
  reportFailure(error);
}

/**
 * Updates everything that is computed from the tables, and tests the results, with the slow tests last.
 * @param {string} [added] the message about an added occupation
 */
async function updateFiles(added) {
  updateChecksums();
  await buildPackages(...CAREER_PACKAGES);
  await runOrThrow('the constants could not be made', 'tools/commands/method.mjs', '--constants');
  await testFolder('libs/career-matching', ['reference-cases'], updatingEnvironment());
  await testFolder('libs/report-composer', REFERENCE_SPECS, updatingEnvironment());
  await runOrThrow('the files could not be formatted', 'node_modules/oxfmt/bin/oxfmt', 'libs');
  for (const name of CAREER_PACKAGES.slice(0, 2)) await testFolder(`libs/${name}`, [SKIP_CORPUS_OPTION]);
  // The tests of report-composer check the published figures on pay, so the figures are measured before.
  await runOrThrow('the figures could not be measured', 'tools/commands/method.mjs', '--publish');
  await testFolder('libs/report-composer', [SKIP_CORPUS_OPTION]);
  await testFolder('backend', ['--selectProjects', 'unit', '--', 'occupation-search']);
  for (const name of CAREER_PACKAGES.slice(1)) await testFolder(`libs/${name}`, ['corpus']);
  await runOrThrow('the pages could not be built', NX_PROGRAM, 'build', '@bearings/prerender');
  if (!(await prerenderLibrary())) throw new CommandError('The pages could not be made, as shown above.');
  console.log(`
All is well. ${added ?? ''}
Left for you: read what \`git diff\` shows of reference-cases.json, words.txt, mentioned-careers.data.ts,
measured-figures.json and method.md, which the edited rows have to explain. Then \`npm start\` or \`npm run publish:site\` shows the pages.`);
}

/**
 * Runs a command of the program that edits occupation records. Returns what it prints.
 * @param {string} name
 * @param {string[]} rest
 */
function editRecord(name, rest) {
  const program = toProjectPath('libs/career-data/dist-scripts/edit-record.js');
  const paths = rest.map((each) => (each.endsWith('.json') ? resolve(each) : each));
  try {
    return execFileSync(process.execPath, [program, name, ...paths], { encoding: 'utf8' }).trim();
  } catch {
    throw new CommandError('Nothing was written, for the reasons above. Correct them, and run the command again.');
  }
}

/**
 * Takes in a country's folder of tables, prints what they fill, and updates the texts that are computed from them.
 * @param {string} country
 */
async function checkCountry(country) {
  checkSyntax(country);
  await buildPackages('career-data');
  const program = 'libs/career-data/dist-scripts/check-country.js';
  await runOrThrow('the tables are not right', program, country);
  await buildPackages(...CAREER_PACKAGES);
  await runOrThrow('the tables cannot be described', program, country, '--describe');
  await testFolder('libs/career-data', ['src/countries']);
  await testFolder('libs/report-composer', REFERENCE_SPECS, updatingEnvironment());
}

/**
 * Throws if a table of a country is not JSON or its sources are missing, because the packages do not build then.
 * @param {string} country
 */
function checkSyntax(country) {
  const folder = toProjectPath(DATA_FOLDER, 'countries', country);
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (!files.includes('sources.json')) {
    throw new CommandError(`${DATA_FOLDER}/countries/${country} has no sources.json, which every country needs.`);
  }
  for (const name of files) {
    const text = readFileSync(resolve(folder, name), 'utf8');
    try {
      JSON.parse(text);
    } catch (error) {
      const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
      const line = text.slice(0, position).split('\n').length;
      throw new CommandError(
        `${DATA_FOLDER}/countries/${country}/${name} is not JSON near line ${line}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
}

/** Writes the current checksum of each table that was imported from a file. */
function updateChecksums() {
  const file = toProjectPath(DATA_FOLDER, 'imports.json');
  /** @type {Record<string, { rows: string }>} */
  const imports = JSON.parse(readFileSync(file, 'utf8'));
  for (const [table, from] of Object.entries(imports)) {
    if (!table.endsWith('.json')) continue;
    const rows = JSON.stringify(JSON.parse(readFileSync(toProjectPath(DATA_FOLDER, table), 'utf8')));
    const checksum = createHash('sha256').update(rows).digest('hex');
    if (from.rows !== checksum) console.log(`${table} differs from the file that it was taken from.`);
    from.rows = checksum;
  }
  writeFileSync(file, `${JSON.stringify(imports, null, 2)}\n`);
}

/** @param {string[]} names the names of packages */
async function buildPackages(...names) {
  const projects = names.map((name) => `@bearings/${name}`);
  await runOrThrow('the packages do not build', NX_PROGRAM, 'run-many', '-t', 'build', '-p', ...projects);
}

/** @param {string} folder @param {string[]} specs @param {NodeJS.ProcessEnv} [env] */
async function testFolder(folder, specs, env = toolEnvironment()) {
  const options = ['--experimental-vm-modules', toProjectPath('node_modules/jest/bin/jest.js')];
  const passed = await run(process.execPath, [...options, ...specs], {
    cwd: toProjectPath(folder),
    env,
  });
  if (!passed) {
    const again = ['npm run careers', command && '--', command, ...args].filter(Boolean).join(' ');
    throw new CommandError(
      `The tests of ${folder} above do not accept it. Correct ${args[0] ?? `the rows in ${DATA_FOLDER}`} (docs/how-to/occupation.md says how for limits and searches), then run ${again} again.`,
    );
  }
}

/** @param {string} failure @param {string} file @param {string[]} rest */
async function runOrThrow(failure, file, ...rest) {
  if (!(await runNode(file, rest))) throw new CommandError(`Stopped: ${failure}, as shown above.`);
}
