// Compares docker/compose.yaml with the schema of the Compose Specification, as `docker compose` does
// before it starts anything. The schema is the copy that the package dclint contains.
import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('dclint/package.json'));
/** @type {object} */
const schema = JSON.parse(readFileSync(join(folder, 'schemas/compose.schema.json'), 'utf8'));
// The schema names formats of its own, and its dialect by an address that Ajv does not know.
const validate = new Ajv({
  allErrors: true,
  strict: false,
  validateFormats: false,
  validateSchema: false,
}).compile(schema);

/**
 * Returns one sentence for each part of a compose file that the specification does not allow.
 * @param {unknown} compose the parsed file
 */
export function schemaFindings(compose) {
  if (validate(compose)) return [];
  return [
    ...new Set(
      (validate.errors ?? []).map(
        ({ instancePath, message }) => `compose.yaml: ${instancePath || 'the file'} ${message}.`,
      ),
    ),
  ];
}
