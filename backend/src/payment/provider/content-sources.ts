import type { ContentSources } from '../../platform/http/content-policy.js';

/** According to Stripe's guide to content policies, Stripe's frames come from hosts below js.stripe.com. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** The hosts that the card form of the checkout needs. */
export const PAYMENT_CONTENT_SOURCES: ContentSources = {
  scripts: STRIPE_SCRIPTS,
  connections: ['https://api.stripe.com'],
  frames: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
};
