/** Texts about changes that were not yet sent to the server. */
export const queueTexts = {
  offline: {
    title: 'Not saved yet',
    text: 'We can’t reach the site. Your changes stay in this browser and are sent as soon as it works.',
  },
  failed: {
    title: 'Not saved yet',
    text: 'Something went wrong at our end. Your changes stay in this browser, and we’ll try again.',
  },
  signedOut: {
    title: 'You’re signed out',
    text: 'Your changes stay in this browser. Sign in, and we’ll save them.',
  },
  otherAccount: {
    title: 'Another account is signed in',
    text: 'Your changes stay in this browser. Sign out, then sign in to your own account, and we’ll save them.',
  },
  signIn: 'Sign in',
  signOut: 'Sign out',
  retry: 'Try now',
} as const;
