export type RemoteName = 'assessment' | 'account' | 'marketing';

/**
 * The whole site on one screen: which remote answers for a path and for everything below it. The
 * longest prefix wins. `/` belongs to the shell, see `homes`; what is not here does not exist.
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
  '/report': 'account',
  '/admin': 'account',

  '/about': 'marketing',
  '/blog': 'marketing',
  '/contact': 'marketing',
  '/how-it-works': 'marketing',
  '/privacy': 'marketing',
  '/terms': 'marketing',
  '/refund': 'marketing',
};

/** Whose home is shown at `/`: the landing page, or the home of somebody who is signed in. */
export const homes = { signedOut: 'marketing', signedIn: 'account' } as const;

/** The remote that answers for a path; undefined where none does. Only whole segments count. */
export function remoteFor(path: string): RemoteName | undefined {
  const segments = path.split('/').filter(Boolean);
  for (let length = segments.length; length > 0; length -= 1) {
    const remote = routeTable[`/${segments.slice(0, length).join('/')}`];
    if (remote) return remote;
  }
  return undefined;
}
