import type { FullConfig } from '@playwright/test';
import { startSite, temporaryData } from './site';

/** One site for all journeys. With SITE_URL set, that site is used and nothing is started. */
export default async function setUp(_config: FullConfig): Promise<(() => Promise<void>) | void> {
  if (process.env['SITE_URL']) return;
  const { dataFolder, remove } = await temporaryData();
  const site = await startSite(dataFolder);
  process.env['SITE_URL'] = site.url;
  process.env['SITE_DATA'] = dataFolder;
  return async () => {
    await site.stop();
    await remove();
  };
}
