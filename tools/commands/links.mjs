// npm run links -w tools/commands: asks every address of libs/report-composer/src/content/links whether it still
// answers, and writes date and result beside it. Needs the internet; without it nothing changes.
import { spawnSync } from 'node:child_process';
import { inProject } from './project.mjs';

const { status } = spawnSync(
  process.execPath,
  [
    inProject('libs/report-composer/dist-scripts/links/run-links.js'),
    inProject('libs/report-composer/src/content/links/link-checks.data.ts'),
  ],
  { stdio: 'inherit' },
);
if (status !== 0) process.exitCode = 1;
