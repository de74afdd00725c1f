import { type AdminPerson, endpoints } from '@bearings/contracts';
import { mockReply, fireEvent, mockRefusal, screen, server, within } from '@bearings/web/testing';
import {
  SAMPLE_TIME,
  createAdminAssessment,
  createAuditEntry,
  openAdmin,
  createListPage,
  createPayment,
  createStatistics,
} from '../../test/admin.factory';

/** Replaces the browser's functions that save a file, which the test environment lacks. */
function mockSavedFiles(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
}
afterEach(() => jest.restoreAllMocks());

const PERSON_NAME = { firstName: '<b>Grace</b>', lastName: 'Hopper' };
const payment = createPayment(PERSON_NAME);
const person: AdminPerson = {
  email: 'grace@example.com',
  ...PERSON_NAME,
  user: null,
  assessments: [createAdminAssessment({ email: 'grace@example.com', ...PERSON_NAME, userId: null })],
  payments: [payment],
  reports: [],
  mails: [
    { kind: 'report-ready', sentAt: null },
    { kind: 'receipt', sentAt: SAMPLE_TIME },
  ],
  audit: [createAuditEntry()],
};

/** Returns statistics of the requested days, with one payment of £9.99 on each day. */
function createStatisticsBetween(from: string, to: string) {
  const first = Date.parse(from);
  const count = (Date.parse(to) - first) / 86_400_000 + 1;
  return createStatistics({
    from,
    to,
    days: Array.from({ length: count }, (_, day) => ({
      date: new Date(first + day * 86_400_000).toISOString().slice(0, 10),
      started: 10,
      completed: 5,
      paid: 1,
      ready: 1,
      revenue: 999,
    })),
    sales: { payments: count, refunded: 2, disputed: 1 },
    leaving: Array.from({ length: 37 }, (_, answered) => ({
      answered,
      people: answered === 7 ? 12 : 1,
    })),
  });
}

function openPage(path: string) {
  const requests: string[] = [];
  const openedPage = openAdmin(path);
  server.use(
    mockReply(endpoints.adminStatistics, ({ search }) => {
      const [from, to] = ['from', 'to'].map((name) => search.get(name) ?? '');
      requests.push(`${from} ${to}`);
      return createStatisticsBetween(from ?? '', to ?? '');
    }),
    mockReply(endpoints.adminPayments, createListPage([payment])),
    mockReply(endpoints.adminPerson, person),
  );
  return { ...openedPage, requests };
}

describe('the administration’s figures of a date range', () => {
  it('cover the dates in the URL, and state after which statement most people stop', async () => {
    const { requests } = openPage('/admin?from=2026-06-01&to=2026-06-20');
    const figures = await screen.findByRole('region', { name: 'Figures by day' });
    expect(await within(figures).findByText('£199.80')).toBeVisible();
    for (const text of ['10.0%', '2 of 20 payments', '5.0%', '1 of 20 payments'])
      expect(within(figures).getByText(text)).toBeVisible();
    expect(within(figures).getByText('Most stop after 7 statements (12).')).toBeVisible();
    expect(requests).toEqual(['2026-06-01 2026-06-20']);
  });

  it('are loaded again when a date or a preset range is chosen', async () => {
    const { user, router, requests } = openPage('/admin?from=2026-06-01&to=2026-06-20');
    await screen.findByText('£199.80');
    const to = screen.getByLabelText('To');
    // While a year is typed, the browser reports a change for each digit, so the first date here is unfinished.
    for (const value of ['0202-06-10', '2026-06-10']) fireEvent.change(to, { target: { value } });
    expect(await screen.findByText('£99.90')).toBeVisible();
    expect(router.state.location.search).toBe('?from=2026-06-01&to=2026-06-10');
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(await screen.findByText('£69.93')).toBeVisible();
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    expect(requests).toHaveLength(3);
  });

  it('cover the default range if the range in the URL is invalid', async () => {
    openPage('/admin?from=2026-06-20&to=2026-06-01');
    expect(await screen.findByText('£299.70')).toBeVisible();
    expect(screen.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are summed by week for a long range, also in the tables', async () => {
    const { user } = openPage('/admin?from=2026-01-01&to=2026-06-30');
    await user.click(await screen.findByRole('button', { name: /^Show as a table.*Revenue by week/ }));
    const table = screen.getByRole('table', { name: 'Revenue by week' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(27);
    expect(rows[1]).toHaveTextContent('1 Jan 20267£69.93');
    expect(rows.at(-1)).toHaveTextContent('25 Jun 20266£59.94');
  });

  it('offer a retry when they fail to load', async () => {
    const { user } = openPage('/admin');
    server.use(mockRefusal(endpoints.adminStatistics, 500));
    await screen.findByText('The figures of these days could not be loaded.');
    server.use(mockReply(endpoints.adminStatistics, createStatisticsBetween('2026-06-01', '2026-06-30')));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('£299.70')).toBeVisible();
  });
});

describe("the page of a customer's record", () => {
  it('opens from a list, and its Back link returns to the same search and filter', async () => {
    const { user, router } = openPage('/admin?list=payments&search=gra&filter=refunded');
    await user.click(await screen.findByRole('link', { name: '<b>Grace</b> Hopper' }));
    const heading = await screen.findByRole('heading', { level: 2, name: '<b>Grace</b> Hopper' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('Opening this record is listed under Audit.')).toBeVisible();
    const part = (name: string) => screen.getByRole('region', { name });
    const regions = (name: string) => within(screen.getAllByRole('region', { name })[0] ?? part(name));
    expect(regions('Account').getByText(/No account/)).toBeVisible();
    expect(regions('Assessments').getByText('Ready')).toBeVisible();
    expect(regions('Payments').getByText('£9.99')).toBeVisible();
    expect(regions('Payments').getByRole('button', { name: 'Refund' })).toBeVisible();
    expect(regions('Reports').getByText('None.')).toBeVisible();
    expect(regions('Emails').getByText('Waiting to be sent')).toBeVisible();
    expect(regions('Emails').getByText('Receipt')).toBeVisible();
    expect(regions('Audit').getByText('Record opened')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText('1 entry')).toBeVisible();
    expect(router.state.location.search).toBe('?list=payments&search=gra&filter=refunded');
  });

  it('shows an error and offers a retry when it fails to load', async () => {
    const { user } = openPage('/admin?list=payments&person=a1');
    server.use(mockRefusal(endpoints.adminPerson, 404));
    expect(await screen.findByText(/could not be loaded. It may have been deleted/)).toBeVisible();
    server.use(mockReply(endpoints.adminPerson, person));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  });
});

describe('an administration list', () => {
  it('can be downloaded completely, with its current search, filter and dates, after the password', async () => {
    mockSavedFiles();
    const queries: string[] = [];
    const { user } = openPage('/admin?list=payments&search=gra&filter=refunded&from=2026-06-01&page=2');
    server.use(
      mockRefusal(endpoints.adminExport, 403, { code: 'proof_needed', message: '' }),
      mockReply(endpoints.factorState, { state: 'off', required: false, recoveryCodes: 0 }),
      mockReply(endpoints.prove, () => {
        server.use(
          mockReply(endpoints.adminExport, ({ search }) => {
            queries.push(String(search));
            return '"id"';
          }),
        );
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Download as CSV \(at most 10,000 rows/ }));
    await user.type(await screen.findByLabelText(/^Your password/, { selector: 'input' }), 'mine');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The file has been saved')).toBeVisible();
    expect(queries).toEqual(['list=payments&search=gra&filter=refunded&sort=-paidAt&from=2026-06-01']);
  });

  it('shows why its download failed', async () => {
    const { user } = openPage('/admin');
    server.use(mockRefusal(endpoints.exportNewsletter, 500));
    await user.click(await screen.findByRole('button', { name: 'Export newsletter addresses (CSV)' }));
    expect(await screen.findByText('The file could not be downloaded')).toBeVisible();
  });

  it('puts a chosen start date into the URL', async () => {
    const { user, router } = openPage('/admin?list=payments');
    await user.type(await screen.findByLabelText('From'), '2026-06-01');
    expect(router.state.location.search).toBe('?list=payments&sort=-paidAt&from=2026-06-01');
  });
});
