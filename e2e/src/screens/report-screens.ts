import { endpoints, pageTo, type Assessment, type ReportStatus } from '@bearings/contracts';
import { alter, answer, leaveOpen, refuse } from './replies';
import { press, see, visit, visitAndHold, type Screen, type Stage } from './screen';

const TITLE = /career report/i;

async function report({ page, cast }: Stage, hash = ''): Promise<void> {
  await visit(page, pageTo.report(cast.paid.id) + hash, TITLE);
  await page.getByRole('heading', { name: 'Next steps', exact: true }).waitFor();
}

/** There is no report to read, and the assessment says why. */
const without = (
  name: string,
  status: Assessment['status'],
  heading: string,
  answered?: ReportStatus,
): Screen => ({
  name,
  as: 'buyer',
  open: async ({ page, cast }) => {
    await refuse(page, endpoints.report, 404);
    await alter(page, endpoints.assessment, (kept) => ({ ...kept, status }));
    if (answered) await answer(page, endpoints.reportStatus, answered);
    await visit(page, pageTo.report(cast.paid.id), heading);
  },
});

/** /report/{id} in all its states. */
export const reportScreens: readonly Screen[] = [
  { name: 'report', as: 'buyer', open: report },
  {
    name: 'report-careers-open',
    as: 'buyer',
    open: async (stage) => {
      await report(stage);
      await press(stage.page, 'Open all');
      await see(stage.page, 'Why it may suit you');
    },
  },
  {
    name: 'report-chart-as-table',
    as: 'buyer',
    open: async (stage) => {
      await report(stage);
      await press(stage.page, /table/i);
      await stage.page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'report-reason',
    as: 'buyer',
    open: async (stage) => {
      await report(stage);
      await stage.page.getByRole('button', { name: 'Download PDF' }).focus();
      await stage.page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'report-text-only',
    as: 'buyer',
    open: async (stage) => {
      await stage.page.route('**/api/reports/assessment/*', async (route) => {
        const response = await route.fetch();
        const { document: _document, ...rest }: Record<string, unknown> = await response.json();
        await route.fulfill({ json: rest });
      });
      await report(stage);
    },
  },
  {
    name: 'report-loading',
    as: 'buyer',
    open: async ({ page, cast }) => {
      await leaveOpen(page, endpoints.report);
      await page.goto(pageTo.report(cast.paid.id));
      await page.getByText('Loading your report').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'report-signed-out',
    open: async ({ page, cast }) => {
      await visitAndHold(page, pageTo.report(cast.paid.id), 'Unauthorised');
    },
  },
  {
    name: 'report-not-found',
    as: 'newcomer',
    open: ({ page, cast }) => visit(page, pageTo.report(cast.paid.id), 'Report Not Found'),
  },
  without('report-unpaid', 'payment_required', 'Report Not Available'),
  without('report-unfinished', 'in_progress', 'Report Not Available'),
  without('report-generating', 'generating', 'Report Being Generated', {
    status: 'generating',
    error: null,
    progress: { percent: 38, section: 'Ten careers that fit' },
  }),
  without('report-generation-failed', 'error', 'Report Being Generated', {
    status: 'error',
    error: 'The writer did not answer in time.',
    progress: { percent: 38, section: null },
  }),
  {
    name: 'report-failed',
    as: 'buyer',
    open: async ({ page, cast }) => {
      await refuse(page, endpoints.report, 500);
      await refuse(page, endpoints.assessment, 500);
      await visit(page, pageTo.report(cast.paid.id), 'We could not load your report');
    },
  },
];
