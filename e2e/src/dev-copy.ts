// Runs `npm run dev` on a copy of the sources, so that a journey can edit them.
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCommand } from './site';

const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../..');
const COPIED_PATHS = /^(backend|frontend-\w+|libs|tools)$|^(package(-lock)?|nx|tsconfig\.base)\.json$|^\.swcrc$/;
const BUILD_RESULT_PATHS = /[\\/](node_modules|dist(-dev|-scripts)?|test-results|test-counts\.json)$/;
const READY_LINE = /ready for work: (\S+)/;
/** Number of consecutive ports that `npm run dev` uses. */
const PORT_COUNT = 6;

export interface DevCopy {
  /** The address that `npm run dev` prints. */
  url: string;
  /**
   * Replaces the text `from` with `to` in a file, which must contain `from`. Returns a function that undoes the edit.
   */
  edit(file: string, from: string, to: string): () => void;
  stop(): Promise<void>;
}

/** Copies the sources to a temporary folder and starts `npm run dev` there. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bearings-dev-'));
  copySources(folder);
  const { url, stop } = await startCommand(path.join(folder, 'tools/commands/dev.mjs'), READY_LINE, {
    // Reuses the builds that other checks have stored in this folder.
    NX_CACHE_DIRECTORY: process.env['NX_CACHE_DIRECTORY'] ?? path.join(PROJECT_FOLDER, '.nx/cache'),
    DEV_PORT: String(await findFreePorts()),
    BEARINGS_DATA: path.join(folder, '.data'),
    // If npm sets this variable, `dev.mjs` stops as soon as the npm that started it has ended. Here the journey starts
    // `dev.mjs` itself, so the variable is empty.
    npm_lifecycle_event: '',
  });
  return {
    url,
    edit: (file, from, to) => editFile(path.join(folder, file), from, to),
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function editFile(file: string, from: string, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, before.replace(from, to));
  return () => writeFileSync(file, before);
}

/** Copies what `npm run dev` needs. Installed packages become links to the original folders. */
function copySources(folder: string): void {
  for (const name of readdirSync(PROJECT_FOLDER).filter((each) => COPIED_PATHS.test(each))) {
    cpSync(path.join(PROJECT_FOLDER, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !BUILD_RESULT_PATHS.test(source),
    });
  }
  // The links to the project's own packages are relative, so their copies lead to the copied sources.
  const ownPackage = /^(@bearings|backend|e2e|frontend-\w+)$/;
  for (const parent of ['', 'tools/build']) {
    const installedPath = path.join(PROJECT_FOLDER, parent, 'node_modules');
    const copiedPath = path.join(folder, parent, 'node_modules');
    mkdirSync(copiedPath, { recursive: true });
    for (const name of readdirSync(installedPath)) {
      const [from, to] = [path.join(installedPath, name), path.join(copiedPath, name)];
      if (ownPackage.test(name)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      else symlinkSync(from, to);
    }
  }
}

/** Returns the first of PORT_COUNT consecutive ports that are free now. */
async function findFreePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + PORT_COUNT * Math.floor(Math.random() * 1_900);
    const ports = Array.from({ length: PORT_COUNT }, (_, index) => first + index);
    const takenPorts = await Promise.all(ports.map(isPortTaken));
    if (!takenPorts.includes(true)) return first;
  }
}

async function isPortTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
