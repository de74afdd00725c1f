import { BRAND, claims, PRICE, type ReportSectionId, getSectionTitle } from '@bearings/domain';

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
    section: (id: ReportSectionId) => `Now writing: ${getSectionTitle(id)}`,
    starting: 'Gathering your results',
  },
  leave: "You can close this page. We'll keep working on your report.",
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
  account: {
    made: {
      title: "We've made an account for you",
      text: (email: string) => `It's for ${email}, and you're signed in to it here.`,
      mailed: "We've emailed you a receipt with a link. Use it to choose a password and read your report anywhere.",
      kept: 'Your report is on your dashboard whenever you use this browser.',
    },
    known: {
      mailed: "We've emailed you a receipt with a link to your report. It's on your dashboard as well.",
      kept: 'Your report is on your dashboard whenever you sign in.',
    },
    taken: {
      title: 'Sign in to read your report',
      text: "The email address you gave already has an account here. For its safety we haven't signed you in. Sign in, and we'll add the report to that account.",
      mailed: "Or use the link in the receipt we've emailed to that address. It opens your report.",
      action: 'Sign in',
    },
    demo: 'This is a demo: emails are saved as files in the outbox folder of its data.',
  },
  duplicatePayment: {
    title: 'You have paid for this report twice',
    text: `The second payment of ${PRICE.label} is on its way back to you. Your bank may take ${claims.refund.bank} to show it. Your report is yours as before.`,
  },
  error: {
    title: 'Report Generation Issue',
    leads: {
      report: 'Your payment is safe. Please try again; if it does not help, we put it right for you.',
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
    text: 'It was bought in another browser or under another account. Your payment is safe. Sign in with the account you bought it with.',
    mailed:
      'Or open the receipt we emailed to the address you gave. Its button takes you to your report, even if you have no account yet.',
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
