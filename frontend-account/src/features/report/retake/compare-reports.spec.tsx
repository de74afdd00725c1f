import { endpoints, type ReportDetail } from '@bearings/contracts';
import { mockReply, renderPage, screen, createSignedInUser, within } from '@bearings/web/testing';
import { routes } from '../../../routes';
import { createAssessment, createReportItem, createReport } from '../../../test/records.factory';

const comparisonRoutes = routes.filter(({ path }) => path === '/compare-reports');
const OLD_REPORT_ID = 'f6f6f6f6-0000-4000-8000-000000000006';
const reportItems = [
  createReportItem(),
  createReportItem({
    id: OLD_REPORT_ID,
    assessmentId: OLD_REPORT_ID,
    generatedAt: '2026-01-05T10:00:00Z',
  }),
];
const { document } = createReport();
const REPORT_BASIS = { answers: 'a', interests: 'i', circumstances: 'c' };

const createOlderReport = (score: number): ReportDetail =>
  createReport({
    assessmentId: OLD_REPORT_ID,
    basis: { ...REPORT_BASIS, answers: 'others' },
    generatedAt: '2026-01-05T10:00:00Z',
    document: { ...document, categories: document.categories.map((each) => ({ ...each, score })) },
  });

function openComparison(score: number, reports = reportItems) {
  createSignedInUser();
  return renderPage([...comparisonRoutes, { path: '/dashboard', element: <p>Dashboard</p> }], {
    path: '/compare-reports',
    handlers: [
      mockReply(endpoints.assessments, [createAssessment()]),
      mockReply(endpoints.reports, reports),
      mockReply(endpoints.report, ({ params }) =>
        params['assessmentId'] === OLD_REPORT_ID ? createOlderReport(score) : createReport({ basis: REPORT_BASIS }),
      ),
    ],
  });
}

describe('the comparison of two reports', () => {
  it.each([
    [40, 'Moved further than chance explains: Planning.', '+43 points'],
    [75, /your two reports agree/, 'No more than chance explains'],
  ])('shows whether a change from the score %i is too large to be chance', async (score, summary, difference) => {
    openComparison(score);
    expect(await screen.findByText(summary)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Planning/ })).getByText(difference)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^5.Jan.2026, \d\d:\d\d$/ })).toBeVisible();
    expect(screen.getByText(/^What moved the list: your answers to the statements\.$/)).toBeVisible();
  });

  it('shows for two versions of one report which inputs changed, and how the ranks of careers changed', async () => {
    const [one, two] = document.careers;
    if (!one || !two) throw new Error('The report has too few careers.');
    const version = (number: number) => ({
      number,
      methodVersion: 2,
      generatedAt: `2026-06-1${number}T10:00:00Z`,
      reason: '',
      change: '',
    });
    const revisions = [version(1), version(2), version(3)];
    const matching = { ...document.matching, ranked: true };
    createSignedInUser();
    const { user } = renderPage(comparisonRoutes, {
      path: `/compare-reports?report=${OLD_REPORT_ID}`,
      handlers: [
        mockReply(endpoints.report, ({ search }) => {
          const number = Number(search.get('revision') ?? 3);
          const careers = number === 3 ? [two, one] : number === 2 ? [one, two] : [one];
          const basis = {
            ...REPORT_BASIS,
            interests: String(number),
            answers: String(Math.max(2, number)),
          };
          const newReport = { ...document, careers, matching };
          return createReport({
            assessmentId: OLD_REPORT_ID,
            revision: number,
            revisions,
            basis,
            document: newReport,
          });
        }),
      ],
    });
    expect(
      await screen.findByText('What moved the list: your answers to the statements and what you enjoy.'),
    ).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Version 2, 12.Jun.2026/ })).toBeVisible();
    expect(screen.getByText('All 1 are the same')).toBeVisible();
    const readCells = (title: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${title}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(readCells(two.title).slice(0, 2)).toEqual(['Number 2', 'Number 1']);
    await user.click(screen.getByRole('combobox', { name: 'Compare the newest version with' }));
    await user.click(await screen.findByRole('option', { name: /^Version 1/ }));
    await screen.findAllByRole('columnheader', { name: /^Version 1/ });
    expect(readCells(two.title).slice(0, 2)).toEqual(['Not in the list', 'Number 1']);
  });

  it('redirects to the dashboard if the reader has only one report', async () => {
    openComparison(40, reportItems.slice(0, 1));
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });
});
