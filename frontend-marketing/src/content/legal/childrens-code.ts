import { pages, getShareDefaults } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import { SUPPORT_LINK, type LegalDocument } from './legal-document';

type ComplianceLevel = 'Met' | 'Partly met' | 'Not met yet' | 'Does not apply';

/** The fifteen standards of the Children's Code in its order, each with our status and the reason for it. */
const CODE_STANDARDS: readonly [title: string, standing: ComplianceLevel, text: string][] = [
  [
    'Best interests of the child',
    'Partly met',
    'The report is a suggestion and says so. It shows doubts beside every career, never a diagnosis, and no promise. Nothing in it is sold on. We have not yet tried it with young people under 18 and a teacher or adviser beside them, and we should.',
  ],
  [
    'Data protection impact assessment',
    'Not met yet',
    'The operator of a site has to write one before launch. The list of what we store, why, on which ground and how long is in the [privacy policy](/privacy), which an assessment can start from. We will say here when it is done.',
  ],
  [
    'Age-appropriate application',
    'Partly met',
    'We do not ask for a date of birth, since we would rather not hold it. Whoever says that they are at school counts as under 18 everywhere on the site. Somebody of 17 at college, or who skips that question, is not recognised. A site can also require a minimum age before an account or a payment.',
  ],
  [
    'Transparency',
    'Partly met',
    'Every legal page begins with a short version in plain words, and the assessment says what happens to answers before they are sent. There is no separate version for younger readers yet.',
  ],
  [
    'Detrimental use of data',
    'Met',
    'Answers are used for the report and for figures about many people. There is no advertising, and nothing is chosen to keep anybody on the site.',
  ],
  [
    'Policies and community standards',
    'Met',
    'Nobody can look for other users, write to them or see them. Comments on a shared report are read by its owner alone, who can remove each of them.',
  ],
  [
    'Default settings',
    'Met',
    `For whoever is at school, a new link to a report leaves out name, scores and shape and works ${getShareDefaults(true).days} days. Their words are never quoted, and we send them no emails that ask what became of the report. For everybody, reminders and the newsletter are off until they are switched on.`,
  ],
  [
    'Data minimisation',
    'Partly met',
    'Everything about school, interests and limits can be skipped, and how long an answer took is not sent. We ask for a last name, which only the receipt needs.',
  ],
  [
    'Data sharing',
    'Met',
    'Only companies that work for us receive data, and each is named in the [privacy policy](/privacy) with what it gets. A report is shown to others only by a link that its owner makes, and can end at any time.',
  ],
  [
    'Geolocation',
    'Met',
    'We do not ask a browser where it is. You choose a country yourself, for pay and ways in. The first suggestion comes from the time zone of your device, and we do not store the time zone.',
  ],
  [
    'Parental controls',
    'Does not apply',
    'Parents have no account that watches a child’s. A young person can send a parent a link, sees that it exists, and can end it.',
  ],
  [
    'Profiling',
    'Partly met',
    'Scores and careers are worked out from answers: that is what a visitor asks for, and it cannot be switched off without leaving nothing. They decide nothing about a person, and nobody else receives them from us. The page on [how good it is](/how-good-is-it) shows how often they are wrong.',
  ],
  [
    'Nudge techniques',
    'Met',
    'There is no countdown, no streak, no "only two left", and no question that makes No harder than Yes. The preview is free and says what the report does not know. Emails can be left with one click.',
  ],
  ['Connected toys and devices', 'Does not apply', 'There are none.'],
  [
    'Online tools',
    'Partly met',
    `In the [dashboard](/dashboard) everybody can download all that we hold, correct it, and delete it for good. Without an account it takes an email to ${SUPPORT_LINK}. There is no form made for children yet.`,
  ],
];

export const childrensCode: LegalDocument = {
  path: pages.childrensCode,
  title: 'The Children’s Code',
  description: `Where ${BRAND.name} stands on each of the fifteen standards of the Information Commissioner’s Children’s Code, including what is still missing.`,
  inShort: `${BRAND.name} is for people of 16 and over, so some readers are under 18. The Information Commissioner’s Children’s Code has fifteen standards for such sites. Here is where we stand on each. This is our own view: nobody from outside has checked it.`,
  sections: CODE_STANDARDS.map(([title, standing, text], index) => ({
    title: `${index + 1}. ${title}`,
    blocks: [`**${standing}.** ${text}`],
  })),
};
