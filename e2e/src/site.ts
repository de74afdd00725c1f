import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START_PROGRAM = path.resolve(import.meta.dirname, '../../tools/commands/start.mjs');
const READY_LINE = /Bearings is ready: (\S+)/;

/** Names of environment variables that must not reach the site under test. */
const NOT_INHERITED_VARIABLES =
  /^(DATABASE_URL|REDIS_URL|STRIPE_\w+|OPENAI_\w+|ADMIN_\w+|HOST|PORT|PUBLIC_URL|CLAIMS|NODE_ENV|DEV_\w+)$/;

export interface Site {
  /** The site's URL, without a trailing slash. */
  url: string;
  /** Kills the start command with SIGKILL, as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Stops the site with SIGTERM; the data stays. */
  stop(): Promise<void>;
}

/**
 * Starts the whole site with the start command on a free port.
 * @param dataFolder the site's data folder; see {@link createTemporaryDataFolder}
 * @throws Error with the command's output, when it exits before it is ready
 */
export async function startSite(dataFolder: string): Promise<Site> {
  const port = await findFreePort();
  const variables = { PORT: String(port), BEARINGS_DATA: dataFolder };
  return startCommand(START_PROGRAM, READY_LINE, variables, ['--few-careers']);
}

/**
 * Starts one of the project’s commands, and waits until it prints an address that `ready` matches.
 * @throws Error with the command's output, when it exits before it is ready
 */
export async function startCommand(
  file: string,
  ready: RegExp,
  variables: Record<string, string>,
  options: readonly string[] = [],
): Promise<Site> {
  const inheritedVariables = Object.entries(process.env).filter(([name]) => !NOT_INHERITED_VARIABLES.test(name));
  const child = spawn(process.execPath, [file, ...options], {
    env: { ...Object.fromEntries(inheritedVariables), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitEvent = once(child, 'exit');
  let printedText = '';
  const url = await new Promise<string>((resolve, failed) => {
    const collectOutput = (chunk: Buffer): void => {
      printedText += String(chunk);
      const address = ready.exec(printedText)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', collectOutput);
    child.stderr.on('data', collectOutput);
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`${file} did not start.\n${printedText}`)));
  });
  const exitOnSignal = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exitEvent;
  };
  return { url, kill: () => exitOnSignal('SIGKILL'), stop: () => exitOnSignal('SIGTERM') };
}

/** Creates an empty data folder for a site. `remove` deletes the folder. */
export async function createTemporaryDataFolder() {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'bearings-journeys-'));
  return { dataFolder, remove: () => rm(dataFolder, { recursive: true, force: true }) };
}

/** Returns a free port. Another process may take it before it is used. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
