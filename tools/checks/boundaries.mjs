// npm run boundaries: fails if a part of the project imports what it may not, or if imports form a
// circle. With `-- --picture` it also writes the imports as diagrams into docs/imports.md.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backendFindings } from './backend-boundaries.mjs';
import { circleFindings } from './circles.mjs';
import { picture } from './picture.mjs';
import { projectFindings } from './project-boundaries.mjs';
import { readProject } from './source-files.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const project = readProject(ROOT);
const findings = [
  ...projectFindings(project),
  ...backendFindings(project),
  ...circleFindings(project),
];
for (const finding of findings) console.error(finding);
console.log(`${project.files.length} files, ${findings.length} forbidden imports.`);
if (findings.length > 0) process.exitCode = 1;
if (process.argv.includes('--picture')) {
  writeFileSync(join(ROOT, 'docs/imports.md'), picture(project));
}
