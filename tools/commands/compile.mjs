// For `npm run dev`: compiles single files of the packages that the API runs, each into a folder of its own, so that the
// builds of other commands stay as they are.
import { transformFile } from '@swc/core';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { toProjectPath } from './project.mjs';

/** The condition in the packages' `exports` that leads to DEV_FOLDER. */
export const DEV_CONDITION = 'bearings-dev';
/** Folder of a package for files that are compiled during development. */
export const DEV_FOLDER = 'dist-dev';

/** Matches an import of a value from a package outside this repository. */
const PACKAGE_IMPORT = /^(?:import|export) (?!type )(?:[^;]* from )?'(?!\.|node:|@bearings\/)([^']+)';/gm;
const NOT_COMPILED_PATTERN = /\.(spec|d)\.ts$|\/src\/(test|testing)\//;

/** Returns whether a source file is compiled. @param {string} file */
export const isCompiled = (file) => file.endsWith('.ts') && !NOT_COMPILED_PATTERN.test(file);

/**
 * Lists the source files of a package.
 * @param {string} folder the package's folder
 */
export const listSources = (folder) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, 'src', file))
    .filter(isCompiled);

/**
 * Compiles a source file into its package's DEV_FOLDER. If the source was deleted, removes the compiled file.
 * @param {string} folder the package's folder
 * @param {string} file
 * @returns {Promise<string | undefined>} the compiler's error, or undefined on success
 */
export async function compileFile(folder, file) {
  const result = join(folder, DEV_FOLDER, relative(join(folder, 'src'), file)).replace(/ts$/, 'js');
  try {
    const { code, map = '' } = await transformFile(file, {
      configFile: toProjectPath('.swcrc'),
      sourceMaps: true,
      sourceFileName: relative(dirname(result), file),
    });
    mkdirSync(dirname(result), { recursive: true });
    writeFileSync(`${result}.map`, map);
    writeFileSync(result, `${code}\n//# sourceMappingURL=${basename(result)}.map`);
    return undefined;
  } catch (error) {
    if (error instanceof Error && /ENOENT|No such file/.test(error.message)) {
      for (const old of [result, `${result}.map`]) rmSync(old, { force: true });
      return undefined;
    }
    // The text after "Caused by:" is the compiler's own stack.
    const [message] = stripVTControlCharacters(String(error)).split(/\n+Caused by:/);
    return `${relative(toProjectPath(), file)}\n${message}`;
  }
}

/**
 * Writes a module into a package's DEV_FOLDER that imports all npm packages which the package's sources import, and
 * then waits until standard input is closed. A process that runs this module in advance can start the API in a fifth of
 * the time, because most of a start is spent on loading these packages.
 * @param {string} folder folder of the compiled package
 * @returns {string} path of the module
 */
export function writePreload(folder) {
  const names = new Set(
    listSources(folder).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(PACKAGE_IMPORT)].map(([, name]) => name),
    ),
  );
  const file = join(folder, DEV_FOLDER, 'dev-preload.js');
  const imports = [...names].map((name) => `import '${name}';`);
  writeFileSync(file, [...imports, 'for await (const _ of process.stdin);', ''].join('\n'));
  return file;
}
