import { DEV_API, DEV_PORTS, REMOTES, remotePath } from '@bearings/build/site';
import { startPart, waitUntilReady } from '@bearings/processes';
import { CommandError, inProject, NX, runNode, toolEnvironment } from './project.mjs';
import { demandFreePort } from './ports.mjs';
import { startSite } from './start-site.mjs';

/** Packages that run from their dist, which has to follow the sources. */
const COMPILED = ['libs/contracts', 'backend'];
const FIRST_BUILD_MS = 120_000;

/**
 * Starts the site's own parts, compilers that follow the sources, and a development server for each
 * front end, all reached through the shell's.
 * @param {import('./settings.mjs').SiteSettings} settings
 * @param {string} dataFolder
 * @param {import('@bearings/processes').Parts} parts
 */
export async function startDevServers(settings, dataFolder, parts) {
  const apiPort = Number(new URL(DEV_API).port);
  for (const port of [apiPort, ...Object.values(DEV_PORTS)]) {
    await demandFreePort(port, settings.host);
  }
  console.log('Compiling …');
  const projects = '--projects=backend,@bearings/stripe-stand-in';
  if (!(await runNode(NX, ['run-many', '--target=build', projects, '--output-style=static']))) {
    throw new CommandError('The build failed as shown above.');
  }
  COMPILED.forEach((folder) => parts.add(startCompiler(folder)));
  parts.demandRunning();

  const publicUrl = `http://localhost:${DEV_PORTS.shell}`;
  await startSite({
    settings: { ...settings, port: apiPort },
    dataFolder,
    publicUrl,
    apiProgram: [
      process.execPath,
      ...['dist', '../libs/contracts/dist'].map((folder) => `--watch-path=${folder}`),
      '--watch-preserve-output',
      'dist/main.js',
    ],
    // Node's watcher has the API as a child of its own.
    apiDeathSignal: 'TERM',
    parts,
  });
  parts.demandRunning();

  console.log('Starting the front ends …');
  const servers = [startFrontEnd('shell'), ...REMOTES.map(startFrontEnd)];
  servers.forEach((server) => parts.add(server));
  const pages = ['/remotes.json', ...REMOTES.map((name) => `${remotePath(name)}/mf-manifest.json`)];
  await Promise.all(
    servers.map((server, index) =>
      waitUntilReady(
        server,
        async () => (await fetch(publicUrl + pages[index])).ok,
        FIRST_BUILD_MS,
      ),
    ),
  );
  console.log(`\n  Bearings is ready for work: ${publicUrl}\n  Its data: ${dataFolder}\n`);
}

/** @param {string} folder */
const startCompiler = (folder) =>
  startPart({
    name: `The compiler of ${folder}`,
    command: process.execPath,
    args: [
      inProject('node_modules/@swc/cli/bin/swc.js'),
      'src',
      '--out-dir=dist',
      `--config-file=${inProject('.swcrc')}`,
      '--strip-leading-paths',
      '--watch',
      '--quiet',
      '--ignore=**/*.spec.ts,src/test/**',
    ],
    cwd: inProject(folder),
    env: toolEnvironment(),
    onLine: printAs(folder),
  });

/** @param {keyof typeof DEV_PORTS} name */
const startFrontEnd = (name) =>
  startPart({
    name: `The development server of ${name}`,
    command: process.execPath,
    args: [inProject('tools/build/run-webpack.mjs'), 'serve', '--mode', 'development'],
    cwd: inProject(`frontend-${name}`),
    env: toolEnvironment(),
    onLine: printAs(name),
  });

/** @param {string} name @returns {(line: string) => void} */
const printAs = (name) => (line) => {
  if (line.trim()) console.log(`[${name}] ${line}`);
};
