/** The running pieces of a site, in the order in which they were started. */
export class Parts {
  /** @type {import('./part.mjs').Part[]} */
  #running = [];
  #stopping = false;

  /** @param {import('./part.mjs').Part} part */
  add(part) {
    this.#running.push(part);
    if (this.#stopping) void part.stop();
  }

  /** Once a stop has begun, what is still being started has to give up. */
  demandRunning() {
    if (this.#stopping) throw new Error('Stopped while starting.');
  }

  /** @returns {Promise<{ part: import('./part.mjs').Part, how: string }>} the first that ends */
  firstEnd() {
    return Promise.race(this.#running.map(async (part) => ({ part, how: await part.ended })));
  }

  /** Stops all of them, the last started first. */
  async stop() {
    this.#stopping = true;
    for (let part = this.#running.pop(); part; part = this.#running.pop()) await part.stop();
  }
}
