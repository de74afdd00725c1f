import { readFileSync } from 'node:fs';

/**
 * Returns whether a process is running. A zombie, which still accepts signals, counts as ended.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process runs as another user. With any other error it does not run.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return !/^\d+ \(.*\) [ZX]/.test(readStat(pid));
}

/**
 * Returns the process's line in /proc, or an empty text on systems without /proc.
 * @param {number} pid
 */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
