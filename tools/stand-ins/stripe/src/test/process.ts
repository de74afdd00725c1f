/** The stand-in as the process it is in use, so that it can be killed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keys } from './shop.js';

const sources = resolve(import.meta.dirname, '..');
const modules = resolve(sources, '../../../../node_modules');
const swc = join(modules, '@swc/cli/bin/swc.js');

/** Compiles the sources to a folder of their own; a build under way elsewhere is not disturbed. */
export function compile(): { main: string; remove(): void } {
  mkdirSync(join(modules, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(modules, '.cache/stand-in-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const ignored = '**/*.spec.ts,**/test/**';
  const rules = resolve(modules, '../.swcrc');
  const options = ['--config-file', rules, '--strip-leading-paths', '--ignore', ignored, '--quiet'];
  const built = spawnSync(process.execPath, [swc, 'src', '-d', folder, ...options], {
    cwd: resolve(sources, '..'),
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  return {
    main: join(folder, 'main.js'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A running stand-in. */
export class StandInProcess {
  static readonly #running = new Set<ChildProcess>();

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Starts one and waits for its ready line. @throws Error with what it said when it stops instead. */
  static async start(
    main: string,
    options: Record<string, string>,
    environment: NodeJS.ProcessEnv = {
      SANDBOX_STRIPE_SECRET_KEY: keys.secretKey,
      SANDBOX_STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      SANDBOX_STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    },
  ): Promise<StandInProcess> {
    const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    const child = spawn(process.execPath, [main, ...flags], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    StandInProcess.#running.add(child);
    child.once('exit', () => StandInProcess.#running.delete(child));
    let said = '';
    return new Promise((done, fail) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        const url = /ready at (\S+)\n/.exec(said)?.[1];
        if (url !== undefined) done(new StandInProcess(child, url));
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => fail(new Error(`${code}: ${said}`)));
    });
  }

  /** Kills whatever a failed test has left. */
  static killAll(): void {
    for (const child of StandInProcess.#running) child.kill('SIGKILL');
  }

  /** Ends the program by a signal or by ending its parent, and returns its exit code. */
  async end(how: 'SIGKILL' | 'SIGTERM' | 'disconnect'): Promise<number | null> {
    const exited = new Promise<number | null>((done) => this.child.once('exit', done));
    if (how === 'disconnect') this.child.disconnect();
    else this.child.kill(how);
    return exited;
  }
}
