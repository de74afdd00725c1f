/**
 * Everything that leaves the site, by recipient: each field that is sent, with its name on the privacy page, or null if
 * it says nothing about a person. The page's sentences are composed from this table, and `outgoing-data.spec.ts` of the
 * backend compares it with the calls that a whole purchase makes.
 */
export const OUTGOING_DATA = {
  /** Parameters of our server's calls to the payment provider, in Stripe's notation. */
  payment: {
    amount: 'the amount',
    currency: 'the currency',
    description: 'what you buy',
    'metadata[assessment_id]': 'our own number for your assessment',
    'metadata[generation]': 'the number of your attempt to pay',
    payment_intent: 'Stripe’s own number for your payment if we give money back',
    'automatic_payment_methods[enabled]': null,
    'created[gte]': null,
    expand: null,
    limit: null,
    types: null,
  },
  /** Kinds of facts in the calls to the language model, and the sentences that it edits. */
  writing: {
    type: 'your personality type',
    score: 'your scores',
    direction: 'how clear they are',
    count: 'your career matches',
    career: 'your career matches',
    sentence: 'our own sentences about these, some of which say what you enjoy',
  },
  /** Kinds of emails that the mail service delivers. */
  mail: {
    receipt: 'your receipt',
    refund: 'word that money has gone back to you',
    'report-ready': 'word that your report is ready',
    'ready-with-receipt': 'your receipt',
    'report-link': 'the links you ask for',
    'reset-password': 'the links you ask for',
    'verify-email': 'the links you ask for',
    'delete-account': 'the links you ask for',
    'report-copy': 'your report as a PDF if you ask for it',
    'plan-reminder': 'reminders of your plan',
    'follow-up': 'a question about what you did next',
    contact: 'what you write to us in the contact form',
    'newsletter-confirm': 'the newsletter or word about a country if you ask for it',
    'newsletter-welcome': 'the newsletter or word about a country if you ask for it',
  },
} as const satisfies Record<string, Record<string, string | null>>;

export type OutgoingRecipient = keyof typeof OUTGOING_DATA;

/** Returns the names of what a recipient gets, as in "the amount, the currency and what you buy". */
export function describeOutgoingData(recipient: OutgoingRecipient): string {
  const names = [...new Set(Object.values(OUTGOING_DATA[recipient]).filter((name) => name !== null))];
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
