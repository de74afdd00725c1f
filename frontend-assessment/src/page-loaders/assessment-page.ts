export const loadAssessmentPage = async () =>
  (await import(/* webpackChunkName: "assessment-page" */ '../pages/assessment-page')).AssessmentPage;
