export const sessionTexts = {
  required: {
    title: 'Authentication Required',
    dashboard: 'Please sign in to access your dashboard.',
  },
  unauthorised: {
    title: 'Unauthorised',
    description: 'You are logged out. Logging in again...',
  },
  signIn: 'Sign In',
} as const;
