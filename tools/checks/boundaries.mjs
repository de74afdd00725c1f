// npm run boundaries: fails if a part of the project imports what it may not.
import { resolve } from 'node:path';
import { backendFindings } from './backend-boundaries.mjs';
import { projectFindings } from './project-boundaries.mjs';
import { readProject } from './source-files.mjs';

const project = readProject(resolve(import.meta.dirname, '../..'));
const findings = [...projectFindings(project), ...backendFindings(project)];
for (const finding of findings) console.error(finding);
console.log(`${project.files.length} files, ${findings.length} forbidden imports.`);
if (findings.length > 0) process.exitCode = 1;
