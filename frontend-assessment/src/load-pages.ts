/** Where each page's code comes from; also called ahead of time, so that no step waits for it. */
export const loadAssessmentPage = async () =>
  (await import(/* webpackChunkName: "assessment-page" */ './pages/assessment-page'))
    .AssessmentPage;

export const loadCheckoutPage = async () =>
  (await import(/* webpackChunkName: "checkout-page" */ './pages/checkout-page')).CheckoutPage;

export const loadReportSuccessPage = async () =>
  (await import(/* webpackChunkName: "report-success-page" */ './pages/report-success-page'))
    .ReportSuccessPage;
