// Fails on a variable of the backend that the operator's documents do not name.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Variables that `npm start`, compose or the platform sets, and that are never set by hand in `.env`. */
const NOT_IN_EXAMPLE = /^(NODE_ENV$|DEMO|SANDBOX_)/;

/**
 * Returns one sentence for each variable that a document does not list.
 * @param {{ schema: string, operations: string, example: string }} texts of backend/src/config/environment.ts,
 * docs/operations.md and .env.example
 */
export function variableFindings({ schema, operations, example }) {
  const names = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
  if (names.length === 0) return ['No variable was found in backend/src/config/environment.ts.'];
  // The text is cut at the next heading, because the section after it repeats the names of secrets.
  const [, main = ''] = /^## Variables of API and worker$([^]*?)^#/m.exec(operations) ?? [];
  return names.flatMap((name) => [
    ...(new RegExp(`^\\|.*\`${name}\``, 'm').test(main)
      ? []
      : [`docs/operations.md has no row for ${name}: add it.`]),
    ...(NOT_IN_EXAMPLE.test(name) || new RegExp(`^(# )?${name}=`, 'm').test(example)
      ? []
      : [`.env.example has no line for ${name}: add it.`]),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..');
  /** @param {string} path */
  const text = (path) => readFileSync(join(root, path), 'utf8');
  const findings = variableFindings({
    schema: text('backend/src/config/environment.ts'),
    operations: text('docs/operations.md'),
    example: text('.env.example'),
  });
  for (const finding of findings) console.error(finding);
  console.log(`Variables: ${findings.length} findings.`);
  if (findings.length > 0) process.exitCode = 1;
}
