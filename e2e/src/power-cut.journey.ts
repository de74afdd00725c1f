import { pageTo } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import { buyReport, submitAssessment } from './screens/fixtures';
import { startSite, createTemporaryDataFolder } from './site';

test('a bought report is still readable after the site is killed with SIGKILL and restarted', async ({ browser }) => {
  const { dataFolder, remove } = await createTemporaryDataFolder();
  let site = await startSite(dataFolder);
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const { id } = await submitAssessment(page.request);
    await buyReport(page.request, id);

    await site.kill();
    site = await startSite(dataFolder);
    await page.goto(site.url + pageTo.report(id));
    await expect(page.getByRole('heading', { name: 'Next steps', exact: true })).toBeVisible();
    await context.close();
  } finally {
    await site.stop();
    await remove();
  }
});
