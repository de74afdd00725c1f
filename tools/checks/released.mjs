// Fails if the versions in the project differ, or if what a release wrote is missing or was changed since.
import { resolve } from 'node:path';
import { listReleaseFindings } from './release-state.mjs';

const findings = listReleaseFindings(resolve(import.meta.dirname, '../..'));
for (const finding of findings) console.error(finding);
console.log(`Releases: ${findings.length} findings.`);
if (findings.length > 0) process.exitCode = 1;
