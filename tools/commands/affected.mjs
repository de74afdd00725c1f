// Which checks a change needs, for `npm test -- --affected`.
import { spawnSync } from 'node:child_process';
import { CommandError, ROOT } from './project.mjs';

/** Files that no program reads, except the checks that always run. */
const PROSE =
  /\.md$|^(docs|\.github|\.vscode|\.devcontainer|\.githooks)\/|^(LICENSE|renovate\.json|\.env\.example)$/;
const TEST = /\.(spec|journey|screenshots|picture)\.[cm]?[jt]sx?$|\/src\/test(ing)?\//;
/** Files that affect the fault suite. A changed lock file can affect every program. */
const FAULTS =
  /^(backend|libs\/(contracts|career-data|career-matching|report-composer)|tools\/(faults|processes|embedded-postgres|stand-ins)|package-lock\.json)/;
const JOURNEYS =
  /^(backend|libs|frontend-|e2e|tools\/(?!bench|web-bench|faults)|package-lock\.json)/;
const JOURNEY_CHECKS = ['smoke', 'journeys'];
const ALWAYS = ['format', 'variables', 'documents'];

/**
 * Returns the names of the checks that a change of these files needs: for code, all checks except faults and journeys,
 * which are included if they would run changed code; the checks of documents always.
 * @param {readonly string[]} files paths from the project's folder
 * @param {readonly string[]} names names of all checks in their order
 */
export function checksFor(files, names) {
  const code = files.filter((file) => !PROSE.test(file));
  if (code.length === 0) return names.filter((name) => ALWAYS.includes(name));
  const run = code.filter((file) => !TEST.test(file) || file.startsWith('e2e/'));
  return names.filter(
    (name) =>
      (name !== 'faults' || run.some((file) => FAULTS.test(file))) &&
      (!JOURNEY_CHECKS.includes(name) || run.some((file) => JOURNEYS.test(file))),
  );
}

/**
 * Returns the files that differ from the base, committed or not. Throws a {@link CommandError} when git
 * does not know the base.
 * @param {string} base a branch or commit
 */
export function changedFiles(base) {
  const start = git('merge-base', base, 'HEAD').trim();
  const listed =
    git('diff', '--name-only', start) + git('ls-files', '--others', '--exclude-standard');
  return { start, files: [...new Set(listed.split('\n').filter(Boolean))] };
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) return stdout;
  const reason = (stderr ?? '').trim().split('\n')[0];
  throw new CommandError(`git ${args.join(' ')} failed: ${reason}. AFFECTED_BASE names the base.`);
}
