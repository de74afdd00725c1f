import { DEV_API_PORT, DEV_PORTS } from '@bearings/build/dev-ports';
import { API_STATE, REMOTES, remotePath } from '@bearings/build/site';
import { startPart, waitUntilReady } from '@bearings/processes';
import { DEV_CONDITION, DEV_FOLDER } from './compile.mjs';
import { runDevApi } from './dev-api.mjs';
import { demandFreePort } from './ports.mjs';
import { CommandError, toProjectPath, NX_PROGRAM, runNode, toolEnvironment } from './project.mjs';
import { startSite } from './start-site.mjs';

/** Packages that the API runs. They are compiled again when their sources change. */
const COMPILED_FOLDERS = [
  ...['domain', 'contracts', 'charts', 'career-data', 'career-matching', 'report-composer'].map(
    (name) => `libs/${name}`,
  ),
  'backend',
];
const FIRST_BUILD_MS = 120_000;

/**
 * Starts the database and the other services, the API from its current sources, and a development server for each front
 * end. The shell's server passes requests to all the others, so that browsers need only its port.
 * @param {object} plan
 * @param {import('./settings.mjs').SiteSettings} plan.settings
 * @param {string} plan.dataFolder
 * @param {string | undefined} plan.inspect the option that opens the API to a debugger
 * @param {import('@bearings/processes').Parts} plan.parts
 */
export async function startDevServers({ settings, dataFolder, inspect, parts }) {
  for (const port of [DEV_API_PORT, ...Object.values(DEV_PORTS)]) {
    await demandFreePort(port, settings.host, 'DEV_PORT');
  }
  console.log('Compiling …');
  // The build of career-data also writes the search index of the careers library.
  const projects = '--projects=@bearings/stripe-stand-in,@bearings/career-data';
  if (!(await runNode(NX_PROGRAM, ['run-many', '--target=build', projects, '--output-style=static']))) {
    throw new CommandError('The build failed as shown above.');
  }
  parts.demandRunning();

  const publicUrl = `http://localhost:${DEV_PORTS.shell}`;
  const report = createStateReporter(`http://127.0.0.1:${DEV_PORTS.shell}${API_STATE}`);
  await startSite({
    settings: { ...settings, port: DEV_API_PORT },
    dataFolder,
    publicUrl,
    apiProgram: [
      process.execPath,
      '--enable-source-maps',
      `--conditions=${DEV_CONDITION}`,
      ...(inspect ? [inspect] : []),
      `${DEV_FOLDER}/main.js`,
    ],
    runApi: async (program, isReady) => {
      // A spare process loads the npm packages for the API's next restart in advance. When debugging there is none,
      // because it would find the debugger's port in use.
      const folders = COMPILED_FOLDERS.map((folder) => toProjectPath(folder));
      const api = runDevApi({ folders, program, hasSpare: !inspect, isReady, report: report.set });
      parts.add(api.part);
      await api.firstStart;
    },
    parts,
  });
  parts.demandRunning();

  console.log('Starting the front ends …');
  const servers = [startFrontEnd('shell'), ...REMOTES.map(startFrontEnd)];
  servers.forEach((server) => parts.add(server));
  const pages = ['/remotes.json', ...REMOTES.map((name) => `${remotePath(name)}/mf-manifest.json`)];
  await Promise.all(
    servers.map((server, index) =>
      waitUntilReady(server, async () => (await fetch(publicUrl + pages[index])).ok, FIRST_BUILD_MS),
    ),
  );
  report.open();
  console.log(`\n  Bearings is ready for work: ${publicUrl}\n  Its data: ${dataFolder}\n`);
}

/**
 * Returns an object whose `set` posts a state of the API to the shell's server. States are posted in order, the first
 * as soon as that server runs.
 * @param {string} address
 */
function createStateReporter(address) {
  /** @type {import('./dev-api.mjs').ApiState} */
  let state = { kind: 'starting' };
  let isOpen = false;
  let sentRestart = Promise.resolve();
  const sendState = async () => {
    await sentRestart;
    // Ignores errors: the shell's server ends only when everything else does.
    await fetch(address, { method: 'POST', body: JSON.stringify(state) }).catch(() => undefined);
  };
  return {
    /** @param {import('./dev-api.mjs').ApiState} next */
    set: (next) => {
      state = next;
      if (isOpen) sentRestart = sendState();
    },
    open: () => {
      isOpen = true;
      sentRestart = sendState();
    },
  };
}

/** @param {keyof typeof DEV_PORTS} name */
const startFrontEnd = (name) =>
  startPart({
    name: `The development server of ${name}`,
    command: process.execPath,
    args: [toProjectPath('tools/build/run-webpack.mjs'), 'serve', '--mode', 'development'],
    cwd: toProjectPath(`frontend-${name}`),
    env: toolEnvironment(),
    onLine: (line) => line.trim() && console.log(`[${name}] ${line}`),
  });
