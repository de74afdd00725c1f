import StripeSdk from 'stripe';

/** The version of Stripe's API that the SDK uses. The webhook must be registered with the same version. */
export const STRIPE_API_VERSION: string = StripeSdk.API_VERSION;
