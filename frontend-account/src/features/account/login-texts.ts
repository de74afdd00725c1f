import { ASSESSMENT_TIME, BRAND } from '@bearings/domain';

export const loginTexts = {
  title: 'Sign in',
  description: `Sign in to ${BRAND.name} to see your assessments and your career reports.`,
  lead: 'Welcome back. Your assessments and reports are where you left them.',
  leadToReport: 'Use the account that has your report. It opens as soon as you are signed in.',
  email: { label: 'Email', missing: 'Please enter your email.' },
  password: {
    label: 'Password',
    missing: 'Please enter your password.',
    show: 'Show password',
    hide: 'Hide password',
  },
  submit: 'Sign In',
  pending: 'Signing in...',
  missing: {
    title: 'Missing Information',
    description: 'Please enter both email and password.',
  },
  failed: {
    title: 'Login Failed',
    description: 'Invalid credentials. Please try again.',
  },
  unreachable: 'We could not reach the site. Check your connection, then try again: your details may well be right.',
  notKept:
    'Your details are right, but your browser did not keep the sign-in. Please allow cookies for this site and try again.',
  forgotten: 'Forgotten your password?',
  register: { before: 'No account yet?', link: 'Create account' },
  support: { before: 'Trouble signing in?', link: 'Contact support' },
  assessment: {
    title: 'New here?',
    lead: 'You need no account. Answer 36 short statements, see a free preview, and decide then.',
    points: [ASSESSMENT_TIME, 'No account needed', 'Free preview'],
    action: 'Take Assessment',
  },
  demo: {
    title: 'Demonstration site',
    lead: 'This is a demonstration with made-up data. You may look around as its administrator:',
    email: 'Email',
    password: 'Password',
    fill: 'Fill in',
  },
} as const;
