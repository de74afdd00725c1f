import { endpoints, pages, type Endpoint } from '@bearings/contracts';
import {
  mockReply,
  mockHeldReply,
  keepTranslated,
  mockRefusal,
  renderPage,
  screen,
  server,
  waitFor,
} from '@bearings/web/testing';
import { loadAssessmentPage } from '../page-loaders/assessment-page';
import { routes } from '../routes';
import {
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  PUBLIC_CONFIG,
  mockVisitorApi,
  resetFunnel,
  preview,
} from '../testing/funnel.factory';
import { funnel } from '../features/funnel/use-funnel';

const findButton = (name: string) => screen.findByRole('button', { name });

beforeAll(loadAssessmentPage);
beforeEach(() => {
  resetFunnel();
  HTMLElement.prototype.scrollIntoView = jest.fn();
  server.use(...mockVisitorApi());
});

describe('a page that the browser has translated', () => {
  it('still changes the label of the Next button at the last statement, and then opens the preview', async () => {
    answerQuestionsUpTo(36);
    funnel.goTo(34);
    const gate = mockHeldReply(endpoints.submitAssessment, completedAssessment);
    const { user } = renderPage(routes, { path: pages.assessment });
    const nextButton = await findButton('Next');
    keepTranslated();
    await user.click(nextButton);
    expect(await screen.findByText('Question 36 of 36')).toBeVisible();
    expect(nextButton).toHaveTextContent(/^Complete Assessment$/);
    await user.click(nextButton);
    await user.click(await findButton('Skip this part'));
    gate.release();
    expect(await screen.findByRole('heading', { name: preview.pattern })).toBeVisible();
  });

  it('still shows at the checkout that the payment is processing, and then that the card was declined', async () => {
    const confirm: Endpoint<undefined, object> = {
      method: 'POST',
      path: '/sandbox/stripe/v1/payment_intents/pi_123/confirm',
    };
    const error = { code: 'card_declined', message: 'Your card was declined.' };
    const gate = mockHeldReply(confirm, { error }, 402);
    server.use(
      mockReply(endpoints.config, PUBLIC_CONFIG),
      mockReply(endpoints.assessment, completedAssessment),
      mockReply(endpoints.createPaymentIntent, { clientSecret: 'pi_123_secret_456' }),
      mockRefusal(endpoints.verifyPayment, 404),
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
