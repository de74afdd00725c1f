/** Where the code of the funnel's pages comes from; also called ahead of time. */
export const loadAssessmentPage = async () =>
  (await import(/* webpackChunkName: "assessment-page" */ './pages/assessment-page'))
    .AssessmentPage;

export const loadCheckoutPage = async () =>
  (await import(/* webpackChunkName: "checkout-page" */ './pages/checkout-page')).CheckoutPage;

export const loadReportSuccessPage = async () =>
  (await import(/* webpackChunkName: "report-success-page" */ './pages/report-success-page'))
    .ReportSuccessPage;

/** The form of the provider itself, which the sandbox never needs. */
export const loadStripePaymentForm = async () =>
  (await import(/* webpackChunkName: "stripe-form" */ './features/checkout/stripe-payment-form'))
    .StripePaymentForm;

/** Brings what comes after the statements. A failure is no matter: whoever goes there tries again. */
export function bringLaterPages(): void {
  for (const load of [loadCheckoutPage, loadReportSuccessPage]) load().catch(() => undefined);
}
