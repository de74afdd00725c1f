import { endpoints, fillPath, pages, pageTo, type Receipt, type ReportDetail } from '@bearings/contracts';
import { alterReply, refuseCall } from './mock-replies';
import { type Screen, type ScreenFixture, visitPage, waitForText, createScreen } from './screen';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Mocks a second, earlier report of the account, with other scores and careers. */
async function mockEarlierReport({ page, people }: ScreenFixture): Promise<void> {
  const { report } = people;
  const { careers, categories } = report.document;
  const olderReport: ReportDetail = {
    ...report,
    assessmentId: UNKNOWN_ID,
    generatedAt: '2026-03-02T10:00:00Z',
    document: {
      ...report.document,
      careers: careers.slice(3),
      categories: categories.map((each, index) => {
        const { score, band } = (index % 5 === 0 && categories.at(-1 - index)) || each;
        return { ...each, score, band };
      }),
    },
  };
  await page.route(`**${fillPath(endpoints.report.path, { assessmentId: UNKNOWN_ID })}*`, (route) =>
    route.fulfill({ json: olderReport }),
  );
}

const openDashboard = ({ page }: ScreenFixture): Promise<void> => visitPage(page, pages.dashboard, /Welcome back, /);

/** Screens of receipts and of two reports side by side. */
export const recordScreens: readonly Screen[] = [
  {
    name: 'dashboard-receipts',
    as: 'buyer',
    open: async (fixture) => {
      const { page } = fixture;
      await alterReply(page, endpoints.payments, ([receipt]): Receipt[] =>
        receipt
          ? [
              receipt,
              { ...receipt, number: 'R-000900', refundedAt: receipt.paidAt, refundedAmount: 999 },
              { ...receipt, number: 'R-000800', refundedAmount: 500 },
              { ...receipt, number: 'R-000700', dispute: 'open', cardLast4: null },
            ]
          : [],
      );
      await openDashboard(fixture);
      await waitForText(page, 'R-000700');
      await waitForText(page, 'Open your plan');
    },
    further: [
      createScreen('dashboard-zip-failed', async ({ page }) => {
        await refuseCall(page, endpoints.downloadAll, 500);
        await page.getByRole('link', { name: 'Download All Reports' }).click();
        await page.getByRole('alert').waitFor();
      }),
    ],
  },
  createScreen('receipt', { as: 'buyer' }, async (fixture) => {
    const { page } = fixture;
    await openDashboard(fixture);
    await page
      .getByRole('link', { name: /career report$/i })
      .first()
      .click();
    await waitForText(page, 'Total paid');
  }),
  createScreen('receipt-missing', { as: 'buyer' }, ({ page }) =>
    visitPage(page, pageTo.receipt(UNKNOWN_ID), 'Receipt Not Found'),
  ),
  createScreen('receipt-failed', { as: 'buyer', refused: endpoints.payments }, async ({ page }) => {
    await page.goto(pageTo.receipt(UNKNOWN_ID));
    await waitForText(page, 'Your receipt could not be loaded.');
  }),
  createScreen('compare-reports', { as: 'buyer' }, async ({ page, people }) => {
    await alterReply(page, endpoints.reports, ([report]) =>
      report ? [report, { ...report, id: UNKNOWN_ID, assessmentId: UNKNOWN_ID }] : [],
    );
    await mockEarlierReport({ page, people });
    await visitPage(page, pages.compareReports, 'Your two newest reports');
  }),
  createScreen('compare-reports-loading', { as: 'buyer', pending: endpoints.reports }, async ({ page }) => {
    await page.goto(pages.compareReports);
    await page.getByText('Loading your report').first().waitFor({ state: 'attached' });
  }),
  createScreen('compare-reports-failed', { as: 'buyer', refused: endpoints.reports }, async ({ page }) => {
    await page.goto(pages.compareReports);
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
];
