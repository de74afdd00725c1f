/** Downloads the form of the real provider. The sandbox does not need it. */
export const loadStripePaymentForm = async () =>
  (await import(/* webpackChunkName: "stripe-form" */ './stripe-payment-form')).StripePaymentForm;
