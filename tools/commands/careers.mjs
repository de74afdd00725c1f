// Processes edited rows of libs/career-data/data: updates constants, checksums, reference cases, the report's words and
// the search index, runs the comparing tests, and prerenders the library. Repeat it after each correction until it
// succeeds. Usage: npm run careers
import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { makeLibrary } from './library.mjs';
import { CommandError, fail, inProject, NX, run, runNode, toolEnvironment } from './project.mjs';

const DATA = 'libs/career-data/data';
const PACKAGES = ['career-data', 'career-matching', 'report-composer'];

try {
  updateChecksums();
  await demand(
    'the packages do not build',
    NX,
    'run-many',
    '-t',
    'build',
    '-p',
    ...PACKAGES.map((name) => `@bearings/${name}`),
  );
  await demand('the constants could not be made', 'tools/commands/method.mjs', '--constants');
  const update = { ...toolEnvironment(), UPDATE_REFERENCES: '1' };
  await test('career-matching', ['reference-cases'], update);
  await test('report-composer', ['src/words'], update);
  await demand('the files could not be formatted', 'node_modules/oxfmt/bin/oxfmt', 'libs');
  for (const name of PACKAGES) await test(name);
  await demand('the pages could not be built', NX, 'build', '@bearings/prerender');
  if (!(await makeLibrary()))
    throw new CommandError('The pages could not be made, as shown above.');
  console.log(
    '\nAll is well. Read what `git diff` shows of reference-cases.json and words.txt: the edited rows have to explain it.\nThen `npm start` or `npm run publish:site` shows the pages.',
  );
} catch (error) {
  fail(error);
}

/** Writes the present checksum of each table that was imported from a file. */
function updateChecksums() {
  const file = inProject(DATA, 'imports.json');
  /** @type {Record<string, { rows: string }>} */
  const imports = JSON.parse(readFileSync(file, 'utf8'));
  for (const [table, from] of Object.entries(imports)) {
    if (!table.endsWith('.json')) continue;
    const rows = JSON.stringify(JSON.parse(readFileSync(inProject(DATA, table), 'utf8')));
    const checksum = createHash('sha256').update(rows).digest('hex');
    if (from.rows !== checksum)
      console.log(`${table} differs from the file that it was taken from.`);
    from.rows = checksum;
  }
  writeFileSync(file, `${JSON.stringify(imports, null, 2)}\n`);
}

/** @param {string} name the package @param {string[]} [specs] @param {NodeJS.ProcessEnv} [env] */
async function test(name, specs = [], env = toolEnvironment()) {
  const options = ['--experimental-vm-modules', inProject('node_modules/jest/bin/jest.js')];
  const passed = await run(process.execPath, [...options, ...specs], {
    cwd: inProject('libs', name),
    env,
  });
  if (!passed) {
    throw new CommandError(
      `The tests of ${name} above say what is missing or does not fit: edit the rows in ${DATA}, then run npm run careers again.`,
    );
  }
}

/** @param {string} failure @param {string} file @param {string[]} args */
async function demand(failure, file, ...args) {
  if (!(await runNode(file, args))) throw new CommandError(`Stopped: ${failure}, as shown above.`);
}
