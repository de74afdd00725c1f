export const loadCheckoutPage = async () =>
  (await import(/* webpackChunkName: "checkout-page" */ '../pages/checkout-page')).CheckoutPage;
