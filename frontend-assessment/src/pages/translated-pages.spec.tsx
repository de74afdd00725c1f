import { endpoints, pages, type Endpoint } from '@bearings/contracts';
import {
  answer,
  hold,
  keepTranslated,
  refuse,
  renderPage,
  screen,
  server,
  waitFor,
} from '@bearings/web/testing';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { routes } from '../routes';
import {
  answerUpTo,
  ASSESSMENT_ID,
  completed,
  CONFIG,
  quietApi,
  resetFunnel,
  preview,
} from '../testing/funnel.factory';
import { funnel } from '../features/funnel/use-funnel';

const findButton = (name: string) => screen.findByRole('button', { name });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  HTMLElement.prototype.scrollIntoView = jest.fn();
  server.use(...quietApi());
});

describe('a page that the browser has translated', () => {
  it('still updates its button labels and opens the preview', async () => {
    answerUpTo(36);
    funnel.goTo(34);
    const gate = hold(endpoints.submitAssessment, completed);
    const { user } = renderPage(routes, { path: pages.assessment });
    const next = await findButton('Next');
    keepTranslated();
    await user.click(next);
    expect(await screen.findByText('Question 36 of 36')).toBeVisible();
    expect(next).toHaveTextContent(/^Complete Assessment$/);
    await user.click(next);
    await user.click(await findButton('Skip this part'));
    gate.release();
    expect(await screen.findByRole('heading', { name: preview.pattern })).toBeVisible();
  });

  it('still shows that the payment is processing, and then that the card was declined', async () => {
    const confirm: Endpoint<undefined, object> = {
      method: 'POST',
      path: '/sandbox/stripe/v1/payment_intents/pi_123/confirm',
    };
    const error = { code: 'card_declined', message: 'Your card was declined.' };
    const gate = hold(confirm, { error }, 402);
    server.use(
      answer(endpoints.config, CONFIG),
      answer(endpoints.assessment, completed),
      answer(endpoints.createPaymentIntent, { clientSecret: 'pi_123_secret_456' }),
      refuse(endpoints.verifyPayment, 404),
    );
    const { user } = renderPage(routes, { path: `/checkout/${ASSESSMENT_ID}` });
    await user.type(await screen.findByLabelText(/Card number/), '4000000000000002');
    await user.type(screen.getByLabelText(/Expiry date/), '1234');
    await user.type(screen.getByLabelText(/Security code/), '123');
    const pay = await findButton('Complete Payment - £9.99');
    keepTranslated();
    await user.click(pay);
    await waitFor(() => expect(pay).toHaveTextContent('Processing...'));
    gate.release();
    expect(await screen.findByText('Payment Failed')).toBeVisible();
    expect(pay).toHaveTextContent('Complete Payment - £9.99');
  });
});
