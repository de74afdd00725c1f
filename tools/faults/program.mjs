// A child process that can be killed and restarted. Stores its output.
import { startPart, waitUntilReady } from '@bearings/processes';

const MAX_KEPT_LINES = 200;
/**
 * Time limit for a start in milliseconds. It is many times as long as a normal start takes, because the machine is
 * busy.
 */
const READY_TIMEOUT_MS = 60_000;

export class Program {
  /** @type {import('@bearings/processes').StartedPart | undefined} */
  #part;
  /** The latest lines of output. @type {string[]} */
  lines = [];
  /** The last lines of output before each exit that was not a kill. @type {string[]} */
  crashes = [];
  #killing = false;

  /**
   * @param {string} name
   * @param {readonly string[]} args arguments of Node
   * @param {NodeJS.ProcessEnv} env
   * @param {string | (() => Promise<boolean>)} ready text in the output that shows that the process
   * is ready, or a function that checks it
   */
  constructor(name, args, env, ready) {
    this.name = name;
    this.args = args;
    this.env = env;
    this.ready = ready;
  }

  /** Starts the process and waits until it is ready. If the process exits instead, throws an error with its output. */
  async start() {
    this.#killing = false;
    this.lines.push(`--- ${this.name} starts`);
    let isPrinted = false;
    const part = startPart({
      name: this.name,
      command: process.execPath,
      args: this.args,
      cwd: process.cwd(),
      env: { PATH: process.env.PATH, ...this.env },
      onLine: (line) => {
        // Checks each line as it arrives: between two checks a busy process may write more lines than are stored.
        isPrinted ||= typeof this.ready === 'string' && line.includes(this.ready);
        this.lines.push(line);
        this.lines.splice(0, this.lines.length - MAX_KEPT_LINES);
      },
    });
    this.#part = part;
    void this.#recordCrash(part);
    const isReady = typeof this.ready === 'string' ? async () => isPrinted : this.ready;
    try {
      await waitUntilReady(part, isReady, READY_TIMEOUT_MS);
    } catch (error) {
      throw new Error(`${String(error)}\n${this.lines.slice(-30).join('\n')}`, { cause: error });
    }
  }

  /** @param {import('@bearings/processes').StartedPart} part */
  async #recordCrash(part) {
    await part.ended;
    if (!this.#killing) this.crashes.push(this.lines.slice(-10).join('\n'));
  }

  /**
   * Stops the process with SIGTERM, as a deployment does.
   * @returns {Promise<number | null>} its exit code
   */
  async stop() {
    this.#killing = true;
    await this.#part?.stop();
    return this.#part?.exitCode() ?? null;
  }

  /** Kills the process with SIGKILL, as a power cut would. */
  async kill() {
    this.#killing = true;
    await this.#part?.kill();
  }
}
