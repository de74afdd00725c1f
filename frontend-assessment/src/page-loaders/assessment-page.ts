export const loadAssessmentPage = async () =>
  (await import(/* webpackChunkName: "assessment-page" */ '../features/assessment/assessment-page')).AssessmentPage;
