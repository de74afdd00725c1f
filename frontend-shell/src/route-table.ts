export type RemoteName = 'assessment' | 'account' | 'marketing';

/**
 * The remote that serves each path and every path below it; the longest prefix wins. `/` is the
 * shell's, see `homes`. A path without an entry is 404.
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

/** The remotes whose `home` is shown at `/`: the landing page, or the home of a signed-in user. */
export const homes = { signedOut: 'marketing', signedIn: 'account' } as const;

/** Returns the remote that serves a path, or undefined. Matches complete segments only. */
export function remoteFor(path: string): RemoteName | undefined {
  const segments = path.split('/').filter(Boolean);
  for (let length = segments.length; length > 0; length -= 1) {
    const remote = routeTable[`/${segments.slice(0, length).join('/')}`];
    if (remote) return remote;
  }
  return undefined;
}
