import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_LOG_BYTES = 20 * 1024 * 1024;
const WARNING_LEVEL = 40;

/**
 * Returns a function that writes each line of a part of the site to `<data>/logs/<name>.log`, and
 * warnings and errors also to the terminal.
 * @param {string} dataFolder
 * @param {string} name
 * @returns {(line: string, isError: boolean) => void}
 */
export function logTo(dataFolder, name) {
  const file = join(dataFolder, 'logs', `${name}.log`);
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  stream.on('error', (error) => console.error(`${file} cannot be written: ${error.message}`));
  return (line, isError) => {
    stream.write(`${line}\n`);
    const text = formatForTerminal(line, isError);
    if (text) console.error(`[${name}] ${text}`);
  };
}

/**
 * Returns the text that the terminal shows for a line: the message of a JSON log line of level
 * "warn" or higher, or any other line of standard error.
 * @param {string} line
 * @param {boolean} isError
 */
export function formatForTerminal(line, isError) {
  /** @type {unknown} */
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return isError ? line : undefined;
  }
  if (typeof entry !== 'object' || entry === null || !('level' in entry)) {
    return isError ? line : undefined;
  }
  if (Number(entry.level) < WARNING_LEVEL) return undefined;
  return 'msg' in entry ? String(entry.msg) : line;
}
