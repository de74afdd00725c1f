import { endpoints, pageTo, type ReportDetail } from '@bearings/contracts';
import { alterReply } from './mock-replies';
import { pressButton, visitPage, waitForText, type Screen, createScreen } from './screen';

const REPORT_VERSIONS = [
  { number: 1, methodVersion: 2, generatedAt: '2026-06-12T10:06:00Z', reason: '', change: '' },
  {
    number: 2,
    methodVersion: 2,
    generatedAt: '2026-06-14T10:06:00Z',
    reason: 'You said what you enjoy and where you stand.',
    change: 'Geologist left, Museum curator came in.',
  },
];

/** Selects the notices above a report and its list of versions. Everything else is checked by the screen `report`. */
const VERSIONS_PART = '.ui-alert, ul:has(> li > [aria-current])';

/** Creates a screen of the buyer's report, whose reply is changed to contain `versions`. */
const createReportScreen = (name: string, versions: Partial<ReportDetail>, text: string): Screen =>
  createScreen(name, { as: 'buyer', part: VERSIONS_PART }, async ({ page, people }) => {
    await alterReply(page, endpoints.report, (kept) => ({ ...kept, ...versions }));
    await visitPage(page, pageTo.report(people.paid.id), /career report/i, text);
  });

export const revisionScreens: readonly Screen[] = [
  createReportScreen(
    'report-earlier-version',
    { revision: 1, revisions: REPORT_VERSIONS },
    'This is an earlier version of your report',
  ),
  createReportScreen(
    'report-revision-making',
    { revisionStatus: 'generating' },
    'Your careers are being worked out again',
  ),
  createReportScreen('report-revision-failed', { revisionStatus: 'error' }, 'The new version could not be made'),
  createScreen('report-what-if', { as: 'buyer', part: '#careers' }, async ({ page, people }) => {
    await visitPage(page, pageTo.report(people.paid.id), /career report/i);
    await pressButton(page, 'What if …?');
    await page.getByRole('switch', { name: 'No nights and shifts' }).click();
    await page.getByRole('button', { name: 'Keep this list' }).waitFor();
    await page.locator('#careers output:not(:empty, :has(.ui-spinner))').first().waitFor();
  }),
  createScreen('long-list', { as: 'buyer' }, async ({ page, people }) => {
    await visitPage(page, pageTo.longList(people.paid.id), 'Sort your 25 in a minute');
    for (const [place, name] of ['Rather', 'Not me', 'Later'].entries())
      await page.getByRole('radiogroup').nth(place).getByRole('radio', { name }).click();
    await waitForText(page, '3 of 25 sorted');
  }),
  createScreen('long-list-refused', { as: 'buyer', refused: endpoints.sortLongList }, async ({ page, people }) => {
    await visitPage(page, pageTo.longList(people.paid.id), 'Sort your 25 in a minute');
    await pressButton(page, 'Work out my ten again');
    await waitForText(page, 'Your answers are not saved yet');
  }),
  createScreen('report-parents', { as: 'buyer' }, ({ page, people }) =>
    visitPage(page, pageTo.parents(people.paid.id), 'For my parents'),
  ),
  createScreen('report-circumstances', { as: 'buyer' }, ({ page, people }) =>
    visitPage(page, pageTo.reportCircumstances(people.paid.id), 'Would you like to spend a working day on this?'),
  ),
  createScreen(
    'report-circumstances-refused',
    { as: 'buyer', refused: endpoints.reviseReport },
    async ({ page, people }) => {
      const path = pageTo.reportCircumstances(people.paid.id);
      await visitPage(page, path, 'Would you like to spend a working day on this?');
      for (let at = 0; at < 5; at += 1) await pressButton(page, 'Next');
      await pressButton(page, 'Update my report');
      await waitForText(page, 'Your answers are not saved yet');
    },
  ),
];
