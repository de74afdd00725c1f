const MAX_LINES = 40;

/** Stores the last lines of a program's output, to show them if it fails. */
export class LastLines {
  /** @type {string[]} */
  #lines = [];

  /** @param {string} line */
  add(line) {
    this.#lines.push(toReadableLine(line));
    if (this.#lines.length > MAX_LINES) this.#lines.shift();
  }

  text() {
    return this.#lines.join('\n').trim();
  }
}

/**
 * Returns the message and stack of a line in the JSON log format, or any other line unchanged.
 * @param {string} line
 */
function toReadableLine(line) {
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.stack ?? err?.message].filter(Boolean).join('\n') || line;
  } catch {
    return line;
  }
}
