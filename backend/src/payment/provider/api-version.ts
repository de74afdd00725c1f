import StripeSdk from 'stripe';

/** The version of Stripe's API that the SDK uses, with which the webhook must be registered. */
export const STRIPE_API_VERSION: string = StripeSdk.API_VERSION;
