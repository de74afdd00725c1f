/**
 * A file of JSON lines, one a change. A line is with the operating system before the change is
 * answered, so killing the process loses nothing acknowledged; a power cut may lose the last moments.
 */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

const ownerOnly = 0o600;

/** Every whole line of the file, in order; a last line cut short by a kill was never acknowledged. */
export function readLines(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop();
  return lines;
}

/** Puts these lines in the place of the file, all or nothing. */
export function replaceLines(file: string, lines: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.next`;
  const handle = openSync(next, 'w', ownerOnly);
  try {
    writeFileSync(handle, lines.map((line) => `${line}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(next, file);
}

/** Appends lines to a file that {@link replaceLines} has made. */
export class Journal {
  readonly #handle: number;
  #open = true;

  constructor(file: string) {
    this.#handle = openSync(file, 'a', ownerOnly);
  }

  append(line: string): void {
    if (!this.#open) throw new Error('the journal is closed');
    const { size } = fstatSync(this.#handle);
    try {
      appendFileSync(this.#handle, `${line}\n`);
    } catch (error) {
      // A full disk may have taken half a line, which would spoil the next one.
      ftruncateSync(this.#handle, size);
      throw error;
    }
  }

  close(): void {
    this.#open = false;
    closeSync(this.#handle);
  }
}
