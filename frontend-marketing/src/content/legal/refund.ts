import { pages } from '@bearings/contracts';
import { BRAND, claims, PRICE } from '@bearings/domain';
import { SUPPORT_LINK, type LegalDocument } from './legal-document';

const times = claims.refund;

export const refund: LegalDocument = {
  path: pages.refund,
  title: 'Refund Policy',
  description: `How to get your ${PRICE.label} back from ${BRAND.name}: when, how to ask, and how many days each step takes.`,
  inShort: `If the report did not help you, you get all of your ${PRICE.label} back. Write to us, and the money is in your account after ${times.total} in all.`,
  sections: [
    {
      title: 'The guarantee',
      blocks: [
        `You may ask for your money back ${times.guarantee} of buying. You need not give a reason, though a sentence about what was missing helps us.`,
        'The assessment and the preview are free, so there is nothing to refund for them.',
      ],
    },
    {
      title: 'How to ask',
      blocks: [
        [
          `Write to ${SUPPORT_LINK}, from the email you paid with if you can.`,
          'Otherwise tell us that email and, if you have it, the number of the assessment.',
          'Please do not send card numbers. We do not need them.',
        ],
      ],
    },
    {
      title: 'How long it takes',
      blocks: [
        [
          `**Initial response:** within ${times.firstReply} ${times.firstReplyDays}.`,
          `**Confirmation:** refund requests are confirmed within ${times.confirmed}.`,
          `**Processing:** ${times.processing} after approval.`,
          `**Bank processing:** ${times.bank}.`,
          `**In total:** ${times.total}.`,
        ],
        'The money goes back to the card you paid with, through Stripe. If that card no longer exists, your bank passes the money on or we find another way together.',
      ],
    },
    {
      title: 'What happens to the report',
      blocks: [
        'A full refund ends access to the report; the assessment itself stays in your dashboard, and you can unlock the report again later. After a partial refund you keep the report.',
      ],
    },
    {
      title: 'If the payment went wrong',
      blocks: [
        [
          '**Paid twice for one assessment:** the second payment is sent back by itself. If you do not see it after the days above, write to us.',
          '**Paid and no report:** open your [dashboard](/dashboard) first, since it may just be being written. If it does not appear within the hour, we write it or refund you, as you prefer.',
          '**A payment you do not recognise:** write to us before you dispute it with your bank. That is quicker, and if it was not you, you get the money back either way.',
        ],
      ],
    },
    {
      title: 'Your legal rights',
      blocks: [
        'This policy comes on top of your rights under the Consumer Rights Act 2015 and the Consumer Contracts Regulations 2013. It takes none of them away.',
      ],
    },
  ],
};
