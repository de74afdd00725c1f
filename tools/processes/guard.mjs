// node guard.mjs <KILL|TERM> <program> …: runs a program and ends it when the parent of this process has ended.
import { spawn } from 'node:child_process';

const [deathSignal, command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit'] });

process.on('disconnect', () => {
  child.kill(deathSignal === 'TERM' ? 'SIGTERM' : 'SIGKILL');
  process.exit(1);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));
