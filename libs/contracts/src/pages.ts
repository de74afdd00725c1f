/** Every page's path, as the router writes it. Build links with `pageTo`. */
export const pages = {
  home: '/',
  assessment: '/assessment',
  checkout: '/checkout/:assessmentId',
  reportSuccess: '/report-success',
  report: '/report/:id',
  dashboard: '/dashboard',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** The mailed links: their token stands behind `#`, so that no server or log sees it. */
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  deleteAccount: '/delete-account',
  admin: '/admin',
  about: '/about',
  blog: '/blog',
  article: '/blog/:slug',
  contact: '/contact',
  howItWorks: '/how-it-works',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
} as const;

/** Where the start-journey buttons lead: sign-in first, which lets a visitor go on without an account. */
export const START_JOURNEY = '/api/login?returnTo=/assessment';

export const pageTo = {
  checkout: (assessmentId: string) => `/checkout/${encodeURIComponent(assessmentId)}`,
  report: (assessmentId: string) => `/report/${encodeURIComponent(assessmentId)}`,
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  login: (returnTo: string) => `/login?returnTo=${encodeURIComponent(returnTo)}`,
  apiLogin: (returnTo: string) => `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
  reportSuccess: (assessmentId: string) =>
    `/report-success?assessment=${encodeURIComponent(assessmentId)}`,
};
