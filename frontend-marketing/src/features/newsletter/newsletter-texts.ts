import { NEWSLETTER_LINK_DAYS } from '@bearings/contracts';
import { BRAND, countryInSentence } from '@bearings/domain';

/** Texts of the pages that links in newsletter emails open. */
export const newsletterTexts = {
  confirm: {
    meta: {
      title: 'Join the newsletter',
      description: 'Confirm your address for the newsletter.',
    },
    ready: {
      title: 'Join the newsletter',
      text: "Press the button, and you'll get our new articles by email, once a month at most.",
      action: 'Yes, put me on the list',
      pending: 'One moment …',
    },
    done: {
      title: "You're on the list",
      text: 'Thank you. The next new article comes to your inbox, and each email has a link to leave.',
    },
    dead: {
      title: 'This link does not work any more',
      text: `It's more than ${NEWSLETTER_LINK_DAYS} days old, or isn't complete. Enter your address again on the blog, and we'll send you a new one.`,
    },
  },
  /** The same for one email when the report of a country has more. */
  confirmCountry: (country: string) => ({
    meta: {
      title: `One email about ${countryInSentence(country)}`,
      description: 'Confirm your address for one email.',
    },
    ready: {
      title: `One email about ${countryInSentence(country)}`,
      text: `Press the button, and we write to you once, when our reports for ${countryInSentence(country)} have more pay and ways in.`,
      action: 'Yes, write to me once',
      pending: 'One moment …',
    },
    done: {
      title: 'We’ll write to you once',
      text: 'Thank you. We can’t say yet when that is. After that email we delete your address from this list.',
    },
    dead: {
      title: 'This link does not work any more',
      text: `It's more than ${NEWSLETTER_LINK_DAYS} days old, or isn't complete. Enter your address again on your preview, and we'll send you a new one.`,
    },
  }),
  /** Of every list. */
  leave: {
    meta: { title: 'Leave the list', description: 'Take your address off the list.' },
    ready: {
      title: 'Leave the list',
      text: 'Press the button, and we delete your address from the list straight away.',
      action: 'Take me off the list',
      pending: 'One moment …',
    },
    done: {
      title: "You're off the list",
      text: "We've deleted your address and won't write again. You're welcome back at any time.",
    },
    dead: {
      title: 'This link is not complete',
      text: `Use the link in the newest email, or write to ${BRAND.supportEmail} and we'll take you off the list.`,
    },
  },
  failed: {
    title: 'That did not work',
    unreachable: "We couldn't reach the site. Check your connection, then try again.",
    unknown: 'Something went wrong on our side. Please try again.',
  },
  blog: 'Read the blog',
} as const;
