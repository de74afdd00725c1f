import { endpoints, type ReportDetail } from '@bearings/contracts';
import { answer, renderPage, screen, signIn, within } from '@bearings/web/testing';
import { routes } from '../routes';
import { assessmentOf, reportItemOf, reportOf } from '../test/records.factory';

const compared = routes.filter(({ path }) => path === '/compare-reports');
const OLD = 'f6f6f6f6-0000-4000-8000-000000000006';
const items = [
  reportItemOf(),
  reportItemOf({ id: OLD, assessmentId: OLD, generatedAt: '2026-01-05T10:00:00Z' }),
];
const { document } = reportOf();

const older = (score: number): ReportDetail =>
  reportOf({
    assessmentId: OLD,
    generatedAt: '2026-01-05T10:00:00Z',
    document: { ...document, categories: document.categories.map((each) => ({ ...each, score })) },
  });

function open(score: number, reports = items) {
  signIn();
  return renderPage([...compared, { path: '/dashboard', element: <p>Dashboard</p> }], {
    path: '/compare-reports',
    handlers: [
      answer(endpoints.assessments, [assessmentOf()]),
      answer(endpoints.reports, reports),
      answer(endpoints.report, ({ params }) =>
        params['assessmentId'] === OLD ? older(score) : reportOf(),
      ),
    ],
  });
}

describe('two reports side by side', () => {
  it('marks a score that moved further than chance explains', async () => {
    open(40);
    expect(await screen.findByText(/^1 difference is larger/)).toBeVisible();
    const row = screen.getByRole('row', { name: /Planning/ });
    expect(within(row).getByText('+43 points')).toBeVisible();
    expect(screen.getAllByText('5 January 2026').length).toBeGreaterThan(0);
  });

  it('calls the others no more than chance explains', async () => {
    open(75);
    expect(await screen.findByText(/your two reports agree/)).toBeVisible();
    const row = screen.getByRole('row', { name: /Planning/ });
    expect(within(row).getByText('No more than chance explains')).toBeVisible();
  });

  it('needs two reports', async () => {
    open(40, items.slice(0, 1));
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });
});
