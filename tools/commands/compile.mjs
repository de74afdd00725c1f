// Compiles the packages that run from their dist, one file at a time, for `npm run dev`.
import { transformFile } from '@swc/core';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inProject } from './project.mjs';

const NOT_COMPILED = /\.(spec|d)\.ts$|\/src\/(test|testing)\//;

/** Returns whether a file's result belongs into dist. @param {string} file */
export const isCompiled = (file) => file.endsWith('.ts') && !NOT_COMPILED.test(file);

/**
 * Lists the source files of a package.
 * @param {string} folder the package's
 */
export const sourcesOf = (folder) =>
  readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, 'src', file))
    .filter(isCompiled);

/**
 * Compiles a source file of a package into its dist, and removes the result of a deleted one.
 * @param {string} folder the package's
 * @param {string} file
 * @returns {Promise<string | undefined>} why it cannot be compiled
 */
export async function compileFile(folder, file) {
  const result = join(folder, 'dist', relative(join(folder, 'src'), file)).replace(/ts$/, 'js');
  try {
    const { code, map = '' } = await transformFile(file, {
      configFile: inProject('.swcrc'),
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
    // What follows is the compiler's own stack.
    const [message] = stripVTControlCharacters(String(error)).split(/\n+Caused by:/);
    return `${relative(inProject(), file)}\n${message}`;
  }
}
