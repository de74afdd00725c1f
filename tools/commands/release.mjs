// Makes a release: `npm run release -- 1.0.0` says what it would do and changes nothing; with --write it does it, as one
// commit and one tag, which you push. docs/how-to/release.md has the steps before and after.
import { RELEASED_FILES } from '@bearings/checks/release-state';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError, PROJECT_FOLDER, reportFailure, run, runNode, toProjectPath } from './project.mjs';
import { planRelease, readReleaseNotes } from './release-plan.mjs';
import { buildBackend } from './with-database.mjs';

const DUMP_SPEC = 'src/test/api/released-data.spec.ts';

try {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [version = ''] = positionals;
  const plan = planRelease(PROJECT_FOLDER, version, new Date());
  if (git('tag', '--list', plan.tag) !== '') throw new CommandError(`The tag ${plan.tag} exists already.`);
  console.log(`${plan.tag}, from ${plan.before}. In CHANGELOG.md:\n\n${plan.notes}\n`);
  console.log(`It changes ${plan.files.size} files:`);
  for (const file of plan.files.keys()) console.log(`  ${file}`);
  console.log(`It writes ${RELEASED_FILES.data}, which the specs make.`);
  if (values.write) await writeRelease(version, plan);
  else console.log(`\nNothing was changed. To do it: npm run release -- ${version} --write`);
} catch (error) {
  reportFailure(error);
}

/** @param {string} version @param {import('./release-plan.mjs').ReleasePlan} plan */
async function writeRelease(version, plan) {
  if (git('status', '--porcelain') !== '') throw new CommandError('Commit or remove your changes first.');
  for (const [file, text] of plan.files) writeFileSync(toProjectPath(file), text);
  const isWritten = (await writeReleasedData()) && (await runNode('tools/checks/released.mjs', []));
  if (!isWritten)
    throw new CommandError('The release was not made. `git stash --include-untracked` takes back what was written.');
  git('add', '--all');
  git('commit', '--message', `chore: release ${version}`);
  git(
    'tag',
    '--annotate',
    plan.tag,
    '--cleanup=whitespace',
    '--message',
    `${plan.tag}\n\n${readReleaseNotes(readFileSync(toProjectPath('CHANGELOG.md'), 'utf8'), version)}`,
  );
  console.log(`\n${plan.tag} is committed and tagged here. To publish it: git push --follow-tags`);
}

/** Lets the spec that migrates released data write them, from a purchase that it makes. */
async function writeReleasedData() {
  await buildBackend();
  const jest = toProjectPath('node_modules/jest/bin/jest.js');
  return run(process.execPath, ['--experimental-vm-modules', jest, '--runTestsByPath', DUMP_SPEC], {
    cwd: toProjectPath('backend'),
    env: { ...process.env, WRITE_RELEASED_DATA: '1' },
  });
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: PROJECT_FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new CommandError(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trim();
}
