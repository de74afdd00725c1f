import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { BROWSERS } from './browsers.mjs';

/** Matches a minified module that exports a single function. */
const ONE_FUNCTION = /^export (function \w+\(.*\})$/s;

/**
 * Compiles a TypeScript module that exports one function and imports nothing. Returns a script for a page that calls
 * the function with the arguments.
 * @param {string} file
 * @param {readonly string[]} args
 */
export function compileInlineScript(file, args) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    minify: true,
    env: { targets: BROWSERS },
    jsc: {
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: true },
    },
  });
  const [, fn] = ONE_FUNCTION.exec(code.trim().replace(/;$/, '')) ?? [];
  if (!fn || /<\/script|<!--/i.test(fn))
    throw new Error(`${file} has to export one function, import nothing, and hold no markup.`);
  return `(${fn})(${args.map((each) => JSON.stringify(each)).join()})`;
}
