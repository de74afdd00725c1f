// Installs and builds what is missing, then runs the site in demo mode on one port. With --few-careers, for tests, most
// pages of the careers library are not prerendered; browsers render them. Usage: npm start
import { demandNode } from './node-version.mjs';
import { reportFailure } from './project.mjs';

demandNode();
try {
  const { readSettings } = await import('./settings.mjs');
  const { demandFreePort } = await import('./ports.mjs');
  const { lockDataFolder, openDataFolder } = await import('./data-folder.mjs');

  const settings = readSettings(process.env);
  const dataFolder = openDataFolder(settings.dataFolder);
  const unlock = lockDataFolder(dataFolder);
  try {
    await demandFreePort(settings.port, settings.host);
    const { ensureInstalled } = await import('./install.mjs');
    await ensureInstalled();
    const { ensureBuilt } = await import('./build.mjs');
    await ensureBuilt();

    const { toProjectPath } = await import('./project.mjs');
    const { startSite } = await import('./start-site.mjs');
    const { supervise } = await import('./supervise.mjs');
    const publicUrl = `http://localhost:${settings.port}`;
    const { publishPages, readClaims } = await import('@bearings/publish/publish-site');
    const claims = readClaims(process.env.CLAIMS, 'examples');
    publishPages(publicUrl, toProjectPath('dist/site'), claims, false);
    await supervise(async (parts) => {
      console.log('Starting …');
      await startSite({
        settings,
        dataFolder,
        publicUrl,
        siteDir: toProjectPath('dist/site'),
        apiProgram: [process.execPath, toProjectPath('backend/dist/main.js')],
        parts,
      });
      console.log(`\n  Bearings is ready: ${publicUrl}\n  Its data: ${dataFolder}\n  Ctrl-C stops it.\n`);
      if (process.argv.includes('--few-careers')) return;
      const { publishLibraryMeanwhile } = await import('./library.mjs');
      publishLibraryMeanwhile(parts);
    });
    console.log('Bearings has stopped.');
  } finally {
    unlock();
  }
} catch (error) {
  reportFailure(error);
}
