import { pages } from '@bearings/contracts';
import { BRAND, claims } from '@bearings/domain';
import { SUPPORTED_BROWSERS } from './supported-browsers';
import { SUPPORT_LINK, type LegalDocument } from './legal-document';

export const accessibility: LegalDocument = {
  path: pages.accessibility,
  title: 'Accessibility statement',
  description: `How ${BRAND.name} works with a keyboard, a screen reader and large text, what does not work yet, and how to tell us.`,
  inShort: `${BRAND.name} is made to work for everyone, with a keyboard, a screen reader, large text or high contrast. If something does not work for you, write to us: we will help you at once and mend it.`,
  sections: [
    {
      title: 'What we aim for',
      blocks: [
        'We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page, from the first question to the report.',
        [
          'Everything can be reached and used with a keyboard alone, and you can see where you are.',
          'Pages have headings and landmarks, and forms say what is wrong and where, so that a screen reader can follow.',
          'Text grows to 200% without hiding anything, and pages fit a small phone without scrolling sideways.',
          'Light and dark colours and your own forced colours work, and nothing moves if your system asks for less motion.',
          'The public pages can be read without JavaScript. No step has a time limit, and nothing you type is lost.',
        ],
      ],
    },
    {
      title: 'How we check',
      blocks: [
        'Every screen and every state of it is checked by a program (axe) before each release. We also go through the site by keyboard, on a small screen and in forced colours. No outside auditor has checked it yet, and we have not tested it with every screen reader.',
      ],
    },
    {
      title: 'What does not work fully yet',
      blocks: [
        [
          'The card form at the checkout belongs to Stripe. We cannot change how it works inside.',
          'The PDF report has tags for screen readers, but the web page of the report is easier to use with one. The text download is plain text.',
        ],
      ],
    },
    {
      title: 'Browsers',
      blocks: [
        `We build and test for these browsers: ${SUPPORTED_BROWSERS.join(', ')}. Older ones may show pages without their layout, or not start the assessment.`,
      ],
    },
    {
      title: 'If something gets in your way',
      blocks: [
        `Write to ${SUPPORT_LINK} and say which page it was and what you use. We reply within ${claims.refund.firstReply} ${claims.refund.firstReplyDays}. If you need the report in another form, tell us which, and we will send it.`,
        'In the UK you can also contact the Equality Advisory and Support Service if our answer does not help.',
      ],
    },
  ],
};
