// Runs the site in development on one port. Each save restarts the API or refreshes the browser.
// --inspect[=port] opens the API to a debugger; DEV_PORT changes all ports. Usage: npm run dev
import { demandNode } from './node-version.mjs';
import { CommandError, reportFailure } from './project.mjs';

demandNode();
try {
  const options = process.argv.slice(2);
  const inspect = options.find((option) => /^--inspect(-brk)?(=[\w.:]+)?$/.test(option));
  const unknownOption = options.find((option) => option !== inspect);
  if (unknownOption) throw new CommandError(`There is no option ${unknownOption}: --inspect[=port] is one.`);
  const { parseDevPort } = await import('./ports.mjs');
  parseDevPort(process.env.DEV_PORT);
  const { readSettings } = await import('./settings.mjs');
  const { lockDataFolder, openDataFolder } = await import('./data-folder.mjs');
  const { ensureInstalled } = await import('./install.mjs');
  const settings = readSettings({ ...process.env, PORT: '', HOST: '' });
  const dataFolder = openDataFolder(settings.dataFolder);
  const unlock = lockDataFolder(dataFolder);
  try {
    await ensureInstalled();
    const { startDevServers } = await import('./dev-servers.mjs');
    const { supervise } = await import('./supervise.mjs');
    await supervise((parts) => startDevServers({ settings, dataFolder, inspect, parts }));
    console.log('Stopped.');
  } finally {
    unlock();
  }
} catch (error) {
  reportFailure(error);
}
