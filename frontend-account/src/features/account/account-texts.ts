import { ACCOUNT_LINK_MINUTES, PURCHASE_LINK_DAYS } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';

/** Texts for creating an account, for passwords, and for pages that emailed links open. */
export const accountTexts = {
  age: {
    label: (age: number) => `I am ${age} or older`,
    hint: 'The law asks us to check this. We keep your answer with your account.',
    missing: (age: number) =>
      `Please tick this if you are ${age} or older. If you are younger, ask a parent or carer first.`,
    loading: 'Loading a question',
    failed: 'We need to ask you one question first, and it could not be loaded.',
    retry: 'Try Again',
  },
  toSignIn: 'Back to sign in',
  register: {
    title: 'Create account',
    description: `Create a ${BRAND.name} account to keep your assessments and reports in one place.`,
    lead: 'Keep your assessments and reports in one place. What you have answered in this browser comes with you.',
    submit: 'Create account',
    pending: 'Creating your account …',
    known: 'Already have an account?',
    signIn: 'Sign in',
    taken: 'Choose a new password by email',
    welcome: {
      title: 'Welcome',
      description: 'We have sent you a link to confirm your email address.',
    },
  },
  forgot: {
    title: 'Forgotten your password?',
    description: 'Choose a new password with a link by email.',
    lead: 'Enter the email of your account. We send you a link with which you choose a new password.',
    submit: 'Send the link',
    pending: 'Sending …',
    sent: {
      title: 'Look in your inbox',
      text: (email: string) =>
        `If ${email} has an account, a link is on its way there. It works once, for ${ACCOUNT_LINK_MINUTES} minutes.`,
      nothing: 'Nothing there after a few minutes? Look among the spam, or check the address for a slip.',
      again: 'Use another address',
    },
  },
  reset: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    lead: 'It signs you in here and signs you out everywhere else.',
    submit: 'Set the password',
    pending: 'Setting your password …',
    done: { title: 'Password set', description: 'You are signed in.' },
  },
  verify: {
    title: 'Confirm your email address',
    description: 'Confirm that the email address of your account is yours.',
    lead: 'Assessments you took with this address are added to your account.',
    submit: 'Confirm my address',
    pending: 'Confirming …',
    needsPassword:
      'You are not signed in to this account here. Choose a new password, so that nobody else can sign in: it replaces the old one.',
    done: { title: 'Address confirmed', description: 'Thank you. Your account is complete.' },
  },
  openReport: {
    description: 'Read the career report you bought.',
    loading: 'Opening your link',
    enter: {
      title: 'Read your report',
      lead: (email: string) => `This button signs you in as ${email}.`,
      submit: 'Read your report',
      pending: 'Opening your report …',
    },
    choose: {
      title: 'Choose a password to read your report',
      lead: (email: string) =>
        `You bought this report with ${email}. With a password you can come back to it at any time.`,
      submit: 'Read your report',
      pending: 'Opening your report …',
      replaces: 'If this address already had a password, the new one replaces it.',
      later: 'Not now, just read the report',
    },
    done: { title: 'You are signed in', description: 'Your report is on your dashboard too.' },
    failed: { title: 'Your link could not be checked', retry: 'Try Again' },
    expired: {
      title: 'This link does not work any more',
      text: `It was used already, is older than ${PURCHASE_LINK_DAYS} days, or is not complete. Your report is safe: we can email you a new link now.`,
      action: 'Email me a new link',
      pending: 'Sending …',
      signIn: 'Sign in with a password',
    },
    renewed: {
      title: 'Look in your inbox',
      text: 'A new link is on its way to the address you gave when you bought the report.',
      nothing: 'Nothing there after a few minutes? Look in your spam folder too.',
      signIn: 'Sign in with a password',
    },
  },
} as const;
