/** Every page's path in the router's notation. Build links with `pageTo`. */
export const pages = {
  home: '/',
  assessment: '/assessment',
  checkout: '/checkout/:assessmentId',
  reportSuccess: '/report-success',
  report: '/report/:id',
  /** The link in a purchase email; its token may also be in the fragment. */
  openReport: '/report/:id/open',
  /** Page for editing the owner's interests and circumstances on which a report is based. */
  reportCircumstances: '/report/:id/circumstances',
  /** A report shared by its owner; the token gives access. */
  shared: '/shared/:token',
  /** The questions for an observer: a person who knows the report's owner. */
  observe: '/shared/know/:token',
  /** An account's two newest reports or two versions of one, side by side. */
  compareReports: '/compare-reports',
  /** The report page of an invented person. */
  sampleReport: '/sample-report',
  dashboard: '/dashboard',
  /** One receipt, for printing. */
  receipt: '/dashboard/receipts/:id',
  /** The unsubscribe link of a reminder, with its key in the fragment. */
  stopReminders: '/stop-reminders',
  /** The links of a follow-up email, with the key and the answer in the fragment. */
  followUp: '/follow-up',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Mailed links. The token is in the fragment, so that no server or log receives it. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  deleteAccount: '/delete-account',
  /** Sessions, password and second factor of the signed-in account. */
  security: '/account/security',
  admin: '/admin',
  about: '/about',
  blog: '/blog',
  article: '/blog/:slug',
  /** The careers library. Fixed paths come before the path of a career. */
  careers: '/careers',
  compareCareers: '/careers/compare',
  careerTrends: '/careers/trends',
  careersWithoutDegree: '/careers/no-degree',
  careersByApprenticeship: '/careers/apprenticeships',
  careerField: '/careers/fields/:field',
  careerSubject: '/careers/subjects/:subject',
  career: '/careers/:slug',
  contact: '/contact',
  /** Confirmation and unsubscribe links of the newsletter, with their key in the fragment. */
  confirmNewsletter: '/newsletter/confirm',
  leaveNewsletter: '/newsletter/leave',
  howItWorks: '/how-it-works',
  /** The measured figures of the product. */
  howGoodIsIt: '/how-good-is-it',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
  accessibility: '/accessibility',
  /** How the site meets the fifteen standards of the Children's Code. */
  childrensCode: '/childrens-code',
} as const;

/** Former paths without an id, which redirect to the current page. */
export const movedPages = ['/checkout', '/report'] as const;

/** The target of the "Start Your Journey" buttons. The API redirects everyone to the assessment. */
export const START_JOURNEY = '/api/login?returnTo=/assessment';

/** Functions that build a link to a page with parameters. */
export const pageTo = {
  checkout: (assessmentId: string) => `/checkout/${encodeURIComponent(assessmentId)}`,
  report: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}`,
  openReport: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}/open`,
  plan: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}#plan`,
  reportCircumstances: (assessmentId: string) =>
    `/report/${encodeURIComponent(assessmentId)}/circumstances`,
  compareVersions: (assessmentId: string) =>
    `/compare-reports?report=${encodeURIComponent(assessmentId)}`,
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  observe: (token: string) => `/shared/know/${encodeURIComponent(token)}`,
  receipt: (id: string) => `/dashboard/receipts/${encodeURIComponent(id)}`,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  career: (slug: string) => `/careers/${encodeURIComponent(slug)}`,
  careerField: (field: string) => `/careers/fields/${encodeURIComponent(field)}`,
  careerSubject: (subject: string) => `/careers/subjects/${encodeURIComponent(subject)}`,
  compareCareers: (slugs: readonly string[]) =>
    `/careers/compare?careers=${slugs.map(encodeURIComponent).join(',')}`,
  login: (returnTo: string) => `/login?returnTo=${encodeURIComponent(returnTo)}`,
  apiLogin: (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
  reportSuccess: (assessmentId: string) =>
    `/report-success?assessment=${encodeURIComponent(assessmentId)}`,
};
