import { endpoints, ERROR_MESSAGES, pageTo, type Assessment, type ReportStatus } from '@bearings/contracts';
import { alterReply, replyWith, refuseCall } from './mock-replies';
import {
  pressButton,
  waitForText,
  visitPage,
  visitWithPausedTimers,
  type Screen,
  type ScreenFixture,
  createScreen,
} from './screen';

const PAGE_TITLE = /career report/i;

async function openReport({ page, people }: ScreenFixture, hash = ''): Promise<void> {
  await visitPage(page, pageTo.report(people.paid.id) + hash, PAGE_TITLE);
  await page.getByRole('heading', { name: 'Next steps', exact: true }).waitFor();
}

async function openMenu({ page }: ScreenFixture): Promise<void> {
  const menu = page.getByRole('button', { name: 'Save', exact: true, expanded: false });
  if (await menu.isVisible()) await menu.click();
}

/** Creates a screen of a report that cannot be shown because of its assessment's status. */
const createUnavailableReportScreen = (
  name: string,
  status: Assessment['status'],
  heading: string,
  answered?: ReportStatus,
): Screen =>
  createScreen(name, { as: 'buyer' }, async ({ page, people }) => {
    await refuseCall(page, endpoints.report, 404);
    await alterReply(page, endpoints.assessment, (kept) => ({ ...kept, status }));
    if (answered) await replyWith(page, endpoints.reportStatus, answered);
    await visitPage(page, pageTo.report(people.paid.id), heading);
  });

/** Screens of /report/{id}. */
export const reportScreens: readonly Screen[] = [
  {
    name: 'report',
    as: 'buyer',
    open: openReport,
    further: [
      createScreen('report-chart-as-table', { part: 'header' }, async ({ page }) => {
        await page.getByText('Read it as a table').first().click();
        await page.getByRole('table').first().waitFor();
      }),
      createScreen('report-careers-open', { part: '#careers' }, async ({ page }) => {
        // Wide screens lack this button, because they show only one career at a time. At first they show the first
        // career.
        const all = page.getByRole('button', { name: 'Open every career' });
        if (await all.isVisible()) await all.click();
        await waitForText(page, 'Why it may suit you');
      }),
      createScreen('report-files-failed', { part: '#report-actions' }, async (fixture) => {
        const { page } = fixture;
        for (const call of [endpoints.downloadPdf, endpoints.emailReport]) {
          await refuseCall(page, call, 503, { code: 'pdf_failed', message: ERROR_MESSAGES.pdf_failed });
        }
        await openMenu(fixture);
        await page.getByRole('link', { name: 'Download PDF' }).click();
        await page.getByRole('alert').waitFor();
        await pressButton(page, 'Email Report');
        await page.getByRole('alert').nth(1).waitFor();
      }),
      createScreen('report-emailed', { part: '#report-actions' }, async (fixture) => {
        const { page } = fixture;
        const nextAt = new Date(Date.now() + 10 * 60_000).toISOString();
        await replyWith(page, endpoints.emailReport, { email: 'reader@example.org', nextAt });
        await openMenu(fixture);
        await pressButton(page, 'Email Report');
        await page.getByText('You can send it again').waitFor();
      }),
    ],
  },
  createScreen('report-pdf-not-ready', { as: 'buyer', part: '#report-actions' }, async (fixture) => {
    const { page } = fixture;
    const error = { code: 'file_not_ready' as const, message: ERROR_MESSAGES.file_not_ready };
    await refuseCall(page, endpoints.downloadPdf, 503, error);
    await openReport(fixture);
    await openMenu(fixture);
    await page.getByRole('link', { name: 'Download PDF' }).click();
    await waitForText(page, 'Your file is still being made');
  }),
  createScreen('report-offline', { as: 'buyer', part: '.ui-alert, #careers, #plan' }, async (fixture) => {
    const { page } = fixture;
    await openReport(fixture);
    await page.context().setOffline(true);
    const row = page.locator('#careers h3 button[aria-expanded="false"]').first();
    await row.click();
    await pressButton(page, /^Save \w/);
    await page.locator('#plan').getByRole('checkbox').first().click();
    // Wait for both notices of unsent changes: one above the plan and one at the bottom of the window.
    await page.getByText('We can’t reach the site.').nth(1).waitFor();
  }),
  createScreen('report-email-limited', { as: 'buyer', part: '#report-actions' }, async (fixture) => {
    const { page } = fixture;
    await page.route('**/api/reports/*/email', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '480' },
        json: {
          statusCode: 429,
          code: 'too_many_requests',
          message: ERROR_MESSAGES.too_many_requests,
        },
      }),
    );
    await openReport(fixture);
    await openMenu(fixture);
    await pressButton(page, 'Email Report');
    await waitForText(page, 'You can send it again in 8 minutes');
  }),
  createScreen('report-loading', { as: 'buyer', pending: endpoints.report }, async ({ page, people }) => {
    await page.goto(pageTo.report(people.paid.id));
    await page.getByText('Loading your report').first().waitFor({ state: 'attached' });
  }),
  createScreen('report-signed-out', ({ page, people }) =>
    visitWithPausedTimers(page, pageTo.report(people.paid.id), 'Unauthorised'),
  ),
  createScreen('report-not-found', { as: 'newcomer' }, ({ page, people }) =>
    visitPage(page, pageTo.report(people.paid.id), 'Report Not Found'),
  ),
  createUnavailableReportScreen('report-unpaid', 'payment_required', 'Report Not Available'),
  createUnavailableReportScreen('report-unfinished', 'in_progress', 'Report Not Available'),
  createUnavailableReportScreen('report-generating', 'generating', 'Report Being Generated', {
    status: 'generating',
    error: null,
    progress: { percent: 38, section: 'careers' },
  }),
  createUnavailableReportScreen('report-generation-failed', 'error', 'Report Being Generated', {
    status: 'error',
    error: 'The writer did not answer in time.',
    progress: { percent: 38, section: null },
  }),
  createScreen('report-failed', { as: 'buyer', refused: endpoints.report }, async ({ page, people }) => {
    await refuseCall(page, endpoints.assessment, 500);
    await visitPage(page, pageTo.report(people.paid.id), 'We could not load your report');
  }),
];
