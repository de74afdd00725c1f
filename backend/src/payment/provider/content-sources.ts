import type { ContentSources } from '../../platform/http/content-policy.js';

/** Hosts of Stripe's scripts and frames, from Stripe's guide to content security policies. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** The hosts that the card form of the checkout needs. */
export const PAYMENT_CONTENT_SOURCES: ContentSources = {
  scripts: STRIPE_SCRIPTS,
  connections: ['https://api.stripe.com'],
  frames: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
};
