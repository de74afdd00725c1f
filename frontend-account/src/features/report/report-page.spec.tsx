import {
  endpoints,
  markAsRead,
  NEW_REPORT_KEY,
  type ReportBlock,
  type ReportDetail,
  TIMINGS,
} from '@bearings/contracts';
import { SHAPE_AREAS } from '@bearings/charts';
import {
  act,
  mockConnectionLoss,
  mockReply,
  mockRefusal,
  screen,
  server,
  createSignedInUser,
  waitFor,
  waitForEarlierRequests,
  within,
  findLinkTo,
  mockHeldReply,
  findLinkTarget,
} from '@bearings/web/testing';
import { leaveForAddress } from '../../session/leave-site';
import {
  createAssessment,
  createGeneratingAssessment,
  createStartedAssessment,
  createMatchedReport,
  createReport,
  createUnpaidAssessment,
  listCareers,
} from '../../test/records.factory';
import { renderReport, type Handlers } from '../../test/render-report';

jest.mock('../../session/leave-site');

const { id } = createAssessment();
const missingReport = mockRefusal(endpoints.report, 404);

function openPage(handlers: Handlers = [], path?: string) {
  createSignedInUser();
  return renderReport(handlers, path);
}
const openReport = (changes: Partial<ReportDetail> = {}, path?: string) =>
  openPage([mockReply(endpoints.report, createReport(changes))], path);
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('a report', () => {
  it('is shown even before the request for the user has been answered', async () => {
    const user = createSignedInUser();
    const pending = mockHeldReply(endpoints.currentUser, user);
    renderReport([mockReply(endpoints.report, createReport())]);
    expect(await findHeading(/Your career report/)).toBeVisible();
    pending.release();
  });

  it('shows that it is loading', async () => {
    const pending = mockHeldReply(endpoints.report, createReport());
    openPage();
    expect(await screen.findByText('Loading your report')).toBeInTheDocument();
    pending.release();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await findHeading(/^Your career report/)).toHaveFocus();
  });

  it('does not move focus when the reader has focused another element', async () => {
    const pending = mockHeldReply(endpoints.report, createReport());
    const { baseElement } = openPage();
    const otherButton = baseElement.appendChild(document.createElement('button'));
    await screen.findByText('Loading your report');
    otherButton.focus();
    pending.release();
    expect(await findHeading(/^Your career report/)).toBeVisible();
    expect(otherButton).toHaveFocus();
    otherButton.remove();
  });

  it('starts with the highest scores, the score chart and the first careers', async () => {
    openReport({ name: 'Ada Lovelace' });
    expect(await findHeading(/^Your career report Ada, you plan ahead/)).toBeVisible();
    expect(screen.getByRole('img', { name: /^Ada’s shape: twelve areas/ })).toBeVisible();
    const first = screen.getByRole('link', { name: '1. Data scientist' }).closest('li');
    expect(first).toHaveTextContent(/about.*700.*Strong$/);
  });

  it.each([
    ['Report details', ['12 June 2026', 'Introvert', id, 'Complete', 'Full Analysis']],
    ['Report statistics', ['3,201', '17 min', 'Bearings writer', 'Norway']],
  ])('has a part with the name “%s”, with the facts %j', async (name, facts) => {
    openReport();
    const part = await screen.findByRole('region', { name });
    for (const fact of facts) expect(within(part).getByText(fact)).toBeVisible();
  });

  it('animates its first part only once, and not if the reader prefers reduced motion', async () => {
    const still = window.matchMedia('(prefers-reduced-motion: no-preference)');
    const media = jest.spyOn(window, 'matchMedia');
    media.mockReturnValue({ ...still, matches: true });
    const rememberNewReport = () => window.localStorage.setItem(NEW_REPORT_KEY, id);
    rememberNewReport();
    const { user, unmount } = openReport();
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(window.localStorage.getItem(NEW_REPORT_KEY)).toBe(markAsRead(id));
    unmount();
    openReport();
    await findHeading(/^Your career report/);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    rememberNewReport();
    media.mockReturnValue({ ...still, matches: false });
    openReport();
    await screen.findAllByRole('heading', { name: /^Your career report/ });
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    media.mockRestore();
  });

  it('opens the details of a career from the link in the first part', async () => {
    const { user } = openReport();
    const row = await screen.findByRole('button', { name: '2. Library assistant' });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('link', { name: '2. Library assistant' }));
    expect(row).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(document.getElementById('career-43-4121.00')).toHaveFocus());
    expect(screen.getByRole('article', { name: 'Library assistant' })).toHaveTextContent(
      /Order matters to you\..*Check first\. Many visitors\./,
    );
  });

  it("shows another country's pay without changing the reader's stored country", async () => {
    const { user, router } = openPage([
      mockReply(endpoints.countries, ['United Kingdom', 'Canada']),
      mockReply(endpoints.report, ({ search }) => createReport({ country: search.get('country') ?? 'GB' })),
    ]);
    await user.click(await screen.findByRole('combobox', { name: 'Country' }));
    await user.click(await screen.findByRole('option', { name: 'Canada' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Canada'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(findLinkTarget('Download HTML')).toContain('/download?country=CA'));
    expect(router.state.location.search).toBe('?country=CA');
  });

  it.each([
    ['the server fails', () => server.use(mockRefusal(endpoints.report, 500))],
    ['there is no connection', () => server.use(mockConnectionLoss(endpoints.report))],
  ])("stays unchanged when another country's pay cannot be loaded because %s", async (_, fail) => {
    const { user, router } = openReport({ country: 'GB' });
    server.use(mockReply(endpoints.countries, ['United Kingdom', 'Canada']));
    await user.click(await screen.findByRole('combobox', { name: 'Country' }));
    fail();
    await user.click(await screen.findByRole('option', { name: 'Canada' }));
    const failed = 'The figures for Canada could not be loaded.';
    expect((await screen.findAllByText(failed))[0]).toBeVisible();
    expect(screen.getByText(failed, { selector: 'output *' })).toBeInTheDocument();
    expect(await findHeading(/^Your career report/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('United Kingdom');
    expect(router.state.location.search).toBe('');

    server.use(mockReply(endpoints.report, createReport({ country: 'CA' })));
    await user.click(screen.getByRole('button', { name: 'Try Again Canada' }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=CA'));
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('shows the name of the country whose figures are loading', async () => {
    const { user } = openReport({ country: 'GB' });
    server.use(mockReply(endpoints.countries, ['United Kingdom', 'Canada']));
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await user.click(country);
    const pending = mockHeldReply(endpoints.report, createReport({ country: 'CA' }));
    await user.click(await screen.findByRole('option', { name: 'Canada' }));
    const loading = await screen.findByText('Loading the figures for Canada…');
    expect(loading).toBeVisible();
    expect(loading.closest('output')).not.toBeNull();
    expect(country).toHaveTextContent('Canada');
    pending.release();
    await waitFor(() => expect(screen.queryByText(/^Loading the figures/)).toBeNull());
    expect(country).toHaveTextContent('Canada');
  });

  it('does not add a country to the URL if the reader opens another page before its figures have loaded', async () => {
    const { user, router, visit } = openReport({ country: 'GB' });
    server.use(mockReply(endpoints.countries, ['United Kingdom', 'Canada']));
    await user.click(await screen.findByRole('combobox', { name: 'Country' }));
    const pending = mockHeldReply(endpoints.report, createReport({ country: 'CA' }));
    await user.click(await screen.findByRole('option', { name: 'Canada' }));
    await visit('/dashboard');
    pending.release();
    await act(waitForEarlierRequests);
    expect(router.state.location).toMatchObject({ pathname: '/dashboard', search: '' });
  });

  it('shows its sections, and a table of contents that links to them', async () => {
    openReport();
    expect(await findHeading('Ten careers that fit')).toBeVisible();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(targets).toEqual(['#careers', '#plan', '#sure', '#full-title', '#details']);
    expect(await findHeading('Report details')).toBeVisible();
    for (const target of targets) expect(document.getElementById(target.slice(1))).toBeVisible();
    expect(document.querySelector('main')).toHaveTextContent('Read the reasons first.');
  });

  it('also shows careers the user named, careers with longer training, and excluded careers', async () => {
    const { user } = openReport(createMatchedReport());
    expect(await findHeading('The jobs you had in mind')).toBeVisible();
    expect(screen.getByText('Long training')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1. Data scientist' }));
    expect(screen.getByText('61')).toBeInTheDocument();
    expect(screen.getByText('Science and research manager')).toBeVisible();
    expect(screen.getByText('Statistician')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'The jobs you had in mind' }));
    expect(screen.getByText('Left out of your list.')).toBeVisible();
    expect(screen.getByText(/We left out 2 of 247 jobs/)).toBeVisible();
    expect(screen.getByText('Working at heights (2)')).toBeVisible();
    expect(screen.getByText('Roofer, Steel erector')).toBeVisible();
    expect(screen.getByText(/training takes about 4 years/)).toBeVisible();
    expect(screen.getByText('Where you stand: at school.')).toBeVisible();
  });

  it.each([
    [10, true, '1. Data scientist'],
    [2, true, '1. Data scientist'],
    [10, false, 'Data scientist'],
  ])('starts with at most three of %i careers (ranked: %s)', async (count, ranked, title) => {
    const givenReport = createReport();
    const [career] = listCareers(givenReport);
    const careers = Array.from({ length: count }, (_, at) => ({
      ...career,
      code: `15-20${at}.00`,
    }));
    const matching = { ...givenReport.document.matching, ranked };
    openReport({ ...givenReport, document: { ...givenReport.document, matching, careers } });
    expect((await screen.findAllByRole('link', { name: title })).length).toBeGreaterThan(0);
    const namedLinks = screen.getAllByRole('link', { name: /Data scientist$/ });
    expect(namedLinks).toHaveLength(Math.min(3, count));
    expect(await screen.findAllByRole('button', { name: /Data scientist$/ })).toHaveLength(count);
  });

  it('states that it is based only on the 36 answers if the circumstances step was skipped', async () => {
    openReport(
      createMatchedReport({ hasCircumstances: false, takenIntoAccount: [], inMind: [], longer: [], excluded: [] }),
    );
    expect(await screen.findByText(/your 36 answers alone/)).toBeVisible();
    expect(screen.queryByText('What you ruled out')).toBeNull();
  });

  it('opens every section except the list of sources when Open all is pressed', async () => {
    const { document: own } = createMatchedReport();
    const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', runs: [{ text }] });
    const { user } = openReport({
      document: {
        ...own,
        sections: [
          { id: 'profile', title: 'Your profile', blocks: [paragraph('Calm water.')] },
          {
            id: 'next-steps',
            title: 'Next steps',
            blocks: [
              { kind: 'list', items: [[{ text: 'One at a time.' }]] },
              { kind: 'heading', text: 'This week' },
              {
                kind: 'steps',
                due: 'week',
                steps: [{ id: 's1', kind: 'talk', careers: [], runs: [{ text: 'Write to one person.' }] }],
              },
            ],
          },
          {
            id: 'method',
            title: 'How this was worked out',
            blocks: [
              paragraph('By your answers.'),
              { kind: 'heading', text: 'Sources' },
              paragraph('The Office for National Statistics.'),
            ],
          },
        ],
      },
    });
    const fullReport = await screen.findByRole('article', { name: 'Your report in full' });
    expect(fullReport).toHaveTextContent(/Your profileHighest: Planning/);
    expect(fullReport).toHaveTextContent(/How this was worked outWritten by Bearings writer/);
    await user.click(within(fullReport).getByRole('button', { name: 'Open all' }));
    expect(within(fullReport).getByText('One at a time.')).toBeVisible();
    expect(within(fullReport).queryByText('This week')).toBeNull();
    expect(within(fullReport).queryByText('Write to one person.')).toBeNull();
    expect(within(fullReport).getByRole('link', { name: 'The steps are in your plan.' })).toBeVisible();
    expect(within(fullReport).getByText('By your answers.')).toBeVisible();
    expect(within(fullReport).getByText('The Office for National Statistics.')).not.toBeVisible();
    await user.click(within(fullReport).getByText('Sources and attributions'));
    expect(within(fullReport).getByText('The Office for National Statistics.')).toBeVisible();
    await user.click(within(fullReport).getByRole('button', { name: 'Close all' }));
    expect(within(fullReport).getAllByRole('button', { expanded: false })).toHaveLength(3);
  });

  it('names the categories in which a career demands more than the reader’s score', async () => {
    const { document: own } = createMatchedReport();
    const [first, ...others] = listCareers(createMatchedReport());
    const categories = SHAPE_AREAS.map(({ category, label }) => ({
      category,
      name: label,
      score: category === 'risk' ? 10 : 60,
      band: 'middle' as const,
      runs: [],
    }));
    const demand = SHAPE_AREAS.map(({ category }) => ({ category, value: 60, isEstimate: false }));
    const { user } = openReport({
      document: { ...own, categories, careers: [{ ...first, demand }, ...others] },
    });
    await user.click(await screen.findByRole('button', { name: '1. Data scientist' }));
    const career = screen.getByRole('article', { name: 'Data scientist' });
    expect(within(career).getByText('→ asks more of you: Risk')).toBeInTheDocument();
  });

  it('scrolls to the section named in the hash of the URL', async () => {
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation();
    window.location.hash = '#careers';
    openReport();
    await waitFor(() => expect(document.getElementById('careers')).toHaveFocus());
    expect(scrolled.mock.instances[0]).toHaveAttribute('id', 'careers');
    window.location.hash = '';
    scrolled.mockRestore();
  });

  it('has a table with the scores, and explains the words for fit and each career’s stability', async () => {
    const { user } = openReport();
    const certaintyRegion = await screen.findByRole('region', { name: 'How sure?' });
    expect(certaintyRegion).toHaveTextContent(
      /Strong.*much better than the average job.*Steady.*at least 75 of every 100 tries\./,
    );
    expect(within(certaintyRegion).getByText('70')).toBeInTheDocument();
    await user.click((await screen.findAllByText('Read it as a table'))[0] ?? document.body);
    const table = screen.getByRole('table', { name: /twelve areas/ });
    expect(within(table).getByRole('row', { name: 'Planning 83, very high' })).toBeInTheDocument();
    expect(await screen.findByText('You like to know what comes next.')).toBeVisible();
  });

  it('opens a career within the list, with its pay and reasons', async () => {
    const { user, router } = openReport();
    const career = await screen.findByRole('button', { name: /1\. Data scientist/ });
    expect(career).toHaveAttribute('aria-expanded', 'false');
    await user.click(career);
    expect(router.state.location.search).toBe('?open=15-2051.00');
    expect(career).toHaveAttribute('aria-expanded', 'true');
    const reasons = ['You look for patterns.', 'Much of it is cleaning data.'];
    for (const text of [...reasons, 'Pay in Norway', 'about 700,000 kr a year (ONS, 2025)', 'Estimate'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open every career' }));
    expect(screen.getByRole('button', { name: /2\. Library assistant/ })).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close every career' }));
    expect(career).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the careers that are named in the URL', async () => {
    openReport({}, `/report/${id}?open=43-4121.00`);
    const career = await screen.findByRole('button', { name: /2\. Library assistant/ });
    expect(career).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows what is typical of the type, checked where a score agrees, then a trait of the highest-scoring category', async () => {
    const { document } = createReport();
    const traits = [
      { text: 'People-focused', agrees: true },
      { text: 'High energy', agrees: false },
      { text: 'Collaborative', agrees: true },
    ];
    const personality = { ...document.personality, type: 'extravert' as const, traits };
    openReport({ personalityType: 'extravert', document: { ...document, personality } });
    const overview = await screen.findByRole('region', { name: 'Personality Overview' });
    expect(within(overview).getByText('Extravert')).toBeVisible();
    const items = within(overview).getAllByRole('listitem');
    expect(within(overview).getByText('Typical of extraverts')).toBeVisible();
    expect(items.map((item) => item.textContent)).toEqual([
      'People-focused, your scores agree',
      'High energy',
      'Collaborative, your scores agree',
      'Plans ahead',
    ]);
    expect(items.map((item) => item.querySelector('svg') !== null)).toEqual([true, false, true, true]);
  });

  it('opens links to other sites in a new tab, and says in their names that they lead to another site', async () => {
    const address = { text: 'careers.example', href: 'https://careers.example/' };
    const runs = [{ text: 'You need a licence: ' }, address];
    const text = 'You need a licence: careers.example';
    const { document } = createReport();
    const [career, ...others] = listCareers(createReport());
    const details = [{ id: 'registration' as const, label: 'Registration', text, runs }];
    const sections = document.sections.map((section) => ({
      ...section,
      blocks: [{ kind: 'paragraph' as const, runs: [{ text: 'See ' }, address] }],
    }));
    const changedDocument = { ...document, careers: [{ ...career, details }, ...others], sections };
    const { user } = openReport({ document: changedDocument });
    await user.click(await screen.findByRole('button', { name: 'Open every career' }));
    const links = screen.getAllByRole('link', { name: /^careers\.example ?\(leaves this site/ });
    expect(links).toHaveLength(sections.length + 1);
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://careers.example/');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('links to the careers library, and from each career to its page there', async () => {
    const { user } = openReport();
    expect(await findLinkTo('Career Resources')).toBe('/careers');
    await user.click(screen.getByRole('button', { name: 'Open every career' }));
    const links = screen.getAllByRole('link', { name: / in the careers library$/ });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^\/careers\/[a-z][a-z-]+$/));
  });

  it('can be downloaded as HTML or text, and printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user } = openReport();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Download HTML' });
    expect(findLinkTarget('Download HTML')).toBe(`/api/reports/${id}/download`);
    expect(findLinkTarget('Download Text')).toBe(`/api/reports/${id}/download/text`);
    for (const name of ['Download HTML', 'Download Text']) {
      expect(screen.getByRole('link', { name })).not.toHaveAttribute('download');
    }
    await user.click(screen.getByRole('button', { name: 'Print Report' }));
    expect(print).toHaveBeenCalled();
    expect(findLinkTarget('Take Another Assessment')).toBe('/assessment');
    print.mockRestore();
  });
});

describe('the page of a report that cannot be shown', () => {
  it('shows that the report was not found', async () => {
    openPage([missingReport, mockRefusal(endpoints.assessment, 404)]);
    expect(await findHeading('Report Not Found')).toHaveFocus();
    expect(document.title).toMatch(/^Report Not Found/);
    expect(screen.getByText("The report you're looking for doesn't exist or hasn't been generated yet.")).toBeVisible();
    expect(findLinkTarget('Take Assessment')).toBe('/assessment');
    expect(findLinkTarget('Back to Home')).toBe('/');
  });

  it('links to the checkout if the report is unpaid', async () => {
    openPage([missingReport, mockReply(endpoints.assessment, createUnpaidAssessment())]);
    expect(await findHeading('Report Not Available')).toHaveFocus();
    expect(findLinkTarget('Pay £9.99')).toBe(`/checkout/${createUnpaidAssessment().id}`);
  });

  it('links to the assessment if it is not complete', async () => {
    openPage([missingReport, mockReply(endpoints.assessment, createStartedAssessment())]);
    expect(await findHeading('Report Not Available')).toBeVisible();
    expect(findLinkTarget('Continue Assessment')).toBe('/assessment');
  });

  it('offers a retry when the report fails to load', async () => {
    const { user } = openPage([mockRefusal(endpoints.report, 500), mockRefusal(endpoints.assessment, 500)]);
    expect(await findHeading('We could not load your report')).toBeVisible();
    const tryAgain = screen.getByRole('button', { name: 'Try Again' });
    await user.click(tryAgain);
    await waitFor(() => expect(tryAgain).not.toHaveAttribute('aria-busy'));
    expect(tryAgain).toHaveFocus();

    const pending = mockHeldReply(endpoints.report, createReport());
    await user.click(tryAgain);
    expect(tryAgain).toBeInTheDocument();
    expect(tryAgain).toHaveAttribute('aria-busy', 'true');
    pending.release();
    expect(await findHeading(/^Your career report/)).toHaveFocus();
  });
});

describe('the page of a report that is being written', () => {
  const progress = { percent: 40, section: 'roadmap' as const };
  const failedStatus = mockReply(endpoints.reportStatus, { status: 'error', error: 'The writer fell ill.', progress });
  const writingStatus = mockReply(endpoints.reportStatus, { status: 'generating', error: null, progress });
  const openStatus = (status: Handlers[number], assessment = createGeneratingAssessment()) =>
    openPage([missingReport, mockReply(endpoints.assessment, assessment), status]);

  it('shows the progress, and once the report is ready, the Refresh button opens the report', async () => {
    const { user } = openStatus(writingStatus);
    expect(await findHeading('Report Being Generated')).toBeVisible();
    expect(await screen.findByText('Now: Skills roadmap')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');

    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Your report is still being written.')).toBeVisible();

    server.use(
      mockReply(endpoints.report, createReport()),
      mockReply(endpoints.assessment, createAssessment()),
      mockReply(endpoints.reportStatus, { status: 'ready', error: null, progress }),
    );
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await findHeading(/^Your career report/)).toHaveFocus();
  });

  it.each([
    ['fails', mockRefusal(endpoints.reportStatus, 500), /^We could not check on your report/],
    ['finds that the report has failed', failedStatus, 'The writer fell ill.'],
  ])('shows a message when the refresh %s', async (_, reply, text) => {
    const { user } = openStatus(writingStatus);
    await screen.findByText('Now: Skills roadmap');
    server.use(reply);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Your report is still being written.')).not.toBeInTheDocument();
  });

  it('shows why the writing failed, and offers a retry', async () => {
    const { user } = openStatus(failedStatus, createGeneratingAssessment({ status: 'error' }));
    expect(await screen.findByText('The writer fell ill.')).toBeVisible();
    expect(screen.getByText('Report Generation Issue')).toBeVisible();
    server.use(
      mockReply(endpoints.generateReport, { status: 'generating' }),
      mockReply(endpoints.assessment, createGeneratingAssessment()),
      writingStatus,
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Now: Skills roadmap')).toBeVisible();
  });
});

describe('the URL of a report', () => {
  it("that contains the report's id redirects to the URL with the assessment's id", async () => {
    const { router } = openReport({}, '/report/e5e5e5e5-0000-4000-8000-000000000005');
    await findHeading(/^Your career report/);
    expect(router.state.location.pathname).toBe(`/report/${id}`);
  });

  it('that has the id in its query redirects to the URL that has the id in its path', async () => {
    const { router, visit } = openReport({}, `/report?id=${id}`);
    await findHeading(/^Your career report/);
    expect(router.state.location).toMatchObject({ pathname: `/report/${id}`, search: '' });
    await visit('/report');
    expect(await screen.findByText('Dashboard')).toBeVisible();
  });
});

test('the page of a report opens the sign-in page if the session has ended, even if the API replies with 404', async () => {
  openPage([missingReport, mockRefusal(endpoints.assessment, 404)]);
  server.use(mockRefusal(endpoints.currentUser, 401));
  expect(await findHeading('Unauthorised')).toBeVisible();
});

describe('the page of a report without a session', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['no user is signed in', false],
    ['the session has ended', true],
  ])('opens the sign-in page after 500 ms when %s', async (_, ended) => {
    jest.mocked(leaveForAddress).mockClear();
    if (ended) createSignedInUser();
    renderReport([mockRefusal(endpoints.report, 401)]);
    expect(await screen.findAllByText('Unauthorised')).toHaveLength(2);
    expect(screen.getAllByText('You are logged out. Logging in again...')).toHaveLength(2);
    expect(leaveForAddress).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.toApiLogin));
    expect(leaveForAddress).toHaveBeenCalledWith(`/api/login?returnTo=${encodeURIComponent(`/report/${id}`)}`);
  });
});
