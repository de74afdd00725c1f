import { endpoints, pages } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, within } from '@bearings/web/testing';
import { journey } from '../features/journey/use-journey';
import { loadAssessmentPage } from '../load-pages';
import { routes } from '../routes';
import {
  answerUpTo,
  ASSESSMENT_ID,
  completed,
  hold,
  preview,
  quietApi,
  startAnew,
} from '../testing/funnel.factory';

const open = () => renderPage(routes, { path: pages.assessment });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  startAnew();
  answerUpTo(36);
  journey.complete(ASSESSMENT_ID);
  server.use(...quietApi(), answer(endpoints.assessment, completed));
});

describe('the preview', () => {
  it('says that it loads', async () => {
    const held = hold();
    server.use(
      answer(endpoints.assessment, async () => {
        await held.promise;
        return completed;
      }),
    );
    open();
    expect(await screen.findByText('Loading your preview')).toBeInTheDocument();
    held.release();
    expect(await screen.findByRole('heading', { name: 'Your preview' })).toBeVisible();
  });

  it('is still there after a refresh', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Your preview' })).toBeVisible();
    for (const { title, phrase } of preview.badges) {
      expect(screen.getByText(title)).toBeVisible();
      expect(screen.getByText(phrase)).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'Introvert' })).toBeVisible();
    expect(screen.getByText('Close to the middle')).toBeVisible();
    expect(screen.getByText('Creativity')).toBeVisible();
    expect(screen.getByText('very high')).toBeVisible();
    expect(screen.getByText('At least one other area scored the same.')).toBeVisible();
  });

  it('names what is locked, and the price', async () => {
    open();
    await screen.findByRole('heading', { name: 'Your full report' });
    for (const title of preview.lockedSections) {
      expect(screen.getByText(title)).toBeVisible();
    }
    expect(screen.getByText('£9.99')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Complete Report' })).toHaveAttribute(
      'href',
      `/checkout/${ASSESSMENT_ID}`,
    );
    expect(screen.getByRole('link', { name: /blog/ })).toHaveAttribute('href', '/blog');
  });

  it('tells about the quality of the answers, with a way back', async () => {
    const quality = { title: 'Worth a second look', text: 'Many the same.', reviewAdvised: true };
    server.use(answer(endpoints.assessment, { ...completed, preview: { ...preview, quality } }));
    const { user } = open();
    const note = (await screen.findByText('Worth a second look')).closest('.ui-alert');
    if (!(note instanceof HTMLElement)) throw new Error('The note stands in no alert.');
    await user.click(within(note).getByRole('button', { name: 'Back to the questions' }));
    expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeVisible();
  });

  it('makes way for a new assessment after going back to the questions', async () => {
    const newer = { ...completed, id: '99999999-2222-4333-8444-555555555555' };
    server.use(answer(endpoints.submitAssessment, newer));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Back to the questions' }));
    await user.click(await screen.findByRole('button', { name: 'Complete Assessment' }));
    expect(await screen.findByRole('link', { name: 'Get Complete Report' })).toHaveAttribute(
      'href',
      `/checkout/${newer.id}`,
    );
  });

  it('starts again only when asked twice', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Start again/ }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('button', { name: 'Start the assessment' })).toBeVisible();
    expect(journey.current().answers).toEqual({});
  });

  it('leads to the report of what is paid', async () => {
    server.use(answer(endpoints.assessment, { ...completed, isPaid: true, status: 'ready' }));
    open();
    expect(await screen.findByRole('link', { name: 'Go to your report' })).toHaveAttribute(
      'href',
      `/report/${ASSESSMENT_ID}`,
    );
  });

  it("is forgotten when it is not this visitor's", async () => {
    server.use(refuse(endpoints.assessment, 404, { code: 'not_found', message: 'Not found' }));
    open();
    expect(await screen.findByRole('button', { name: 'Start the assessment' })).toBeVisible();
    expect(journey.current().assessmentId).toBeNull();
  });

  it('can be fetched again when that failed', async () => {
    server.use(refuse(endpoints.assessment, 503, { code: 'unavailable', message: 'Later.' }));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(answer(endpoints.assessment, completed));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your preview' })).toBeVisible();
  });
});
