const KEPT = 40;

/** Keeps the last lines of a program, for display when it fails. */
export class LastLines {
  /** @type {string[]} */
  #lines = [];

  /** @param {string} line */
  add(line) {
    this.#lines.push(readable(line));
    if (this.#lines.length > KEPT) this.#lines.shift();
  }

  text() {
    return this.#lines.join('\n').trim();
  }
}

/**
 * Returns the message and stack of a structured line, or the line itself.
 * @param {string} line
 */
function readable(line) {
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.stack ?? err?.message].filter(Boolean).join('\n') || line;
  } catch {
    return line;
  }
}
