/**
 * Every promise and figure that the pages state, keyed by page, so that the owner of the
 * site can change or unify them here alone; no page writes one by itself (the prerenderer's
 * `claims.spec.mjs`). They are copy as the owner gave it: each needs its evidence before a launch, see
 * docs/operations.md. Figures the product computes or charges stand elsewhere.
 */
export const claims = {
  landing: {
    users: '50,000+',
    accuracy: '94%',
    countries: '20',
    rating: '4.9/5',
    duration: 'about 10 minutes',
    careerMatches: 'top 5',
    guarantee: '30-day money-back guarantee',
    guaranteeDays: 30,
    insights: 'about 25 career insights',
    perInsight: 'equivalent to £0.40 per career insight',
    delivery: 'Instant delivery and lifetime access',
    pdf: 'A PDF by email, as soon as that service opens',
    localPricing: 'We mean to offer localised pricing by country.',
    counsellor: '£150-300 per session',
    university: '£50-100 per consultation',
    incomeLoss: '£15,000',
    burnoutRecovery: '5 years',
    lifetimeLoss: '£200K+',
    disengaged: '70%',
    retakeAfterDays: 30,
  },
  assessment: {
    perInsight: 'equivalent to £0.40 per career insight',
    duration: 'about 15 minutes',
    guarantee: '30-day money-back guarantee',
    guaranteeText: 'If the report is no use to you, write to us within 30 days for a full refund.',
  },
  howItWorks: {
    duration: '10-15 minutes',
    careerMatches: 'top 10',
    guarantee: '14-day money-back guarantee',
    guaranteeDays: 14,
  },
  about: { duration: 'a quarter of an hour at most' },
  blog: { duration: 'about a quarter of an hour' },
  contact: {
    replyWithin: '24 hours',
    hours: [
      { days: 'Monday-Friday', time: '9:00-18:00 GMT' },
      { days: 'Saturday', time: '10:00-16:00 GMT' },
      { days: 'Sunday', time: 'Closed' },
    ],
    location: 'United Kingdom. We work online and have no counter to visit.',
  },
  privacy: { replyWithin: '72 hours' },
  terms: { replyWithin: '5 business days' },
  refund: {
    firstReply: '24 hours',
    confirmed: '2 business days',
    processing: '1-2 business days',
    bank: '3-7 business days',
    total: '5-10 business days',
    longestGuaranteeDays: 30,
  },
} as const;
