/** Loads the provider's own form, which the sandbox does not use. */
export const loadStripePaymentForm = async () =>
  (await import(/* webpackChunkName: "stripe-form" */ './stripe-payment-form')).StripePaymentForm;
