export const loadReportSuccessPage = async () =>
  (await import(/* webpackChunkName: "report-success-page" */ '../features/report-success/report-success-page'))
    .ReportSuccessPage;
