import { ACCOUNT_LINK_MINUTES, INPUT_LIMITS } from '@bearings/contracts';

/** Texts of the fields and failures of forms, and of links in emails that have expired. */
export const formTexts = {
  fields: {
    email: { label: 'Email', missing: 'Please enter your email.' },
    firstName: { label: 'First name', missing: 'Please enter your first name.' },
    lastName: { label: 'Last name', missing: 'Please enter your last name.' },
    password: {
      label: 'Password',
      new: 'New password',
      hint: `At least ${INPUT_LIMITS.passwordMin} characters. Several words that do not belong together are good.`,
      missing: `Please choose a password with at least ${INPUT_LIMITS.passwordMin} characters.`,
      easy: 'Easy to guess so far. Another word or two makes it safe.',
      good: 'That’s a good one: hard to guess.',
      show: 'Show password',
      hide: 'Hide password',
    },
  },
  failed: 'That did not work',
  expired: {
    title: 'This link does not work any more',
    text: `It has been used, is older than ${ACCOUNT_LINK_MINUTES} minutes, or is not complete. A new one is quickly sent.`,
    action: 'Send me a new link',
    dashboard: 'Go to the dashboard',
  },
} as const;
