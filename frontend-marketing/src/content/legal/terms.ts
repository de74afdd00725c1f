import { pages } from '@bearings/contracts';
import { BRAND, claims, PRICE, QUESTION_COUNT } from '@bearings/domain';
import { SUPPORT_LINK, type LegalDocument } from './legal-document';

export const terms: LegalDocument = {
  path: pages.terms,
  title: 'Terms of Service',
  description: `The agreement between you and ${BRAND.name}: what you get, what it costs, what the report can and cannot do, and what each side owes the other.`,
  inShort: `The assessment and its preview are free. The report costs ${PRICE.label}, once. It is advice to think with and no promise of a job. You may use it for yourself as you like.`,
  sections: [
    {
      title: 'The agreement',
      blocks: [
        `These terms apply between you and the operator of this site (‘${BRAND.name}’, ‘we’) whenever you use it. If you do not agree with them, please do not use the site. Nothing in them takes away rights that the law gives you as a consumer.`,
      ],
    },
    {
      title: 'What you get',
      blocks: [
        [
          `**The assessment:** ${QUESTION_COUNT} statements to agree or disagree with, free and without an account.`,
          '**The preview:** a first result, free.',
          '**The Complete Career Report:** a written report with your profile, career matches, pay figures, work environment, a skills roadmap and networking tips. It is made within about a minute of payment and can be read and downloaded in your account.',
        ],
        'Features that a page shows as not available yet are not part of what you buy.',
      ],
    },
    {
      title: 'Price and payment',
      blocks: [
        `The report costs ${PRICE.label}, including any tax that applies, paid once. There is no subscription. Payments are processed by Stripe; we never see your card details.`,
        `The contract comes about when your payment succeeds. The report is digital content that is made for you at once. By buying it you ask us to begin immediately. You may ask for your money back ${claims.terms.guarantee} of buying: our [refund policy](/refund) gives you more than the law requires.`,
      ],
    },
    {
      title: 'Your account',
      blocks: [
        'Buying a report makes an account for the email you gave, unless there is one already. Keep your password to yourself, and tell us if you think somebody else knows it. Give a name and an email that are your own: an assessment about somebody else, taken in their name, helps nobody.',
        'You can delete your account at any time in the [dashboard](/dashboard). Its reports go with it and cannot be brought back.',
      ],
    },
    {
      title: 'What the report is, and what it is not',
      blocks: [
        [
          'It rests on your own answers and on published data about occupations and pay. If the answers are hurried or the data is old, the report is less good.',
          'It is information to think with. It is no promise of a job, a salary or satisfaction at work.',
          'It is no medical or psychological diagnosis. ‘Pressure resilience’ describes how you see yourself at work and says nothing about your health.',
          'It may be put into words with the help of an AI service. The facts in it are computed by us, and the report names who wrote it.',
        ],
        'Please do not use a report to choose or reject other people for a job, a course or insurance. It was not made for that.',
      ],
    },
    {
      title: 'Fair use',
      blocks: [
        'You may read, download, print and share your own report. Please do not copy the assessment or our articles to offer them as your own, try to reach other people’s data, send automated traffic that slows the service for others, or get round the payment.',
        'If somebody does so seriously or repeatedly we may close the account. Whoever has paid and did nothing wrong keeps the report or gets the money back.',
      ],
    },
    {
      title: 'What belongs to whom',
      blocks: [
        `Your answers and your report are yours. The statements, texts, drawings and program of ${BRAND.name} are ours or our licensors’. Data from public sources stays under its own licence, which is named where the data is used.`,
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'The law says that digital content must be as described, fit for its purpose and of satisfactory quality. If your report is not, tell us: we repair it, and if that fails you get your money back.',
        'We answer without limit for death or injury caused by negligence, for fraud, and for whatever else the law does not let anybody exclude. Beyond that we answer for loss that could be foreseen when you bought, up to the price you paid. We do not answer for decisions about your career that you make with the report as one source among others.',
        'We try to keep the site running at all times and cannot promise that it never stops. Maintenance never costs you a report you have paid for.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We may change these terms for the future and then change the date at their head. For a report you have already bought, the terms on the day of purchase go on to apply.',
      ],
    },
    {
      title: 'Law and questions',
      blocks: [
        'These terms follow the law of England and Wales. As a consumer you may also go to the courts where you live, and you keep the protection that the law there gives you.',
        `Questions about these terms: ${SUPPORT_LINK}. We reply to legal questions within ${claims.terms.replyWithin}.`,
      ],
    },
  ],
};
