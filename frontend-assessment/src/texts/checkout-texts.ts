import { claims, PRICE } from '@bearings/contracts';

export const checkoutTexts = {
  metaTitle: 'Checkout',
  metaDescription: `Pay ${PRICE.label} once for your complete career report.`,
  title: 'Get your complete career report',
  loading: 'Preparing your checkout...',
  summary: {
    title: 'Order summary',
    product: 'Complete Career Report',
    forType: { extravert: 'for an extravert', introvert: 'for an introvert' },
    included: 'What is included',
    items: [
      'Your personality and strengths profile in twelve areas',
      'Ten careers that fit, each with reasons and pay in your country',
      'Where you work best, and the people to get to know',
      'A skills roadmap with your next steps',
      'Your report online for good, and as a file to download',
    ],
    total: 'Total',
    once: 'one-time payment, nothing to cancel',
    guarantee: claims.assessment.guarantee,
    guaranteeText: claims.assessment.guaranteeText,
  },
  email: {
    label: 'Receipt and report go to',
    change: 'Change',
    changeOf: ' the email address',
    field: 'Email',
    save: 'Save',
    cancel: 'Cancel',
    invalid: 'Please enter a valid email address.',
    failed: 'The address could not be saved. Please try again.',
    saved: { title: 'Email saved' },
  },
  payment: {
    title: 'Payment',
    submit: `Complete Payment - ${PRICE.label}`,
    processing: 'Processing...',
    secure: 'Your card details go straight to the payment provider. We never see them.',
    failed: { title: 'Payment Failed' },
    renewed:
      'This payment form had expired, so we have renewed it: nothing was charged, and you can pay now.',
    failedFallback: 'The payment did not go through, and nothing was charged. Please try again.',
    unreachable:
      'We could not reach the payment provider. Please check your connection and try again: you cannot be charged twice.',
  },
  init: {
    toast: { title: 'Error', description: 'Failed to initialize payment. Please try again.' },
    title: 'Unable to load checkout. Please try again.',
    text: 'Your answers and your preview are safe, and nothing was charged.',
    action: 'Try again',
    back: 'Back to your preview',
  },
  unavailable: {
    title: 'Payment system unavailable',
    text: 'We cannot take payments at the moment, and nothing was charged. Your preview stays where it is; please come back later.',
    contact: 'Contact support',
  },
  unreachable: {
    title: 'Payment system unavailable',
    text: 'The payment form could not be loaded. It may be your connection, or something in your browser that blocks it. Nothing was charged.',
    action: 'Load the page again',
  },
  paid: {
    title: 'This report is already yours',
    text: 'It has been paid for, so there is nothing left to pay.',
    action: 'Go to your report',
  },
  unfinished: {
    title: 'Some statements are still open',
    text: 'Your report is worked out from all 36 answers. Please finish the assessment first; it goes on where you stopped.',
    action: 'Go on with the assessment',
  },
  superseded: {
    title: 'You have a newer result',
    text: 'You have answered the statements again since. The report to buy is the one for your newer result.',
    action: 'Go to your newer preview',
  },
  notFound: {
    title: 'We cannot find this checkout',
    text: 'The link may be wrong, or the assessment was taken in another browser. If you have an account, sign in and look on your dashboard.',
    signIn: 'Sign in',
    action: 'Take the assessment',
  },
} as const;

export const sandboxTexts = {
  title: 'Test mode: no money moves',
  intro: 'This site runs without a real payment provider. Use one of these test cards:',
  cards: [
    { number: '4242 4242 4242 4242', effect: 'is paid' },
    { number: '4000 0000 0000 0002', effect: 'is declined' },
    { number: '4000 0025 0000 3155', effect: 'asks you to confirm' },
  ],
  rest: 'Any future date and any three digits will do.',
  use: 'Use the card ',
  fields: { number: 'Card number', expiry: 'Expiry date (MM/YY)', cvc: 'Security code' },
  placeholders: { number: '1234 1234 1234 1234', expiry: 'MM/YY', cvc: '123' },
  errors: {
    number: 'Please enter the card number.',
    expiry: 'Please enter the expiry date as MM/YY.',
    cvc: 'Please enter the security code.',
  },
} as const;
