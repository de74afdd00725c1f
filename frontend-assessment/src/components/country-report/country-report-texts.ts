import { NEWSLETTER_LINK_DAYS } from '@bearings/contracts';
import { countryInSentence } from '@bearings/domain';

export const countryReportTexts = {
  line: (country: string) => `For ${countryInSentence(country)}`,
  change: 'Change country, or see what that means',
  title: 'What a report has for your country',
  label: 'Country',
  loading: 'Loading what a report has for your country',
  failed: 'We couldn’t load this. Check your connection, then try again.',
  retry: 'Try Again',
  equivalent: (amount: string, month: string) =>
    `About ${amount}, at the rate of ${month}. You pay in pounds, and your bank sets its own rate.`,
  request: {
    open: (country: string) => `Hear when we have more for ${countryInSentence(country)}`,
    text: 'We write to you once, when we have more pay and ways in. It’s not the newsletter, and you don’t have to buy anything.',
    label: 'Email',
    send: 'Write to me once',
    pending: 'One moment …',
    asked: {
      title: 'Look in your inbox',
      text: (email: string) =>
        `If ${email} isn’t on the list yet, we’ve sent it a link. Confirm it within ${NEWSLETTER_LINK_DAYS} days.`,
    },
    failed: {
      unreachable: 'We couldn’t reach the site. Check your connection, then try again.',
      unknown: 'Something went wrong on our side. Please try again.',
    },
  },
  unsaved: {
    title: 'Country not saved',
    description: 'Your country could not be saved. Please choose it again.',
  },
} as const;
