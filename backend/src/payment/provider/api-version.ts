import StripeSdk from 'stripe';

/** The version of Stripe's interface that the SDK speaks, and that the webhook has to be registered with. */
export const STRIPE_API_VERSION: string = StripeSdk.API_VERSION;
