/** @typedef {import('./index.d.mts').Part} Part */

/** The running parts of a site, such as the database and the API, in the order in which they were started. */
export class Parts {
  /** @type {Part[]} */
  #running = [];
  #stopping = false;

  /** @param {Part} part */
  add(part) {
    this.#running.push(part);
    if (this.#stopping) void part.stop();
  }

  /** Throws if the parts are being stopped, so that no further part is started. */
  demandRunning() {
    if (this.#stopping) throw new Error('Stopped while starting.');
  }

  /** @returns {Promise<{ part: Part, how: string }>} resolves when the first part ends */
  firstEnd() {
    return Promise.race(this.#running.map(async (part) => ({ part, how: await part.ended })));
  }

  /** Stops all parts, the last started first. */
  async stop() {
    this.#stopping = true;
    for (let part = this.#running.pop(); part; part = this.#running.pop()) await part.stop();
  }
}
