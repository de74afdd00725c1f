import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../package.json');

/**
 * The browsers that the site supports, as browserslist queries from the root's package.json.
 * @type {string[]}
 */
export const BROWSERS = JSON.parse(readFileSync(root, 'utf8')).browserslist;
