import { endpoints, type AdminOverview, type AdminStatistics } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, signIn, within } from '@bearings/web/testing';
import { routes } from '../routes';

const figures: AdminOverview = {
  started: 40,
  completed: 20,
  paid: 5,
  ready: 4,
  revenue: 4995,
  stuckReports: 0,
  failingReports: 0,
  queue: { kind: 'in-process', waiting: 0, oldestSeconds: null },
  waitingMails: 0,
  lastWebhookAt: null,
  unconfirmedLinks: ['https://example.org/search/'],
  openPayRows: 491,
  days: [],
};

const statistics: AdminStatistics = {
  from: '2026-06-01',
  to: '2026-06-30',
  days: [],
  sales: { payments: 0, refunded: 0, disputed: 0 },
  leaving: [],
};

function openPage() {
  return renderPage(
    routes.filter(({ path }) => path === '/admin'),
    {
      path: '/admin',
      handlers: [
        answer(endpoints.adminOverview, figures),
        answer(endpoints.adminStatistics, statistics),
      ],
    },
  );
}

describe('the administration', () => {
  it('shows the figures to an administrator', async () => {
    signIn({ role: 'admin' });
    const { user } = openPage();
    expect(await screen.findByRole('heading', { name: 'Administration' })).toBeVisible();
    const overview = await screen.findByRole('region', { name: 'Overview' });
    const shares = [
      '50% of assessments started',
      '25% of assessments completed',
      '80% of reports paid for',
    ];
    for (const text of ['40', '20', '5', '4', '£49.95', ...shares]) {
      expect(within(overview).getByText(text)).toBeVisible();
    }
    expect(screen.getByText('https://example.org/search/')).toBeVisible();
    server.use(answer(endpoints.adminOverview, { ...figures, started: 41 }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('41')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Export newsletter addresses (CSV)' })).toHaveAttribute(
      'href',
      '/api/admin/newsletter.csv',
    );
  });

  it('offers a retry when its figures fail to load', async () => {
    signIn({ role: 'admin' });
    const { user } = openPage();
    server.use(refuse(endpoints.adminOverview, 500, { code: 'internal', message: 'no' }));
    await screen.findByText('The figures could not be loaded');
    server.use(answer(endpoints.adminOverview, figures));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('£49.95')).toBeVisible();
  });

  it.each([
    ['a visitor', () => {}],
    ['a user', () => signIn()],
  ])('is a 404 for %s', async (_, prepare) => {
    prepare();
    openPage();
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.queryByText('Administration')).not.toBeInTheDocument();
  });
});
