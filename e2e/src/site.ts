import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START = path.resolve(import.meta.dirname, '../../tools/commands/start.mjs');
const READY = /Bearings is ready: (\S+)/;

/** What an operator may have set for a site of their own, and what must not reach this one. */
const OPERATORS_OWN =
  /^(DATABASE_URL|REDIS_URL|STRIPE_\w+|OPENAI_\w+|ADMIN_\w+|HOST|PORT|PUBLIC_URL|NODE_ENV)$/;

export interface Site {
  /** Where it is reached, without a trailing slash. */
  url: string;
  /** The folder that holds its data and its logs. */
  dataFolder: string;
  /** Kills the start command outright, as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Stops it in order; the data stays. */
  stop(): Promise<void>;
}

/**
 * Starts the whole site by the start command, as a user does, on a port of its own.
 * @param dataFolder where to keep its data; see {@link temporaryData}
 * @param variables more environment for the start command
 * @throws Error with everything it printed, when it ends before it is ready
 */
export async function startSite(
  dataFolder: string,
  variables: Record<string, string> = {},
): Promise<Site> {
  const port = await freePort();
  const inherited = Object.entries(process.env).filter(([name]) => !OPERATORS_OWN.test(name));
  const child = spawn(process.execPath, [START], {
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      BEARINGS_DATA: dataFolder,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  const url = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer): void => {
      printed += String(chunk);
      const address = READY.exec(printed)?.[1];
      if (address) ready(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', failed);
    child.once('exit', () => failed(new Error(`The site did not start.\n${printed}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return { url, dataFolder, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Makes a data folder for a site; `remove` takes it away with everything in it. */
export async function temporaryData(): Promise<{
  dataFolder: string;
  remove(): Promise<void>;
}> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'bearings-journeys-'));
  return { dataFolder, remove: () => rm(dataFolder, { recursive: true, force: true }) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
