// Runs `npm run links -w libs/report-composer`; the argument is the file to write.
import { addressesToCheck } from '@bearings/report-composer';
import { updateChecks } from './update-checks.js';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file to write.');

const lines = await updateChecks(addressesToCheck(), file, {
  timeoutMs: 15_000,
  sites: 4,
  pauseMs: 1000,
  on: new Date().toISOString().slice(0, 10),
});
process.stdout.write(`${lines.join('\n')}\n`);
