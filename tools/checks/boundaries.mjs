// npm run boundaries: fails if a part of the project imports what it may not, if imports form a circle, or if
// the diagrams of docs/imports.md are of other imports. With `-- --picture` it writes those first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backendFindings } from './backend-boundaries.mjs';
import { circleFindings } from './circles.mjs';
import { picture } from './picture.mjs';
import { projectFindings } from './project-boundaries.mjs';
import { readProject } from './source-files.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PICTURE = join(ROOT, 'docs/imports.md');
const project = readProject(ROOT);
const drawn = picture(project);
if (process.argv.includes('--picture')) writeFileSync(PICTURE, drawn);
const findings = [
  ...projectFindings(project),
  ...backendFindings(project),
  ...circleFindings(project),
];
for (const finding of findings) console.error(finding);
console.log(`${project.files.length} files, ${findings.length} forbidden imports.`);
const isCurrent = readFileSync(PICTURE, 'utf8') === drawn;
if (!isCurrent) console.error('docs/imports.md is out of date: npm run boundaries -- --picture');
if (findings.length > 0 || !isCurrent) process.exitCode = 1;
