import { pages, pageTo, type ShareCreated, type ShareRequest } from '@bearings/contracts';
import { press, type Screen, visit, waitForText } from './screen';

/** The page of a link to the buyer's report. */
const shared = (name: string, wanted: Omit<ShareRequest, 'days'>): Screen => ({
  name,
  as: 'buyer',
  open: async ({ page, people }) => {
    const reply = await page.request.post(`/api/reports/${people.paid.id}/shares`, {
      data: { ...wanted, days: 7 },
    });
    const { token, link }: ShareCreated = await reply.json();
    await visit(page, pageTo.shared(token), /career report/i);
    // The page keeps what it shows; ten links of a report work at a time.
    await page.request.delete(`/api/reports/${people.paid.id}/shares/${link.id}`);
  },
});

/** Shared reports, and the sample. */
export const shareScreens: readonly Screen[] = [
  shared('shared-whole', { purpose: 'parent', withName: true, withScores: true }),
  shared('shared-careers', { purpose: 'read', withName: false, withScores: false }),
  {
    name: 'shared-ended',
    open: ({ page }) => visit(page, pageTo.shared('A'.repeat(43)), '404 Page Not Found'),
  },
  {
    name: 'sample-report',
    open: ({ page }) => visit(page, pages.sampleReport, /career report/i),
  },
  {
    name: 'share-dialog',
    open: async ({ page }) => {
      await visit(page, pages.sampleReport, /career report/i);
      // On a phone the report's actions are behind one button.
      const actions = page.locator('button[aria-controls="report-actions"]');
      if (await actions.isVisible()) await actions.click();
      await press(page, /^Share/);
      await waitForText(page, 'Grandad');
      await press(page, 'Make the link');
      await waitForText(page, 'Your link is ready');
    },
  },
];
