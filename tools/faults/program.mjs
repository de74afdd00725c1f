// A program of ours that can be killed and started again, and what it said.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const KEPT_LINES = 200;
/** Many times what a start takes, for a machine that is busy with other things. */
const READY_MS = 60_000;

export class Program {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {Promise<unknown>} */
  #gone = Promise.resolve();
  /** The latest of what it said. @type {string[]} */
  lines = [];
  /** What it said last, for each time that it ended without being killed. @type {string[]} */
  crashes = [];
  #killing = false;

  /**
   * @param {string} name
   * @param {readonly string[]} args of Node
   * @param {NodeJS.ProcessEnv} env
   * @param {string | (() => Promise<boolean>)} ready the words it says when it is, or how to ask
   */
  constructor(name, args, env, ready) {
    this.name = name;
    this.args = args;
    this.env = env;
    this.ready = ready;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Starts it and waits until it is ready. Throws what it said when it stops instead. */
  async start() {
    const child = spawn(process.execPath, this.args, {
      env: { PATH: process.env.PATH, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#killing = false;
    this.#gone = once(child, 'exit');
    child.once('exit', () => {
      if (!this.#killing) this.crashes.push(this.lines.slice(-10).join('\n'));
    });
    this.lines.push(`--- ${this.name} starts`);
    let said = false;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        // Noted as it is said: a busy program says more than is kept before anybody looks.
        said ||= typeof this.ready === 'string' && line.includes(this.ready);
        this.lines.push(line);
        this.lines.splice(0, this.lines.length - KEPT_LINES);
      });
    }
    const isReady = typeof this.ready === 'string' ? async () => said : this.ready;
    const deadline = Date.now() + READY_MS;
    while (!(await isReady().catch(() => false))) {
      const ended = child.exitCode ?? child.signalCode;
      if (ended !== null || Date.now() > deadline) {
        const how = ended === null ? `not ready in ${READY_MS} ms` : `ended with ${ended}`;
        throw new Error(
          `${this.name} did not start (${how}):\n${this.lines.slice(-30).join('\n')}`,
        );
      }
      await sleep(50);
    }
  }

  /** Tells it to stop, as a deployment does. @returns {Promise<{ code: number | null, ms: number }>} */
  async stop() {
    const started = performance.now();
    this.#killing = true;
    this.#child?.kill('SIGTERM');
    await this.#gone;
    const ms = Math.round(performance.now() - started);
    return { code: this.#child?.exitCode ?? null, ms };
  }

  /** Ends it at once, as a power cut would. */
  async kill() {
    this.#killing = true;
    this.#child?.kill('SIGKILL');
    await this.#gone;
  }
}
