import {
  type AdminAssessment,
  type AdminPayment,
  type AdminReport,
  type AdminUser,
  type ConfiguredModel,
  endpoints,
} from '@bearings/contracts';
import { mockReply, mockRefusal, screen, server, within, mockHeldReply } from '@bearings/web/testing';
import {
  SAMPLE_TIME,
  createAdminAssessment,
  createAuditEntry,
  openAdmin,
  createOverview,
  createListPage,
  createPayment,
  createStatistics,
} from '../../test/admin.factory';

const user: AdminUser = {
  id: 'u1',
  email: 'grace@example.com',
  firstName: '<b>Grace</b>',
  lastName: 'Hopper',
  country: 'France',
  role: 'user',
  hasPassword: false,
  emailVerified: true,
  createdAt: SAMPLE_TIME,
  assessments: 2,
};
const payment = createPayment();
const report: AdminReport = {
  id: 'r1',
  firstName: '',
  lastName: '',
  assessmentId: 'a1',
  email: 'grace@example.com',
  state: 'error',
  attempts: 5,
  progress: 0,
  error: 'We could not write it.',
  requestedAt: SAMPLE_TIME,
  generatedAt: null,
};
const days = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-06-${String(index + 1).padStart(2, '0')}`,
  started: 100 + index,
  completed: 0,
  paid: 0,
  ready: 0,
  revenue: 0,
}));
const overview = createOverview({
  stuckReports: 3,
  failingReports: 2,
  queue: { kind: 'bull', waiting: null },
  work: [
    { kind: 'email', waiting: 0, running: 0, retrying: 0, failed: 0, oldestSeconds: 0 },
    { kind: 'report', waiting: 2, running: 1, retrying: 1, failed: 3, oldestSeconds: 600 },
  ],
});
const statistics = createStatistics({ days });
const openPage = (path: string) => openAdmin(path, { overview, statistics });

/** Returns a list to which the query strings of all calls of the admin API are added. */
function recordQueries(): string[] {
  const queries: string[] = [];
  const originalFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(String(input));
    if (pathname.startsWith('/api/admin/')) queries.push(search);
    return originalFetch(input, init);
  });
  return queries;
}
afterEach(() => jest.restoreAllMocks());

describe('the administration’s overview', () => {
  it('shows the system status, and for each day how many people reached each step to a report', async () => {
    const { user: person } = openPage('/admin');
    const watch = await screen.findByRole('region', { name: 'System status' });
    const reports = '2 failed when tried, 1 late, waiting';
    const work = '2 waiting, 1 being done, 1 being tried again; longest wait 10 minutes';
    for (const text of [
      'v1.0.0 (answered by api-1)',
      reports,
      work,
      '3 failed several times',
      'None',
      'Not responding; work starts a little later',
      'None yet',
    ]) {
      expect(within(watch).getByText(text)).toBeVisible();
    }
    expect(await screen.findByText('3,435 in total')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Show as a table.*Steps/ }));
    const table = screen.getByRole('table', { name: 'Steps to a report' });
    const row = within(table).getByRole('row', { name: /^30 Jun 2026/ });
    const shownCells = within(row).getAllByRole('cell');
    expect(shownCells.map((cell) => cell.textContent)).toEqual(['129', '0', '0', '0']);
  });

  it.each<[ConfiguredModel['state'], RegExp]>([
    ['edits', /Edits reports gpt-a at api.example.org\/v1, judged by gpt-b\. On 12 Jun 2026/],
    [
      'too_low',
      /Edits no reports gpt-a .*refused 216 of 240 false sentences \(85% to 93%\).*must begin at 90% and 85%/,
    ],
    ['not_evaluated', /Edits no reports yet gpt-a .*npm run eval:model/],
    ['unevaluated', /Edits reports unevaluated gpt-a .*OPENAI_UNEVALUATED/],
  ])('shows whether the language model edits reports, and why not: %s', async (state, text) => {
    const rate = { right: 216, of: 240, low: 0.8556, high: 0.932 };
    const made = { madeAt: SAMPLE_TIME, refused: { ...rate, needed: 0.9 }, kept: { ...rate, needed: 0.85 } };
    const evaluation = state === 'edits' || state === 'too_low' ? made : null;
    const model = { server: 'api.example.org/v1', writer: 'gpt-a', judge: 'gpt-b', state, evaluation };
    openAdmin('/admin', { overview: createOverview({ model }) });
    expect(await screen.findByRole('region', { name: 'System status' })).toHaveTextContent(text);
  });

  it('shows a message when the statistics have no days', async () => {
    openPage('/admin');
    server.use(mockReply(endpoints.adminStatistics, { ...statistics, days: [] }));
    expect(await screen.findByText(/No activity/)).toBeVisible();
  });

  it('shows no percentage of a count of zero, and no percentage above 100 %', async () => {
    openAdmin('/admin', { overview: createOverview({ started: 0, paid: 21 }) });
    const figures = await screen.findByRole('region', { name: 'Overview' });
    expect(within(figures).getByText('21')).toBeVisible();
    expect(within(figures).getAllByText(/^\d+% of/)).toHaveLength(1);
    expect(within(figures).getByText('19% of reports paid for')).toBeVisible();
  });
});

describe('an administration list', () => {
  const cells = (name: string | RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  const openRows = async (list: string, rows: ReturnType<typeof mockReply>, count = '1 entry') => {
    server.use(rows);
    openPage(`/admin?list=${list}`);
    await screen.findByText(count);
  };

  it('shows that it is loading', async () => {
    const pending = mockHeldReply(endpoints.adminUsers, createListPage([user]));
    openPage('/admin?list=users');
    expect(await screen.findByText('Loading the list')).toBeInTheDocument();
    pending.release();
    expect(await screen.findByText('1 entry')).toBeVisible();
  });

  it('of users shows every column, and for a user without a name only the email', async () => {
    const namedUser = {
      ...user,
      email: 'a@example.com',
      firstName: 'Ada',
      lastName: '',
      country: 'Chile',
    };
    const otherUser = { ...user, id: 'u2', email: 'b@example.com', firstName: '', lastName: '' };
    const admin = { ...otherUser, role: 'admin' as const, hasPassword: true, emailVerified: false };
    await openRows('users', mockReply(endpoints.adminUsers, createListPage([namedUser, admin])), '2 entries');
    const since = '12 Jun 2026, 09:05';
    expect(cells(/^Ada a@/)).toEqual(['User', 'Chile', 'Yes', 'No', since, '2', 'Sign outDelete']);
    expect(cells(/^b@/)).toEqual(['Administrator', 'France', 'No', 'Yes', since, '2', 'Sign out']);
  });

  it.each([
    [{ status: 'in_progress', completedAt: null, userId: null }, 'In progress', 'Visitor', '–'],
    [{ status: 'ready' }, 'Ready', 'Account', '12 Jun 2026, 09:05'],
    [{ superseded: true }, 'Replaced', 'Account', '12 Jun 2026, 09:05'],
  ] as const)('of assessments shows the status of an assessment with %o', async (changes, status, owner, completed) => {
    await openRows(
      'assessments',
      mockReply(endpoints.adminAssessments, createListPage([createAdminAssessment(changes)])),
    );
    expect(cells(/^Ada Lovelace ada@/)).toEqual([status, owner, '12 Jun 2026, 09:05', completed]);
  });

  it.each([
    [{}, 'Paid', true],
    [{ refundedAt: SAMPLE_TIME, refundedAmount: 999 }, 'Refunded12 Jun 2026, 09:05', false],
    [{ refundedAmount: 500 }, '£5.00 refunded', true],
    [{ dispute: 'open' }, 'Disputed', false],
    [{ dispute: 'won' }, 'Dispute won', true],
    [{ dispute: 'lost', refundedAt: SAMPLE_TIME, refundedAmount: 999 }, 'Dispute lost12 Jun 2026, 09:05', false],
  ] as const)('of payments shows the status of a payment with %o', async (changes, status, refundable) => {
    await openRows(
      'payments',
      mockReply(endpoints.adminPayments, createListPage<AdminPayment>([{ ...payment, ...changes }])),
    );
    const [shown, , card] = cells(/^grace@/);
    expect([shown, card]).toEqual([status, '•••• 4242']);
    expect(screen.queryByRole('button', { name: 'Refund' }) !== null).toBe(refundable);
  });

  it('of payments shows that a payment’s account is deleted, and a dash if its card is unknown', async () => {
    await openRows(
      'payments',
      mockReply(endpoints.adminPayments, createListPage([{ ...payment, email: null, cardLast4: null }])),
    );
    expect(cells(/^Account deleted/).slice(0, 3)).toEqual(['Paid', '12 Jun 2026, 09:05', '–']);
  });

  it.each([
    ['requested', 'Waiting to be written'],
    ['ready', 'Ready'],
  ] as const)('of reports describes the state "%s"', async (state, words) => {
    await openRows('reports', mockReply(endpoints.adminReports, createListPage([{ ...report, state, error: null }])));
    expect(cells(/^grace@/)[0]).toBe(words);
    const readLink = screen.queryByRole('link', { name: 'Read report' });
    expect(readLink?.getAttribute('href')).toBe(state === 'ready' ? '/report/a1' : undefined);
  });

  it('of the audit log shows a dash for an action of a deleted administrator', async () => {
    const entry = createAuditEntry({ adminEmail: null, action: 'report.rerun', subject: 'r1', outcome: 'failed' });
    await openRows('audit', mockReply(endpoints.adminAudit, createListPage([entry])));
    expect(cells(/Report rewritten/)).toEqual(['–', 'Report rewritten', 'Failed', 'Ada Lovelaceada@example.com', '–']);
  });

  it('shows a message when it has more entries than its pages can show', async () => {
    server.use(mockReply(endpoints.adminUsers, { ...createListPage([user], 10_000), more: true }));
    openPage('/admin?list=users');
    const words = 'The first 10,000 entries. Search or filter to find the rest.';
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('keeps its search, sort order and page in the URL', async () => {
    const queries = recordQueries();
    server.use(mockReply(endpoints.adminUsers, createListPage([user], 60)));
    const { user: person, router } = openPage('/admin?list=users&search=gra');
    const table = await screen.findByRole('table', { name: 'Users' });
    expect(within(table).getByText('<b>Grace</b> Hopper')).toBeVisible();
    expect(screen.getByText('60 entries')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Next/ }));
    expect(router.state.location.search).toBe('?list=users&search=gra&sort=-createdAt&page=2');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await person.clear(search);
    await person.type(search, 'hopper{Enter}');
    expect(await screen.findByText('60 entries')).toBeVisible();
    expect(queries).toEqual([
      '?search=gra&sort=-createdAt&page=1',
      '?search=gra&sort=-createdAt&page=2',
      '?search=hopper&sort=-createdAt&page=1',
    ]);
  });

  it('distinguishes an empty list from a search without results', async () => {
    server.use(mockReply(endpoints.adminAssessments, createListPage<AdminAssessment>([])));
    const { user: person } = openPage('/admin?list=assessments');
    expect(await screen.findByText('No entries yet')).toBeVisible();
    await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'unknown{Enter}');
    expect(await screen.findByText('No matches')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('No entries yet')).toBeVisible();
  });

  it('offers a retry when it fails to load', async () => {
    server.use(mockRefusal(endpoints.adminAudit, 500));
    const { user: person } = openPage('/admin?list=audit');
    await screen.findByText('The list could not be loaded.');
    server.use(mockReply(endpoints.adminAudit, createListPage([createAuditEntry({ action: 'payment.refund' })])));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Payment refunded')).toBeVisible();
  });
});

describe('an action in an administration list', () => {
  it('refunds a payment after confirmation and refetches the list', async () => {
    server.use(mockReply(endpoints.adminPayments, createListPage([payment])));
    const { user: person } = openPage('/admin?list=payments');
    await person.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Refund this payment?' });
    expect(dialog).toHaveTextContent('send £9.99 back to the card used by grace@example.com');
    const refundedPayment = { ...payment, refundedAt: SAMPLE_TIME };
    const ids: unknown[] = [];
    server.use(
      mockReply(endpoints.refundPayment, ({ params }) => {
        ids.push(params['id']);
        return refundedPayment;
      }),
      mockReply(endpoints.adminPayments, createListPage([refundedPayment])),
    );
    await person.click(within(dialog).getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The payment has been refunded')).toBeVisible();
    expect(ids).toEqual(['p1']);
    expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });

  it('shows why a refund failed and leaves the list unchanged', async () => {
    const message = 'The payment provider cannot be reached.';
    server.use(
      mockReply(endpoints.adminPayments, createListPage([payment])),
      mockRefusal(endpoints.refundPayment, 503, { code: 'payment_unavailable', message }),
    );
    const { user: person } = openPage('/admin?list=payments');
    await person.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Refund this payment?' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Refund' }));
    const secondDialog = await screen.findByRole('alertdialog', { name: 'Refund this payment?' });
    await person.click(within(secondDialog).getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The payment could not be refunded')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refund' })).toBeEnabled();
  });

  it('requests that a failed report is written again, or shows why the server refuses to do so', async () => {
    server.use(mockReply(endpoints.adminReports, createListPage([report])));
    const { user: person } = openPage('/admin?list=reports');
    expect(await screen.findByText('We could not write it.')).toBeVisible();
    const message = 'Payment required to generate report';
    server.use(mockRefusal(endpoints.rerunReport, 409, { code: 'payment_required', message }));
    const tryAgain = async () => {
      await person.click(await screen.findByRole('button', { name: 'Rewrite' }));
      const dialog = await screen.findByRole('alertdialog');
      await person.click(within(dialog).getByRole('button', { name: 'Rewrite' }));
    };
    await tryAgain();
    expect(await screen.findByText(message)).toBeVisible();
    server.use(mockReply(endpoints.rerunReport, { ...report, state: 'requested', error: null }));
    await tryAgain();
    expect(await screen.findByText('The report is being rewritten')).toBeVisible();
  });
});
