export const loadCheckoutPage = async () =>
  (await import(/* webpackChunkName: "checkout-page" */ '../features/checkout/checkout-page')).CheckoutPage;
