// A program of ours that can be killed and started again, and what it said.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const KEPT_LINES = 200;
const READY_MS = 30_000;

export class Program {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {Promise<unknown>} */
  #gone = Promise.resolve();
  /** @type {string[]} */
  lines = [];

  /**
   * @param {string} name
   * @param {readonly string[]} args of Node
   * @param {NodeJS.ProcessEnv} env
   * @param {(program: Program) => Promise<boolean> | boolean} isReady
   */
  constructor(name, args, env, isReady) {
    this.name = name;
    this.args = args;
    this.env = env;
    this.isReady = isReady;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Starts it and waits until it is ready. Throws what it said when it stops instead. */
  async start() {
    const child = spawn(process.execPath, this.args, {
      env: { PATH: process.env.PATH, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#gone = once(child, 'exit');
    this.lines.push(`--- ${this.name} starts`);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        this.lines.push(...text.split('\n').filter(Boolean));
        this.lines.splice(0, this.lines.length - KEPT_LINES);
      });
    }
    const deadline = Date.now() + READY_MS;
    while (!(await Promise.resolve(this.isReady(this)).catch(() => false))) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
        throw new Error(`${this.name} did not start:\n${this.lines.slice(-30).join('\n')}`);
      }
      await sleep(50);
    }
  }

  /** Ends it at once, as a power cut would. */
  async kill() {
    this.#child?.kill('SIGKILL');
    await this.#gone;
  }
}
