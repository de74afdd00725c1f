import { endpoints, pages, type PreviewCareers } from '@bearings/contracts';
import { showClaims } from '@bearings/web';
import {
  mockReply,
  mockHeldReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  within,
  findLinkTo,
} from '@bearings/web/testing';
import { funnel } from '../../../funnel/use-funnel';
import { loadAssessmentPage } from '../../../page-loaders/assessment-page';
import { routes } from '../../../routes';
import {
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  preview,
  previewCareers,
  mockVisitorApi,
  resetFunnel,
} from '../../../testing/funnel.factory';

const openAssessment = () => renderPage(routes, { path: pages.assessment });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  answerQuestionsUpTo(36);
  funnel.complete(ASSESSMENT_ID);
  server.use(...mockVisitorApi(), mockReply(endpoints.assessment, completedAssessment));
});

describe('the preview page', () => {
  it('is shown again after a reload, when it has loaded', async () => {
    const heldReply = mockHeldReply(endpoints.assessment, completedAssessment);
    openAssessment();
    expect(await screen.findByText('Loading your preview')).toBeInTheDocument();
    heldReply.release();
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    for (const { title, phrase } of preview.badges) {
      expect(await screen.findByText(title, { selector: '.ui-badge' })).toBeVisible();
      expect(screen.getByText(phrase)).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: /Introvert/ })).toBeVisible();
    expect(screen.getByText('Close to the middle')).toBeVisible();
    expect(screen.getByText('The clearest pattern in your 36 answers')).toBeVisible();
    expect(screen.getByText(preview.headline.sentence)).toBeVisible();
  });

  it('shows the twelve scores as a chart and a table, and the rank of a career that the user named', async () => {
    openAssessment();
    expect(await screen.findByText('Electrician: 3rd of your ten')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Your shape:/ })).toHaveAccessibleName(
      /Highest: Creativity, very high\. Next: Planning, high/,
    );
    const [table] = screen.getAllByRole('table', { hidden: true });
    expect(table && within(table).getAllByRole('row', { hidden: true })).toHaveLength(13);
  });

  it.each<[string, Partial<PreviewCareers['inMind'][number]>, string]>([
    ['not among the ten', { isAmong: false, rank: 14 }, 'Electrician: 14th of all 247 careers'],
    ['among the ten, which are in no order', { rank: null }, 'Electrician: among your ten'],
    [
      'ruled out',
      { isAmong: false, isLeftOut: true, rank: 180 },
      'Electrician: 180th of all 247 careers, with something you ruled out',
    ],
    ['for later', { isAmong: false, isTooSenior: true, rank: 31 }, 'Electrician: 31st of all 247 careers, for later'],
    ['without a rank', { isAmong: false, rank: null }, 'Electrician: has its own page in your report'],
    ['their own', { isAmong: false, isOwnJob: true, rank: null }, 'Electrician: much the same as you do now'],
  ])('states that a career that the user named is %s', async (_, change, text) => {
    const jobsInMind = previewCareers.inMind.map((job) => ({ ...job, ...change }));
    server.use(mockReply(endpoints.previewCareers, { ...previewCareers, inMind: jobsInMind }));
    openAssessment();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows one career in full, and only the field, education level and pay band of the other careers', async () => {
    openAssessment();
    expect(await screen.findByRole('heading', { name: 'Occupational therapist' })).toBeVisible();
    expect(screen.getByText('“I often come up with unusual ideas.”')).toBeVisible();
    expect(screen.getByText('Approved degree')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Two more fit you' })).toBeVisible();
    expect(screen.getByText('£38k to £45k')).toBeVisible();
    expect(screen.getByText('Health and care')).toBeVisible();
    const library = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/careers'));
    // The career shown in full comes first, and then the one that the user named.
    expect(library).toEqual([
      '/careers/occupational-therapist',
      '/careers/occupational-therapist',
      '/careers/electrician',
    ]);
  });

  it('shows the strongest categories at once, and the sections below only when the careers have loaded', async () => {
    const heldReply = mockHeldReply(endpoints.previewCareers, previewCareers);
    openAssessment();
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    // Until the careers have loaded, this link is only in the bar at the bottom of a small screen.
    expect(screen.getAllByRole('link', { name: 'Get Complete Report' })).toHaveLength(1);
    heldReply.release();
    expect(await screen.findByRole('heading', { name: 'Two more fit you' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Get Complete Report' })).toHaveLength(2);
  });

  it('keeps the strongest categories if the careers fail to load, and offers a retry', async () => {
    server.use(mockRefusal(endpoints.previewCareers, 503));
    const { user } = openAssessment();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByRole('heading', { name: preview.headline.title })).toBeVisible();
    server.use(mockReply(endpoints.previewCareers, previewCareers));
    await user.click(retry);
    expect(await screen.findByText('Electrician: 3rd of your ten')).toBeVisible();
  });

  it.each([
    ['states', 'shown', 1],
    ['leaves out', 'examples', 0],
    ['leaves out', 'hidden', 0],
  ] as const)('%s the price per career insight if claims are %s', async (_, mode, count) => {
    showClaims(mode);
    openAssessment();
    await screen.findByRole('heading', { name: 'Complete Career Report' });
    expect(screen.queryAllByText(/per career insight/)).toHaveLength(count);
  });

  it.each([
    ['the step was skipped', undefined, 'Two more minutes, and your careers can fit you better'],
    ['the step was answered', { interests: { children: 'like' } } as const, 'What your careers will take into account'],
  ])('says before payment what the ten careers are based on if %s', async (_, given, title) => {
    const note = 'Your answers show no clear direction.';
    const matching = { direction: false, ranked: false, hasCircumstances: false, takenIntoAccount: [], note };
    const reply = {
      ...completedAssessment,
      circumstances: given,
      preview: { ...preview, matching },
    };
    server.use(mockReply(endpoints.assessment, reply));
    openAssessment();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
  });

  it('lists the locked sections of the report, and the price', async () => {
    openAssessment();
    await screen.findByRole('heading', { name: 'Complete Career Report' });
    for (const title of preview.lockedSections) {
      expect(screen.getByText(title)).toBeInTheDocument();
    }
    // One price is on the offer card, and one in the bar at the bottom of a small screen.
    expect(screen.getAllByText('£9.99')).toHaveLength(2);
    for (const link of screen.getAllByRole('link', { name: 'Get Complete Report' })) {
      expect(link).toHaveAttribute('href', `/checkout/${ASSESSMENT_ID}`);
    }
    expect(screen.getByText(/^Ten careers that fit, with pay/)).toBeVisible();
    expect(screen.getByRole('link', { name: /blog/ })).toHaveAttribute('href', '/blog');
  });

  it('shows, without a pattern, what the user told us, and says why no pattern is named', async () => {
    const headline = {
      patternId: null,
      title: 'You’d like to cook or bake',
      ownTitle: '',
      sentence: 'No one pattern.',
    };
    server.use(mockReply(endpoints.assessment, { ...completedAssessment, preview: { ...preview, headline } }));
    openAssessment();
    expect(await screen.findByRole('heading', { name: 'You’d like to cook or bake' })).toBeVisible();
    expect(screen.getByText('From your answers')).toBeVisible();
    expect(screen.getAllByText('No one pattern.')).toHaveLength(2);
  });

  it('shows the note on the quality of the answers, with a link to the review', async () => {
    const quality = { title: 'Worth a second look', text: 'Many the same.', reviewAdvised: true };
    server.use(mockReply(endpoints.assessment, { ...completedAssessment, preview: { ...preview, quality } }));
    const { user } = openAssessment();
    const note = (await screen.findByText('Worth a second look')).closest('.ui-alert');
    if (!(note instanceof HTMLElement)) throw new Error('The note stands in no alert.');
    await user.click(within(note).getByRole('button', { name: 'Back to the questions' }));
    expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeVisible();
  });

  it('is replaced by the preview of a new assessment after the answers have changed', async () => {
    const newerAssessment = { ...completedAssessment, id: '99999999-2222-4333-8444-555555555555' };
    server.use(mockReply(endpoints.submitAssessment, newerAssessment));
    const { user } = openAssessment();
    await user.click(await screen.findByRole('button', { name: 'Back to the questions' }));
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    await user.click(await screen.findByRole('button', { name: 'Skip this part' }));
    await user.click(await screen.findByRole('button', { name: 'Skip to the end' }));
    const [link] = await screen.findAllByRole('link', { name: 'Get Complete Report' });
    expect(link).toHaveAttribute('href', `/checkout/${newerAssessment.id}`);
  });

  it('starts a new assessment only after the user has confirmed it', async () => {
    const { user } = openAssessment();
    await user.click(await screen.findByRole('button', { name: /^Start again/ }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('button', { name: 'Start the assessment' })).toBeVisible();
    expect(funnel.current().answers).toEqual({});
  });

  it('links to the report if the assessment has been paid', async () => {
    server.use(mockReply(endpoints.assessment, { ...completedAssessment, isPaid: true, status: 'ready' }));
    openAssessment();
    expect(await findLinkTo('Go to your report')).toBe(`/report/${ASSESSMENT_ID}`);
  });

  it('offers a retry if loading fails', async () => {
    server.use(mockRefusal(endpoints.assessment, 503));
    const { user } = openAssessment();
    expect(await screen.findByText('Your preview could not be loaded')).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Try Again' });
    server.use(mockReply(endpoints.assessment, completedAssessment));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
  });
});
