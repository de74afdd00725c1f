// The list of all checks, each with its tier: the run to which it belongs (quick, full or nightly). A run starts the
// checks of one stage after those of the stage before, in the order of this list.
import { REMOTES } from '@bearings/build/site';
import { listWorkspaces } from '@bearings/checks/workspaces';
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildOnce, readJson, runJourneys, testEnvironment } from './journeys.mjs';
import { toProjectPath, NX_PROGRAM, PROJECT_FOLDER, runNode } from './project.mjs';
import { addResults, EMPTY_RESULTS, readResults } from './results.mjs';
import { runSpec } from './specs.mjs';

/**
 * @typedef {object} Outcome result of one check
 * @property {boolean} ok
 * @property {import('./results.mjs').Results} [results] absent if the check itself is one test
 * @property {string} [skipped] why it did not run
 */

/** @typedef {'quick' | 'full' | 'nightly'} Tier */

/**
 * @typedef {object} Check settings of one check
 * @property {string} name
 * @property {Tier} tier
 * @property {string} stage checks of the same stage run in parallel
 * @property {string} what description, for the list of checks that a tier leaves out
 * @property {(label?: string) => Promise<Outcome>} run runs the check. The label, which is given if other checks run at
 * the same time, precedes each line of output
 * @property {(file: string) => Promise<boolean>} [repeat] runs one spec of the check again and returns whether it passed
 */

/** The folders whose imports are checked. */
const SOURCE_PATHS = [
  'backend',
  'e2e',
  'libs',
  'tools',
  'frontend-shell',
  ...REMOTES.map((name) => `frontend-${name}`),
];

/** @type {Check[]} */
export const CHECKS = [
  { name: 'build', tier: 'quick', stage: 'build', what: 'of every project', run: buildProjects },
  testCheck('core', 'quick', ['test:core'], 'API specs: money, access, personal data, mail, migrations'),
  sourceCheck('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  sourceCheck('variables', 'tools/checks/variables.mjs'),
  sourceCheck('documents', 'tools/checks/documents.mjs'),
  sourceCheck('addresses', 'tools/checks/addresses.mjs'),
  sourceCheck('renamed exports', 'tools/checks/renamed-exports.mjs'),
  sourceCheck('released', 'tools/checks/released.mjs'),
  sourceCheck('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  sourceCheck('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
  sourceCheck('lock file', 'tools/checks/lock-file.mjs'),
  importCheck('boundaries', SOURCE_PATHS),
  importCheck('purity', ['backend', 'libs']),
  sourceCheck('images', 'tools/checks/images.mjs'),
  testCheck('unit', 'quick', ['test:unit'], 'backend specs beside their sources'),
  testCheck('packages', 'quick', ['test'], 'specs of all other packages', 'backend'),
  journeyCheck('smoke', 'quick', ['--grep=@smoke'], 'six browser journeys'),

  // The journeys start first, because they take longest and spend most of that time waiting.
  journeyCheck('journeys', 'full', ['--grep-invert=@smoke|@nightly'], 'all other browser journeys'),
  testCheck('api', 'full', ['test:api'], 'all other API specs'),
  testCheck('corpus', 'full', ['test:corpus'], 'backend specs over thousands of invented reports'),
  {
    ...testCheck('coverage', 'full', ['test:coverage'], 'page code that no spec reaches'),
    // As a whole, because a single spec covers too little.
    repeat: async () => (await runProjectTests(['test:coverage'])).ok,
  },
  testCheck('tools', 'full', ['test:full'], 'specs that build, publish and start servers'),
  { name: 'faults', tier: 'full', stage: 'tests', what: 'kills and outages', run: () => runFaultTests() },

  programCheck('simulations', 'whole samples of invented people', 'tools/commands/simulate.mjs'),
  {
    ...journeyCheck(
      'long journeys',
      'nightly',
      ['--grep=@nightly'],
      'browser journeys that repeat one for many screens or browsers',
    ),
    stage: 'long journeys',
  },
  {
    name: 'long faults',
    tier: 'nightly',
    stage: 'long faults',
    what: 'kills and outages in long form',
    run: () => runFaultTests('--long'),
  },
  programCheck('mutations', 'each safeguard removed in turn', 'tools/faults/mutations.mjs'),
  programCheck('bench', 'speed against its promises', 'tools/bench/bench.mjs'),
  programCheck('web bench', 'load times on a slow phone', 'tools/web-bench/web-bench.mjs'),
];

/**
 * Returns a check that runs one program on the sources. It is in the quick tier.
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 * @returns {Check}
 */
function sourceCheck(name, file, ...args) {
  return {
    name,
    tier: 'quick',
    stage: 'tests',
    what: 'of all sources',
    run: async (label) => ({ ok: await runNode(file, args, { label }) }),
  };
}

/**
 * Returns a check of imports by dependency-cruiser.
 * @param {string} name
 * @param {readonly string[]} folders
 */
function importCheck(name, folders) {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  return sourceCheck(name, program, '--config', `tools/checks/${name}.config.mjs`, ...folders);
}

/**
 * Returns a nightly check that runs one program on the build.
 * @param {string} name
 * @param {string} what
 * @param {string} file
 * @returns {Check}
 */
function programCheck(name, what, file) {
  return {
    name,
    tier: 'nightly',
    stage: name,
    what,
    run: async () => {
      await buildOnce();
      return { ok: await runNode(file, [], { env: testEnvironment() }) };
    },
  };
}

/**
 * Returns a check that runs scripts of all packages through nx.
 * @param {string} name
 * @param {Tier} tier
 * @param {readonly string[]} targets
 * @param {string} what
 * @param {string} [excluded] name of a package whose scripts are not run
 * @returns {Check}
 */
function testCheck(name, tier, targets, what, excluded) {
  return {
    name,
    tier,
    stage: 'tests',
    what,
    run: () => runProjectTests(targets, excluded),
    repeat: runSpec,
  };
}

/**
 * Returns a check that runs browser journeys (end-to-end tests).
 * @param {string} name
 * @param {Tier} tier
 * @param {readonly string[]} chosen options of Playwright that select journeys
 * @param {string} what
 * @returns {Check}
 */
function journeyCheck(name, tier, chosen, what) {
  return {
    name,
    tier,
    stage: 'tests',
    what,
    run: (label) => runJourneys(chosen, label),
    // Only the chosen ones of the file: it may also hold journeys of the nightly tier.
    repeat: async (file) => (await runJourneys([...chosen, file])).ok,
  };
}

/** @returns {Promise<Outcome>} */
async function buildProjects() {
  await buildOnce();
  return { ok: true };
}

/**
 * Returns the name of the file to which a package's script writes its test counts. Scripts of one
 * package run in parallel, so each has its own file.
 * @param {string} target
 */
const toCountsFileName = (target) =>
  ['test', 'test:full'].includes(target) ? 'test-counts.json' : `test-counts.${target.replace('test:', '')}.json`;

/**
 * Runs the scripts with these names in every project except the excluded one; if NX_BASE names a commit, as for a pull
 * request, only in projects that the changes since then affect.
 * @param {readonly string[]} targets
 * @param {string} [excluded]
 * @returns {Promise<Outcome>}
 */
async function runProjectTests(targets, excluded) {
  const affected = process.env.NX_BASE ? await listAffectedProjects() : null;
  const files = listWorkspaces(PROJECT_FOLDER)
    .filter(({ folder, name }) => folder !== excluded && (affected?.includes(name) ?? true))
    .flatMap(({ folder, scripts }) =>
      targets
        .filter((target) => scripts.includes(target))
        .map((target) => toProjectPath(folder, toCountsFileName(target))),
    );
  // Deletes old results: an aborted run writes no file, and an old one must not be counted instead.
  for (const file of files) rmSync(file, { force: true });
  if (files.length === 0) return { ok: true, results: EMPTY_RESULTS };
  await buildOnce();
  // Prints lines as they arrive, each after its project's name, because a project can take minutes.
  const options = ['--exclude-task-dependencies', '--parallel=2', '--output-style=stream'];
  const excludes = excluded ? [`--exclude=${excluded}`] : [];
  const ok = await runNode(
    NX_PROGRAM,
    [affected ? 'affected' : 'run-many', `--targets=${targets.join(',')}`, ...excludes, ...options],
    {
      env: testEnvironment(),
    },
  );
  const written = files.filter((file) => existsSync(file));
  const complete = written.length === files.length;
  const results = written.map(readJson).map(readResults).reduce(addResults, EMPTY_RESULTS);
  if (complete) return { ok, results };
  const message = `Only ${written.length} of ${files.length} projects finished their tests.`;
  console.error(message);
  const failure = { test: targets.join(', '), message };
  return { ok: false, results: addResults(results, { ...EMPTY_RESULTS, failed: 1, failures: [failure] }) };
}

/** Returns the names of the projects that the changes since NX_BASE affect. @returns {Promise<string[]>} */
async function listAffectedProjects() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [toProjectPath(NX_PROGRAM), 'show', 'projects', '--affected', '--json'],
    { cwd: PROJECT_FOLDER, env: testEnvironment() },
  );
  return JSON.parse(stdout);
}

/**
 * Runs the tests that kill processes and cause outages of a real running site.
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
async function runFaultTests(...args) {
  const file = toProjectPath('tools/faults/fault-counts.json');
  rmSync(file, { force: true });
  await buildOnce();
  const env = { ...testEnvironment(), TEST_COUNTS: file };
  const ok = await runNode('tools/faults/run.mjs', args, { env });
  return existsSync(file) ? { ok, results: readResults(readJson(file)) } : { ok: false };
}
