import type { FullConfig } from '@playwright/test';
import { startSite, createTemporaryDataFolder } from './site';

/** Starts one site for all journeys, unless SITE_URL names a running one. */
export default async function setUp(_config: FullConfig): Promise<(() => Promise<void>) | void> {
  if (process.env['SITE_URL']) return;
  const { dataFolder, remove } = await createTemporaryDataFolder();
  const site = await startSite(dataFolder);
  process.env['SITE_URL'] = site.url;
  process.env['SITE_DATA'] = dataFolder;
  return async () => {
    await site.stop();
    await remove();
  };
}
