// The pages work with replies that contain only the fields of the specification.
import { type Endpoint, endpoints, pages, pageTo, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { mockRefusal, mockReply, screen, within } from '@bearings/web/testing';
import { renderDashboard } from './test/render-dashboard';
import { renderReport } from './test/render-report';

const ID = 'a1a1a1a1-0000-4000-8000-000000000001';
const NEW_ID = 'b2b2b2b2-0000-4000-8000-000000000002';
const UNPAID_ID = 'c3c3c3c3-0000-4000-8000-000000000003';

const CONTENT = `## Your profile
You like quiet work.
- You plan ahead
* You listen

## Careers that fit
<b>no markup</b>`;

/** Answers a call with a reply that may lack fields of our own API. */
const mockSpecified = (endpoint: Endpoint<unknown, unknown>, reply: unknown) => mockReply(endpoint, reply);

const mockUser = () =>
  mockSpecified(endpoints.currentUser, { firstName: 'Ada', email: 'ada@example.com', country: 'Norway' });

beforeEach(() => {
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=1; Path=/`;
});
afterEach(() => {
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/`;
});

describe('the dashboard, by an API that sends only what the specification names', () => {
  it('lists the assessments with their actions, the reports and the country', async () => {
    renderDashboard([
      mockUser(),
      mockSpecified(endpoints.assessments, [
        {
          id: ID,
          createdAt: '2026-06-10T09:00:00Z',
          completedAt: '2026-06-12T10:00:00Z',
          personalityType: 'introvert',
          isPaid: true,
        },
        { id: UNPAID_ID, createdAt: '2026-06-01T09:00:00Z', completedAt: '2026-06-02T10:00:00Z', isPaid: false },
        { id: NEW_ID, createdAt: '2026-06-14T09:00:00Z', isPaid: false },
      ]),
      mockSpecified(endpoints.reports, [
        { id: 'r1', assessmentId: ID, createdAt: '2026-06-12T10:01:00Z', content: CONTENT },
      ]),
      mockRefusal(endpoints.reportGlance, 404),
      mockRefusal(endpoints.payments, 404),
    ]);
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /View Report/ })).toHaveAttribute('href', pageTo.report(ID));
    expect(screen.getByRole('link', { name: /Pay £9.99/ })).toHaveAttribute('href', pageTo.checkout(UNPAID_ID));
    expect(screen.getByRole('link', { name: /Continue Assessment/ })).toHaveAttribute('href', pages.assessment);
    expect(screen.getByText('Type: Introvert')).toBeVisible();
    expect(screen.getByRole('link', { name: /12 Jun 2026.*1 min/ })).toHaveAttribute('href', pageTo.report(ID));
    expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveTextContent('Norway');
  });
});

describe('the report page, by an API that sends only what the specification names', () => {
  const report = { assessmentId: ID, generatedAt: '2026-06-12T10:01:00Z', content: CONTENT };

  it('shows the sections of the content, with bullets as a list', async () => {
    renderReport([mockUser(), mockSpecified(endpoints.report, report)], pageTo.report(ID));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Your profile' });
    expect(screen.getByRole('heading', { level: 1, name: 'Your career report' })).toBeVisible();
    const section = within(heading.closest('section') ?? document.body);
    expect(section.getByText('You like quiet work.')).toBeVisible();
    const items = section.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['You plan ahead', 'You listen']);
    for (const item of items) expect(item.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByText('<b>no markup</b>')).toBeVisible();
    for (const text of ['12 June 2026', ID, 'Complete', 'Full Analysis']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download HTML' })).toHaveAttribute('href', `/api/reports/${ID}/download`);
    expect(screen.queryByRole('heading', { name: 'Next Steps' })).not.toBeInTheDocument();
  });

  it('shows the optional texts, except those that the content has already', async () => {
    const texts = { personalityAnalysis: 'You like quiet work.', nextSteps: '- Visit a library' };
    renderReport([mockUser(), mockSpecified(endpoints.report, { ...report, ...texts })], pageTo.report(ID));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Next Steps' });
    expect(within(heading.closest('section') ?? document.body).getByText('Visit a library')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Personality Analysis' })).not.toBeInTheDocument();
  });

  it('says that the report is being written while it is missing', async () => {
    renderReport(
      [
        mockUser(),
        mockRefusal(endpoints.report, 404),
        mockSpecified(endpoints.assessment, {
          id: ID,
          createdAt: '2026-06-10T09:00:00Z',
          completedAt: '2026-06-12T10:00:00Z',
          isPaid: true,
        }),
        mockSpecified(endpoints.reportStatus, { status: 'generating' }),
      ],
      pageTo.report(ID),
    );
    expect(await screen.findByRole('heading', { name: 'Report Being Generated' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });
});
