import {
  claims,
  type PersonalityType,
  PRICE,
  REPORT_SECTIONS,
  unverifiedClaims,
} from '@bearings/contracts';

export const previewTexts = {
  loading: 'Loading your preview',
  title: 'Your preview',
  lead: 'The first lines of your report, worked out from your 36 answers.',
  badges: 'At a glance',
  type: {
    extravert: 'Extravert',
    introvert: 'Introvert',
  } satisfies Record<PersonalityType, string>,
  typeLabel: 'Your personality type',
  clarity: { close: 'Close to the middle', clear: 'A clear result' },
  strengths: 'Your two strongest areas',
  review: 'Back to the questions',
  locked: {
    title: 'Your full report',
    lead: `${REPORT_SECTIONS.length} sections written from your own answers:`,
    lockedLabel: ' (in the full report)',
    sample: 'Look at a whole sample report',
  },
  unlock: {
    name: 'Complete Career Report',
    price: PRICE.label,
    once: 'one-time payment',
    insights: unverifiedClaims.assessment.perInsight,
    items: (careers: string) => [
      'All twelve areas of your profile, explained',
      `${careers}, with pay in your country`,
      'Your skills roadmap and next steps',
      claims.assessment.guarantee,
    ],
    action: 'Get Complete Report',
  },
  blog: {
    before: 'Not sure yet? Read',
    link: 'how a report like this is made, and more, on our blog',
  },
  startAgain: 'Start again from the beginning',
  startAgainDialog: {
    title: 'Start again?',
    description:
      'Your answers and this preview are forgotten on this device, and you begin at the first statement.',
    confirm: 'Start again',
    cancel: 'Keep my preview',
  },
  paid: {
    title: 'This one is already yours',
    text: 'You have bought the full report of this assessment.',
    action: 'Go to your report',
  },
  failed: {
    title: 'Your preview could not be loaded',
    text: 'Your answers are safe. Please check your connection and try again.',
    action: 'Try Again',
  },
} as const;
