/** Path of every page, in the notation of the router. Build links with `pageTo`. */
export const pages = {
  home: '/',
  assessment: '/assessment',
  checkout: '/checkout/:assessmentId',
  reportSuccess: '/report-success',
  report: '/report/:id',
  /** Opened by the link in a purchase email, with the token in the fragment. */
  openReport: '/report/:id/open',
  /** Page on which a report's owner edits the interests and circumstances on which it is based. */
  reportCircumstances: '/report/:id/circumstances',
  /** Page on which a report's owner sorts their best 25 careers. */
  longList: '/report/:id/long-list',
  /** The ten careers of a report for its owner's parents, on one page. */
  parents: '/report/:id/parents',
  /** A report that its owner shares with a visitor; the token gives access. */
  shared: '/shared/:token',
  /** Page on which an observer, a person who knows the report's owner, answers questions about the owner. */
  observe: '/shared/know/:token',
  /** Compares an account's two newest reports, or two revisions of one report. */
  compareReports: '/compare-reports',
  sampleReport: '/sample-report',
  dashboard: '/dashboard',
  /** A receipt for printing. */
  receipt: '/dashboard/receipts/:id',
  /** Opened by the unsubscribe link of a reminder, with its key in the fragment. */
  stopReminders: '/stop-reminders',
  /** Opened by the links of a follow-up email, with the key and the answer in the fragment. */
  followUp: '/follow-up',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /**
   * This and the next two paths are opened by links in emails. The token is in the fragment, so
   * that no server or log receives it.
   */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  deleteAccount: '/delete-account',
  /** Sessions, password and second factor of the account that is signed in. */
  security: '/account/security',
  admin: '/admin',
  about: '/about',
  blog: '/blog',
  article: '/blog/:slug',
  /** The careers library. Fixed paths come before the slug's path, because the first match wins. */
  careers: '/careers',
  compareCareers: '/careers/compare',
  careerTrends: '/careers/trends',
  careersWithoutDegree: '/careers/no-degree',
  careersByApprenticeship: '/careers/apprenticeships',
  careerField: '/careers/fields/:field',
  careerSubject: '/careers/subjects/:subject',
  career: '/careers/:slug',
  contact: '/contact',
  /**
   * This and the next path are opened by the confirmation and unsubscribe links of the newsletter,
   * with their key in the fragment.
   */
  confirmNewsletter: '/newsletter/confirm',
  leaveNewsletter: '/newsletter/leave',
  howItWorks: '/how-it-works',
  /** Shows the figures that were measured on the product. */
  howGoodIsIt: '/how-good-is-it',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
  accessibility: '/accessibility',
  /** How the site meets the fifteen standards of the Children's Code. */
  childrensCode: '/childrens-code',
} as const;

/** Former paths without an id, and that of the sample. They redirect to the page that replaced them. */
export const movedPages = ['/checkout', '/report', '/report/sample'] as const;

/** Target of the "Start Your Journey" buttons. The API redirects from it to the assessment. */
export const START_JOURNEY_PATH = '/api/login?returnTo=/assessment';

/** Functions that build a link to a page with parameters. */
export const pageTo = {
  checkout: (assessmentId: string) => `/checkout/${encodeURIComponent(assessmentId)}`,
  report: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}`,
  openReport: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}/open`,
  plan: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}#plan`,
  reportCircumstances: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}/circumstances`,
  longList: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}/long-list`,
  parents: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}/parents`,
  compareVersions: (assessmentId: string) => `/compare-reports?report=${encodeURIComponent(assessmentId)}`,
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  observe: (token: string) => `/shared/know/${encodeURIComponent(token)}`,
  receipt: (id: string) => `/dashboard/receipts/${encodeURIComponent(id)}`,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  career: (slug: string) => `/careers/${encodeURIComponent(slug)}`,
  careerField: (field: string) => `/careers/fields/${encodeURIComponent(field)}`,
  careerSubject: (subject: string) => `/careers/subjects/${encodeURIComponent(subject)}`,
  compareCareers: (slugs: readonly string[]) => `/careers/compare?careers=${slugs.map(encodeURIComponent).join(',')}`,
  login: (returnTo: string) => `/login?returnTo=${encodeURIComponent(returnTo)}`,
  apiLogin: (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
  reportSuccess: (assessmentId: string) => `/report-success?assessment=${encodeURIComponent(assessmentId)}`,
};
