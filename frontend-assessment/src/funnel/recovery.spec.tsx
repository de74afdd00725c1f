import { endpoints, pages, pageTo, type Assessment } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  mockAndRecord,
} from '@bearings/web/testing';
import { funnel } from './use-funnel';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { loadCheckoutPage } from '../page-loaders/checkout-page';
import { routes } from '../routes';
import {
  ada,
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  mockVisitorApi,
  resetFunnel,
  preview,
} from '../testing/funnel.factory';

/** Number of assessments that replaced a lost one. Each gets a new id, because the page remembers earlier ids. */
let createdCount = 0;
let newAssessment: Assessment;
let submittedBodies: unknown[];

/** Makes the server find no assessment until the answers are submitted again. */
function expireSession(): void {
  newAssessment = {
    ...completedAssessment,
    id: `99999999-2222-4333-8444-${String((createdCount += 1)).padStart(12, '0')}`,
  };
  submittedBodies = [];
  server.use(
    mockRefusal(endpoints.assessment, 404),
    mockRefusal(endpoints.createPaymentIntent, 404),
    mockReply(endpoints.submitAssessment, ({ body }) => {
      submittedBodies.push(body);
      server.use(
        mockReply(endpoints.assessment, newAssessment),
        mockReply(endpoints.createPaymentIntent, { clientSecret: 'pi_1_secret_2' }),
      );
      return newAssessment;
    }),
  );
}

const openAssessment = (path: string = pages.assessment) => renderPage(routes, { path });

beforeAll(() => Promise.all([loadAssessmentPage(), loadCheckoutPage()]));
beforeEach(() => {
  resetFunnel();
  answerQuestionsUpTo(36);
  funnel.complete(ASSESSMENT_ID);
  server.use(...mockVisitorApi());
});

describe('an assessment that the server no longer finds for this session', () => {
  it('is submitted once more from the stored answers when the preview opens', async () => {
    expireSession();
    openAssessment();
    const [link] = await screen.findAllByRole('link', { name: 'Get Complete Report' });
    expect(link).toHaveAttribute('href', pageTo.checkout(newAssessment.id));
    expect(submittedBodies).toHaveLength(1);
    expect(submittedBodies[0]).toMatchObject(ada);
    expect(submittedBodies[0]).toHaveProperty('responses.length', 36);
    expect(funnel.current()).toMatchObject({ assessmentId: newAssessment.id, step: 'preview' });
  });

  it('is submitted again at the checkout, which continues with the new assessment', async () => {
    expireSession();
    const { router } = openAssessment(pageTo.checkout(ASSESSMENT_ID));
    expect(await screen.findByRole('button', { name: 'Complete Payment - £9.99' })).toBeEnabled();
    expect(router.state.location.pathname).toBe(pageTo.checkout(newAssessment.id));
    expect(submittedBodies).toHaveLength(1);
  });

  it('is submitted again if the server replies with the status 403', async () => {
    expireSession();
    server.use(mockRefusal(endpoints.assessment, 403, { code: 'cross_site' }));
    openAssessment();
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    expect(submittedBodies).toHaveLength(1);
  });

  it.each([
    ['on the preview', pages.assessment, () => screen.findByRole('heading', { name: preview.headline.title })],
    [
      'at the checkout',
      pageTo.checkout(ASSESSMENT_ID),
      () => screen.findByRole('button', { name: 'Complete Payment - £9.99' }),
    ],
  ])('is submitted with all answers when the user presses retry after a failure %s', async (_, path, findResult) => {
    expireSession();
    server.use(mockRefusal(endpoints.submitAssessment, 503));
    const { user } = openAssessment(path);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
    expireSession();
    await user.click(retry);
    const result = await findResult();
    expect(result).toBeVisible();
    expect(result).toBeEnabled();
  });

  it('is submitted only once if the browser blocks cookies', async () => {
    expireSession();
    submittedBodies = mockAndRecord(endpoints.submitAssessment, newAssessment);
    openAssessment(pageTo.checkout(ASSESSMENT_ID));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(submittedBodies).toHaveLength(1);
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
  });

  it('leads to the details form if the server refuses one of the details', async () => {
    expireSession();
    const refusal = { code: 'invalid_field' as const, message: 'Not an email.', field: 'email' };
    server.use(mockRefusal(endpoints.submitAssessment, 400, refusal));
    openAssessment();
    const email = await screen.findByRole('textbox', { name: /Email/ });
    expect(email).toHaveAccessibleDescription(/^Not an email\./);
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
  });

  it('is not submitted from answers that belong to another account', async () => {
    expireSession();
    funnel.claim('somebody');
    createSignedInUser();
    openAssessment();
    expect(await screen.findByRole('button', { name: 'Start the assessment' })).toBeVisible();
    expect(funnel.current().answers).toEqual({});
    expect(submittedBodies).toEqual([]);
  });

  it('is submitted again from answers that belong to the signed-in account', async () => {
    expireSession();
    funnel.claim(createSignedInUser().id);
    openAssessment();
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    expect(submittedBodies).toHaveLength(1);
  });

  it('is not submitted if answers are missing: the details form opens instead', async () => {
    resetFunnel();
    answerQuestionsUpTo(20);
    funnel.complete(ASSESSMENT_ID);
    expireSession();
    openAssessment();
    const goOnLabel = 'Go on with your assessment (20 answered)';
    expect(await screen.findByRole('button', { name: goOnLabel })).toBeVisible();
    expect(funnel.current()).toMatchObject({ assessmentId: null, person: ada });
    expect(submittedBodies).toEqual([]);
  });

  it('is not submitted at a checkout if this browser has no answers', async () => {
    resetFunnel();
    expireSession();
    openAssessment(pageTo.checkout(ASSESSMENT_ID));
    expect(await screen.findByText('We cannot find this checkout')).toBeVisible();
    expect(document.cookie).not.toContain('bearings_test');
    expect(submittedBodies).toEqual([]);
  });
});
