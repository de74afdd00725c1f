import { BRAND, claims, PRICE } from '@bearings/contracts';

export const successTexts = {
  metaTitle: 'Your report',
  metaReady: 'Your report is ready',
  metaDescription: 'Your payment and your report.',
  checking: {
    title: 'Checking your payment',
    lead: 'This takes a moment. Your payment is safe, whatever happens to this page.',
  },
  processing: {
    title: 'Your bank is still confirming the payment',
    lead: 'That can take a few minutes. Your report is written as soon as it is confirmed.',
  },
  generating: {
    title: 'Thank you. Your report is being written',
    lead: 'This takes up to a minute.',
    progress: 'Report written',
    section: (section: string) => `Now writing: ${section}`,
    starting: 'Gathering your results',
  },
  leave:
    'You can close this page: your report goes on being written, and will be on your dashboard.',
  success: {
    title: 'Your report is ready',
    lead: 'Payment received, report written. It is yours to keep.',
    next: {
      title: 'What next',
      items: [
        'Read your profile first: it is the key to everything after it.',
        'Open two or three of the careers and read why they fit.',
        'Pick one step of the roadmap for this week.',
      ],
    },
  },
  view: 'View Your Report',
  newTab: ' (opens in a new tab)',
  home: 'Back to Home',
  email: {
    sent: (email: string) => `We also write to ${email} when your report is ready.`,
    kept: 'There is no need to wait for an email: your report is on your dashboard whenever you sign in.',
  },
  signIn: {
    title: 'Sign in to read your report',
    text: 'The email address you gave already has an account here. For its safety we have not signed you in; sign in, and the report is added to that account.',
    action: 'Sign in',
  },
  paidTwice: {
    title: 'You have paid for this report twice',
    text: `The second payment of ${PRICE.label} is on its way back to you. Your bank may take ${claims.refund.bank} to show it. Your report is yours as before.`,
  },
  error: {
    title: 'Report Generation Issue',
    leads: {
      report:
        'Your payment is safe. Please try again; if it does not help, we put it right for you.',
      unpaid: 'We have no payment for this report yet, and nothing has been lost.',
      unchecked:
        'We could not check your payment yet. If you have paid, nothing is lost: your report is written by itself as soon as we hear from the payment provider.',
    },
    details: 'Technical Details',
    unknown: 'Unknown error occurred',
    paymentRequired: 'Payment required to generate report',
    fetch: 'There was an issue generating your report. Please try again or contact support.',
    again: 'Try Again',
    againFailed: {
      title: 'Error',
      description: 'Your report could not be started again just now. Please try once more.',
    },
    home: 'Back to Home',
    checkout: 'Back to the checkout',
    support: { before: 'Still stuck? Write to', address: BRAND.supportEmail },
  },
  notFound: {
    title: 'We cannot show this report here',
    text: 'It was bought in another browser or under another account. Sign in with the account you bought it with; your payment is safe. If you have no account yet, create one with the address you gave: confirming it adds the report.',
    action: 'Sign in',
  },
  invalid: {
    title: 'Invalid Request',
    text: 'This page requires a valid payment confirmation.',
    moving: 'You are taken to the start page in a few seconds.',
    home: 'Return Home',
    checkout: 'Back to the checkout',
  },
} as const;
