// @ts-check
// npm run api: writes the OpenAPI document of the built backend, and the code generated from it.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from './generate.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const document = execFileSync(process.execPath, [path.join(root, 'backend/dist/openapi.js')], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
await writeFile(path.join(root, 'backend/openapi.json'), document);
for (const [file, text] of Object.entries(await generate(JSON.parse(document)))) {
  await writeFile(path.join(root, file), text);
}
