export type RemoteName = 'assessment' | 'account' | 'marketing';

/**
 * The remote that serves each path and the paths below it; the longest matching path decides. The
 * shell itself serves `/`, see `homes`. All other paths are unknown (404).
 */
export const routeTable: Readonly<Record<string, RemoteName>> = {
  '/assessment': 'assessment',
  '/checkout': 'assessment',
  '/report-success': 'assessment',

  '/login': 'account',
  '/register': 'account',
  '/forgot-password': 'account',
  '/reset-password': 'account',
  '/verify-email': 'account',
  '/delete-account': 'account',
  '/dashboard': 'account',
  '/account': 'account',
  '/report': 'account',
  '/stop-reminders': 'account',
  '/follow-up': 'account',
  '/shared': 'account',
  '/compare-reports': 'account',
  '/sample-report': 'account',
  '/admin': 'account',

  '/about': 'marketing',
  '/blog': 'marketing',
  '/careers': 'marketing',
  '/contact': 'marketing',
  '/how-it-works': 'marketing',
  '/how-good-is-it': 'marketing',
  '/newsletter': 'marketing',
  '/privacy': 'marketing',
  '/terms': 'marketing',
  '/refund': 'marketing',
  '/accessibility': 'marketing',
  '/childrens-code': 'marketing',
};

/** The remotes that provide the page at `/`: for visitors the landing page, for users their home page. */
export const homeRemotes = { signedOut: 'marketing', signedIn: 'account' } as const;

/** Returns the remote that serves a path; undefined for an unknown path. Compares complete path segments. */
export function findRemote(path: string): RemoteName | undefined {
  const segments = path.split('/').filter(Boolean);
  for (let length = segments.length; length > 0; length -= 1) {
    const remote = routeTable[`/${segments.slice(0, length).join('/')}`];
    if (remote) return remote;
  }
  return undefined;
}
