import { endpoints, pages, pageTo, type Assessment } from '@bearings/contracts';
import {
  answer,
  refuse,
  renderPage,
  screen,
  server,
  signIn,
  waitFor,
  record,
} from '@bearings/web/testing';
import { funnel } from '../features/funnel/use-funnel';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { loadCheckoutPage } from '../page-loaders/checkout-page';
import { routes } from '../routes';
import {
  ada,
  answerUpTo,
  ASSESSMENT_ID,
  completed,
  quietApi,
  resetFunnel,
  preview,
} from '../testing/funnel.factory';

/** Number of recovered assessments. Each gets a new id, because ids stay in memory. */
let made = 0;
let remade: Assessment;
let submitted: unknown[];

/** Makes the server find no assessment until the answers are submitted again. */
function expireSession(): void {
  remade = { ...completed, id: `99999999-2222-4333-8444-${String((made += 1)).padStart(12, '0')}` };
  submitted = [];
  server.use(
    refuse(endpoints.assessment, 404),
    refuse(endpoints.createPaymentIntent, 404),
    answer(endpoints.submitAssessment, ({ body }) => {
      submitted.push(body);
      server.use(
        answer(endpoints.assessment, remade),
        answer(endpoints.createPaymentIntent, { clientSecret: 'pi_1_secret_2' }),
      );
      return remade;
    }),
  );
}

const open = (path: string = pages.assessment) => renderPage(routes, { path });

beforeAll(() => Promise.all([loadAssessmentPage(), loadCheckoutPage()]));
beforeEach(() => {
  resetFunnel();
  answerUpTo(36);
  funnel.complete(ASSESSMENT_ID);
  server.use(
    ...quietApi(),
    answer(endpoints.config, {
      stripePublicKey: 'pk_test_16ba760e33ae11c9da63e950',
      sandbox: true,
      capabilities: [],
    }),
  );
});

describe('an assessment that the server no longer finds for this session', () => {
  it('is submitted once more from the stored answers when the preview opens', async () => {
    expireSession();
    open();
    const [link] = await screen.findAllByRole('link', { name: 'Get Complete Report' });
    expect(link).toHaveAttribute('href', pageTo.checkout(remade.id));
    expect(submitted).toHaveLength(1);
    expect(submitted[0]).toMatchObject(ada);
    expect(submitted[0]).toHaveProperty('responses.length', 36);
    expect(funnel.current()).toMatchObject({ assessmentId: remade.id, step: 'preview' });
  });

  it('is submitted again at the checkout, which continues with the new assessment', async () => {
    expireSession();
    const { router } = open(pageTo.checkout(ASSESSMENT_ID));
    expect(await screen.findByRole('button', { name: 'Complete Payment - £9.99' })).toBeEnabled();
    expect(router.state.location.pathname).toBe(pageTo.checkout(remade.id));
    expect(submitted).toHaveLength(1);
  });

  it('is submitted again if the server replies with the status 403', async () => {
    expireSession();
    server.use(refuse(endpoints.assessment, 403, { code: 'cross_site' }));
    open();
    expect(await screen.findByRole('heading', { name: preview.pattern })).toBeVisible();
    expect(submitted).toHaveLength(1);
  });

  it('keeps all answers if submitting fails, and is submitted on a retry', async () => {
    expireSession();
    server.use(refuse(endpoints.submitAssessment, 503));
    const { user } = open();
    await screen.findByText('Your preview could not be loaded');
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
    server.use(answer(endpoints.submitAssessment, remade), answer(endpoints.assessment, remade));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: preview.pattern })).toBeVisible();
  });

  it('is submitted at the checkout when the user presses retry after a failure', async () => {
    expireSession();
    server.use(refuse(endpoints.submitAssessment, 503));
    const { user } = open(pageTo.checkout(ASSESSMENT_ID));
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expireSession();
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Complete Payment - £9.99' })).toBeEnabled();
  });

  it('is submitted only once if the browser blocks cookies', async () => {
    expireSession();
    submitted = record(endpoints.submitAssessment, remade);
    open(pageTo.checkout(ASSESSMENT_ID));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(submitted).toHaveLength(1);
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
  });

  it('opens the details form if the server refuses one of the details', async () => {
    expireSession();
    const refusal = { code: 'invalid_field' as const, message: 'Not an email.', field: 'email' };
    server.use(refuse(endpoints.submitAssessment, 400, refusal));
    open();
    const email = await screen.findByRole('textbox', { name: /Email/ });
    expect(email).toHaveAccessibleDescription(/^Not an email\./);
    expect(Object.keys(funnel.current().answers)).toHaveLength(36);
  });

  it('is not submitted with the answers of another account', async () => {
    expireSession();
    funnel.claim('somebody');
    signIn();
    open();
    expect(await screen.findByRole('button', { name: 'Start the assessment' })).toBeVisible();
    expect(funnel.current().answers).toEqual({});
    expect(submitted).toEqual([]);
  });

  it('is submitted with the answers of the signed-in account', async () => {
    expireSession();
    funnel.claim(signIn().id);
    open();
    expect(await screen.findByRole('heading', { name: preview.pattern })).toBeVisible();
    expect(submitted).toHaveLength(1);
  });

  it('opens the details form, and is not submitted, if answers are missing', async () => {
    resetFunnel();
    answerUpTo(20);
    funnel.complete(ASSESSMENT_ID);
    expireSession();
    open();
    const goOn = 'Go on with your assessment (20 answered)';
    expect(await screen.findByRole('button', { name: goOn })).toBeVisible();
    expect(funnel.current()).toMatchObject({ assessmentId: null, person: ada });
    expect(submitted).toEqual([]);
  });

  it('is not submitted at a checkout if this browser has no answers', async () => {
    resetFunnel();
    expireSession();
    open(pageTo.checkout(ASSESSMENT_ID));
    await waitFor(() => expect(screen.getByText('We cannot find this checkout')).toBeVisible());
    expect(submitted).toEqual([]);
  });
});
