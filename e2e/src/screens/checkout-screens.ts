import { endpoints, pageTo } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { CARDS, payWith } from '../funnel';
import { alter, leaveOpen, refuse } from './replies';
import { press, see, visit, type Screen, type Stage } from './screen';

const TITLE = 'Get your complete career report';

async function ready({ page, cast }: Stage): Promise<void> {
  await visit(page, pageTo.checkout(cast.unpaid.id), TITLE);
  await page.getByRole('button', { name: /Complete Payment/ }).waitFor();
}

/** A checkout that is refused with this code, and what it then says. */
const refused = (name: string, code: string, title: string): Screen => ({
  name,
  as: 'previewer',
  open: async ({ page, cast }) => {
    await refuse(page, endpoints.createPaymentIntent, 409, { code });
    await visit(page, pageTo.checkout(cast.unpaid.id), title);
  },
});

const editEmail = async (page: Page): Promise<void> => {
  await press(page, 'Change the email address');
  await page.getByLabel('Email').waitFor();
};

/** /checkout/{assessmentId} in all its states. */
export const checkoutScreens: readonly Screen[] = [
  {
    name: 'checkout-preparing',
    as: 'previewer',
    open: async ({ page, cast }) => {
      await leaveOpen(page, endpoints.createPaymentIntent);
      await visit(page, pageTo.checkout(cast.unpaid.id), TITLE);
      await see(page, 'Preparing your checkout...');
    },
  },
  { name: 'checkout', as: 'previewer', open: ready },
  {
    name: 'checkout-email',
    as: 'previewer',
    open: async (stage) => {
      await ready(stage);
      await editEmail(stage.page);
      await stage.page.getByLabel('Email').fill('nobody');
      await press(stage.page, 'Save');
      await see(stage.page, 'Please enter a valid email address.');
    },
  },
  {
    name: 'checkout-fields-missing',
    as: 'previewer',
    open: async (stage) => {
      await ready(stage);
      await press(stage.page, /Complete Payment/);
      await see(stage.page, 'Please enter the card number.');
    },
  },
  {
    name: 'checkout-declined',
    as: 'previewer',
    open: async (stage) => {
      await ready(stage);
      await payWith(stage.page, CARDS.declined);
      await see(stage.page, 'Payment Failed');
    },
  },
  {
    name: 'checkout-processing',
    as: 'previewer',
    open: async (stage) => {
      await stage.page.route('**/sandbox/**/confirm', () => undefined);
      await ready(stage);
      await payWith(stage.page, CARDS.good);
      await see(stage.page, 'Processing...');
    },
  },
  {
    name: 'checkout-form-unreachable',
    as: 'previewer',
    open: async ({ page, cast }) => {
      await alter(page, endpoints.config, (config) => ({ ...config, sandbox: false }));
      await page.route('https://js.stripe.com/**', (route) => route.abort());
      await visit(page, pageTo.checkout(cast.unpaid.id), TITLE);
      await see(page, /The payment form could not be loaded/);
    },
  },
  {
    name: 'checkout-failed',
    as: 'previewer',
    open: async ({ page, cast }) => {
      await refuse(page, endpoints.createPaymentIntent, 500);
      await visit(page, pageTo.checkout(cast.unpaid.id), /Unable to load checkout/);
    },
  },
  {
    name: 'checkout-unavailable',
    as: 'previewer',
    open: async ({ page, cast }) => {
      await alter(page, endpoints.config, (config) => ({ ...config, stripePublicKey: '' }));
      await visit(page, pageTo.checkout(cast.unpaid.id), 'Payment system unavailable');
    },
  },
  refused('checkout-paid', 'already_paid', 'This report is already yours'),
  refused('checkout-unfinished', 'assessment_unfinished', 'Some statements are still open'),
  refused('checkout-superseded', 'assessment_superseded', 'You have a newer result'),
  {
    name: 'checkout-not-found',
    open: ({ page, cast }) =>
      visit(page, pageTo.checkout(cast.unpaid.id), 'We cannot find this checkout'),
  },
];
