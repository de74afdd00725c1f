// npm run dev: the whole site on one port, the API restarted and the browser refreshed on every save.
import { demandNode } from './node-version.mjs';
import { fail } from './project.mjs';

demandNode();
try {
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
    await supervise((parts) => startDevServers(settings, dataFolder, parts));
    console.log('Stopped.');
  } finally {
    unlock();
  }
} catch (error) {
  fail(error);
}
