import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const packageFile = resolve(import.meta.dirname, '../../package.json');

/**
 * The browsers that the site supports, as browserslist queries from the root's package.json.
 * @type {string[]}
 */
export const BROWSERS = JSON.parse(readFileSync(packageFile, 'utf8')).browserslist;
