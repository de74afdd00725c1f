const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

const countAgo = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Returns when a session was last used, such as "Last used 5 hours ago" or "Last used yesterday". */
function formatLastUsed(at: Date): string {
  const age = Math.max(0, Date.now() - at.getTime());
  if (age < HOUR_MS) return 'Used in the last hour';
  if (age < DAY_MS) return `Last used ${countAgo(Math.floor(age / HOUR_MS), 'hour')}`;
  const days = Math.floor(age / DAY_MS);
  return days === 1 ? 'Last used yesterday' : `Last used ${countAgo(days, 'day')}`;
}

export const securityTexts = {
  title: 'Sign-in and security',
  description: 'See where you’re signed in, and change your password.',
  lead: 'See where you’re signed in, and change your password.',
  why: 'Please sign in to see where your account is in use.',
  sessions: {
    title: 'Where you’re signed in',
    lead: 'If you don’t recognise one of these, sign it out and change your password.',
    current: 'This one',
    unknownDevice: 'A browser we don’t know',
    lastUsed: formatLastUsed,
    end: 'Sign out',
    endOf: (device: string) => `Sign out ${device}`,
    endOthers: 'Sign out everywhere else',
    proof: {
      one: (device: string) => ({
        title: 'Sign out one browser?',
        text: `${device} will have to sign in again. Enter your password, so that nobody else can do this.`,
        submit: 'Sign it out',
      }),
      others: {
        title: 'Sign out everywhere else?',
        text: 'You stay signed in here; every other browser will have to sign in again. Enter your password, so that nobody else can do this.',
        submit: 'Sign out all others',
      },
      password: 'Your password',
      missing: 'Please enter your password.',
      pending: 'Signing out …',
      cancel: 'Cancel',
    },
    oneDone: { title: 'Signed out', description: 'That browser has to sign in again.' },
    othersDone: { title: 'Signed out', description: 'You’re signed in only here now.' },
    loading: 'Loading where you’re signed in',
    failed: 'We couldn’t load this list.',
    retry: 'Try Again',
  },
  password: {
    title: 'Your password',
    lead: 'A new password signs you out everywhere else.',
    none: 'Your account has no password yet. We can email you a link to choose one.',
    choose: 'Choose a password by email',
    forgotten: 'Forgotten it? Get a link by email',
    current: 'Current password',
    currentMissing: 'Please enter your current password.',
    next: 'New password',
    submit: 'Change password',
    pending: 'Changing your password …',
    done: { title: 'Password changed', description: 'You’re signed out everywhere else.' },
  },
} as const;
