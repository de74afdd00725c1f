// Fails if docs/operations.md or .env.example lacks an environment variable of the backend.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Variables that .env.example need not contain, because `npm start`, compose or the platform sets them. */
const UNLISTED_PATTERN = /^(NODE_ENV$|DEMO|SANDBOX_)/;

const root = resolve(import.meta.dirname, '../..');
/** @param {string} path */
const readText = (path) => readFileSync(join(root, path), 'utf8');

const schema = readText('backend/src/config/environment.ts');
const names = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
// Each variable must be listed in this section of the document. The next section repeats the names of secrets, but a
// name that is only there does not count.
const [, operations = ''] = /^## Variables of API and worker$([^]*?)^#/m.exec(readText('docs/operations.md')) ?? [];
const example = readText('.env.example');

const findings = names.flatMap((name) => [
  ...(new RegExp(`^\\|.*\`${name}\``, 'm').test(operations)
    ? []
    : [`docs/operations.md has no row for ${name}: add it.`]),
  ...(UNLISTED_PATTERN.test(name) || new RegExp(`^(# )?${name}=`, 'm').test(example)
    ? []
    : [`.env.example has no line for ${name}: add it.`]),
]);
if (names.length === 0) findings.push('No variable was found in backend/src/config/environment.ts.');
for (const finding of findings) console.error(finding);
console.log(`Variables: ${findings.length} findings.`);
if (findings.length > 0) process.exitCode = 1;
