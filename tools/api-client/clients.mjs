// @ts-check
// The calls of each front end, by the ids of their operations. `name: id` gives a call another name: all front
// ends share one store, in which a name is taken once.

export const CLIENTS = {
  'libs/web': { account: 'currentUser' },
  'frontend-marketing': {
    contactConfig: 'config',
    ...calls('sendContactMessage', 'subscribeToNewsletter', 'confirmNewsletter', 'leaveNewsletter'),
  },
  'frontend-assessment': {
    funnelAssessment: 'assessment',
    funnelDraft: 'draft',
    publicConfig: 'config',
    watchedReportStatus: 'reportStatus',
    generateAgain: 'generateReport',
    ...calls(
      'occupations',
      'startTracking',
      'saveDraft',
      'submitAssessment',
      'changeAssessment',
      'countryReports',
      'createPaymentIntent',
      'verifyPayment',
    ),
  },
  'frontend-account': {
    userLogin: 'login',
    reportLink: 'checkReportLink',
    deleteAccount: 'deleteUser',
    overview: 'adminOverview',
    statistics: 'adminStatistics',
    receipts: 'payments',
    jobsByTitle: 'occupations',
    ...calls(
      'config',
      'adminLogin',
      'register',
      'forgotPassword',
      'resetPassword',
      'verifyEmail',
      'openReport',
      'renewReportLink',
      'requestDeletion',
      'accountSessions',
      'endSessions',
      'changePassword',
      'factorState',
      'startFactor',
      'confirmFactor',
      'passFactor',
      'renewRecoveryCodes',
      'removeFactor',
      'prove',
      'countries',
      'updateCountry',
      'assessments',
      'assessment',
      'reports',
      'report',
      'reportStatus',
      'generateReport',
      'reviseReport',
      'emailReport',
      'reportCareers',
      'chooseCareer',
      'reportGlance',
      'plan',
      'changePlan',
      'stopReminders',
      'shares',
      'createShare',
      'endShare',
      'changeShareComments',
      'sharedReport',
      'addShareComment',
      'adminPerson',
      'adminUsers',
      'adminAssessments',
      'adminPayments',
      'adminReports',
      'adminAudit',
      'rerunReport',
      'refundPayment',
      'endUserSessions',
      'deleteUserAccount',
    ),
  },
};

/** Posts that change nothing, so that they are queries. */
export const QUERIES = ['reportLink'];

/** @param {string[]} ids */
function calls(...ids) {
  return Object.fromEntries(ids.map((id) => [id, id]));
}
