// Contains everything that pages promise, in one file for the site's owner. No page contains a promise of its own
// (checked by `claims.spec.mjs` of the prerenderer). Computed figures and the price are in other files.
import { ASSESSMENT_TIME, CAREER_MATCHES, GUARANTEE_DAYS, WORKING_DAYS } from './claims.js';

const GUARANTEE_TEXT = `${GUARANTEE_DAYS}-day money-back guarantee`;

export const landing = {
  /** Number of countries with pay figures. `countries.spec.ts` of the report composer checks it. */
  countries: '20',
  duration: ASSESSMENT_TIME,
  careerMatches: CAREER_MATCHES,
  guarantee: GUARANTEE_TEXT,
  delivery: 'Instant delivery and lifetime access',
  pdf: 'A PDF by email when you ask for it, or to download',
  localPricing: 'We mean to offer localised pricing by country.',
  retakeAfterDays: 30,
} as const;
export const assessment = {
  duration: ASSESSMENT_TIME,
  guarantee: GUARANTEE_TEXT,
  guaranteeText: `If the report is no use to you, write to us within ${GUARANTEE_DAYS} days for a full refund.`,
} as const;
export const howItWorks = {
  duration: ASSESSMENT_TIME,
  careerMatches: CAREER_MATCHES,
  guarantee: GUARANTEE_TEXT,
} as const;
export const about = { duration: ASSESSMENT_TIME } as const;
export const blog = { duration: ASSESSMENT_TIME } as const;
export const contact = {
  replyWithin: '24 hours',
  replyDays: WORKING_DAYS,
  hours: [
    { days: 'Monday-Friday', time: '9:00-18:00 GMT' },
    { days: 'Saturday', time: '10:00-16:00 GMT' },
    { days: 'Sunday', time: 'Closed' },
  ],
  location: 'United Kingdom. We work online and have no counter to visit.',
} as const;
export const privacy = { replyWithin: '72 hours' } as const;
export const terms = {
  replyWithin: '5 business days',
  guarantee: `within ${GUARANTEE_DAYS} days`,
} as const;
export const refund = {
  firstReply: '24 hours',
  firstReplyDays: WORKING_DAYS,
  confirmed: '2 business days',
  processing: '1-2 business days',
  bank: '3-7 business days',
  total: '5-10 business days',
  guarantee: `within ${GUARANTEE_DAYS} days`,
} as const;
