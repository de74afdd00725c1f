export const loadReportSuccessPage = async () =>
  (await import(/* webpackChunkName: "report-success-page" */ '../pages/report-success-page')).ReportSuccessPage;
