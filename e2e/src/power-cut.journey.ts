import { expect, test } from '@playwright/test';
import { CARDS, goToCheckout, payWith, takeAssessment, waitForReport } from './funnel';
import { startSite, createTemporaryData } from './site';

test('after kill -9 of the site, a restart works and the report is still readable', async ({
  browser,
}) => {
  // The site is started twice more, which takes minutes on a small machine.
  test.setTimeout(240_000);
  const { dataFolder, remove } = await createTemporaryData();
  let site = await startSite(dataFolder);
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await takeAssessment(page, {
      email: 'mary@example.org',
      firstName: 'Mary',
      lastName: 'Jackson',
    });
    await goToCheckout(page);
    await payWith(page, CARDS.good);
    const path = await waitForReport(page);

    await site.kill();
    site = await startSite(dataFolder);
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { name: 'Next steps', exact: true })).toBeVisible();
    await context.close();
  } finally {
    await site.stop();
    await remove();
  }
});
