import { endpoints, type ErrorCode, pageTo } from '@bearings/contracts';
import { TEST_CARDS, payWithCard } from '../funnel';
import { createCountryState } from './country';
import { alterReply, refuseCall } from './mock-replies';
import { pressButton, waitForText, visitPage, type Screen, type ScreenFixture, createScreen } from './screen';

const PAGE_TITLE = 'Get your complete career report';

async function waitUntilReady({ page, people }: ScreenFixture): Promise<void> {
  await visitPage(page, pageTo.checkout(people.unpaid.id), PAGE_TITLE);
  await page.getByRole('button', { name: /Complete Payment/ }).waitFor();
}

/** Creates a screen of a checkout that the API refuses with the error `code`. `title` is the screen's heading. */
const createRejectedScreen = (name: string, code: ErrorCode, title: string): Screen =>
  createScreen(name, { as: 'previewer' }, async ({ page, people }) => {
    await refuseCall(page, endpoints.createPaymentIntent, 409, { code });
    await visitPage(page, pageTo.checkout(people.unpaid.id), title);
  });

/** Screens of /checkout/{assessmentId}. */
export const checkoutScreens: readonly Screen[] = [
  createScreen('checkout-preparing', { as: 'previewer', pending: endpoints.createPaymentIntent }, ({ page, people }) =>
    visitPage(page, pageTo.checkout(people.unpaid.id), PAGE_TITLE, 'Preparing your checkout...'),
  ),
  {
    name: 'checkout',
    as: 'previewer',
    open: waitUntilReady,
    further: [
      createCountryState('checkout-country-abroad', 'Germany'),
      createCountryState('checkout-country-states', 'United States'),
    ],
  },
  {
    name: 'checkout-age',
    as: 'previewer',
    open: async ({ page, people }) => {
      await alterReply(page, endpoints.config, (config) => ({ ...config, minimumAge: 18 }));
      await refuseCall(page, endpoints.createPaymentIntent, 403, { code: 'age_unconfirmed' });
      await visitPage(page, pageTo.checkout(people.unpaid.id), PAGE_TITLE, 'I am 18 or older');
    },
    further: [
      createScreen('checkout-age-missing', async ({ page }) => {
        await pressButton(page, 'Continue to payment');
        await waitForText(page, /Please tick this if you are 18 or older/);
      }),
    ],
  },
  createScreen('checkout-email', { as: 'previewer' }, async (fixture) => {
    await waitUntilReady(fixture);
    await pressButton(fixture.page, 'Change the email address');
    await fixture.page.getByLabel('Email').fill('not-an-email');
    await pressButton(fixture.page, 'Save');
    await waitForText(fixture.page, 'Please enter a valid email address.');
  }),
  createScreen('checkout-fields-missing', { as: 'previewer' }, async (fixture) => {
    await waitUntilReady(fixture);
    await pressButton(fixture.page, /Complete Payment/);
    await waitForText(fixture.page, 'Please enter the card number.');
  }),
  createScreen('checkout-declined', { as: 'previewer' }, async (fixture) => {
    await waitUntilReady(fixture);
    await payWithCard(fixture.page, TEST_CARDS.declined);
    await waitForText(fixture.page, 'Payment Failed');
  }),
  createScreen('checkout-bank-refused', { as: 'previewer' }, async (fixture) => {
    const { id } = fixture.people.unpaid;
    const query = `assessment=${id}&payment_intent=pi_screens&redirect_status=failed`;
    await visitPage(fixture.page, `/report-success?${query}`, PAGE_TITLE, 'Payment Failed');
  }),
  createScreen('checkout-processing', { as: 'previewer' }, async (fixture) => {
    await fixture.page.route('**/sandbox/**/confirm', () => undefined);
    await waitUntilReady(fixture);
    await payWithCard(fixture.page, TEST_CARDS.good);
    await waitForText(fixture.page, 'Processing...');
  }),
  createScreen('checkout-form-unreachable', { as: 'previewer' }, async ({ page, people }) => {
    await alterReply(page, endpoints.config, (config) => ({ ...config, sandbox: false }));
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await visitPage(page, pageTo.checkout(people.unpaid.id), PAGE_TITLE, /The payment form could not be loaded/);
  }),
  createScreen('checkout-failed', { as: 'previewer', refused: endpoints.createPaymentIntent }, ({ page, people }) =>
    visitPage(page, pageTo.checkout(people.unpaid.id), /Unable to load checkout/),
  ),
  createScreen('checkout-unavailable', { as: 'previewer' }, async ({ page, people }) => {
    await alterReply(page, endpoints.config, (config) => ({ ...config, stripePublicKey: '' }));
    await visitPage(page, pageTo.checkout(people.unpaid.id), 'Payment system unavailable');
  }),
  createRejectedScreen('checkout-paid', 'already_paid', 'This report is already yours'),
  createRejectedScreen('checkout-unfinished', 'assessment_unfinished', 'Some statements are still open'),
  createRejectedScreen('checkout-superseded', 'assessment_superseded', 'You have a newer result'),
  createScreen('checkout-not-found', ({ page, people }) =>
    visitPage(page, pageTo.checkout(people.unpaid.id), 'We cannot find this checkout'),
  ),
  createScreen('checkout-cookies', async ({ page, people }) => {
    await visitPage(page, '/about', /./);
    // Hides all cookies from scripts, as a browser that blocks cookies does.
    await page.evaluate((path) => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, pageTo.checkout(people.unpaid.id));
    await waitForText(page, 'Your browser blocks cookies');
  }),
];
