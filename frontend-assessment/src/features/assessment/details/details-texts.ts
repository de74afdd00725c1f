import { claims, PRICE, QUESTION_COUNT } from '@bearings/domain';

export const detailsTexts = {
  metaTitle: 'Personality assessment',
  metaDescription: `Answer ${QUESTION_COUNT} short statements and see a first picture of how you work: free, and without an account.`,
  eyebrow: 'Personality and strengths assessment',
  pictureTitle: `${QUESTION_COUNT} statements, and a first picture of how you work`,
  title: 'First, who is this for?',
  lead: `${QUESTION_COUNT} short statements, ${claims.assessment.duration}, no account. You see a free preview at the end and decide then whether you want the full report.`,
  steps: { label: 'Steps', names: ['Your details', 'The statements', 'Your preview'] },
  promises: [
    `${QUESTION_COUNT} statements, one at a time`,
    'Stop whenever you like: your answers are kept as you go',
    `A free preview, before the full report at ${PRICE.label}`,
  ],
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    country: 'Country',
  },
  whyEmail:
    'Your receipt and your report go to this address if you buy one, and it lets you pick up where you stopped. No newsletter. Our mail service gets it to deliver them, and nobody else.',
  whyCountry: 'Where you want to work. Your report gives pay and ways in for this country. You can change it later.',
  parts: `Two parts: ${QUESTION_COUNT} statements, then two minutes on what you enjoy and where you stand. On a touch screen each answer takes you to the next statement; you can turn that off at the first.`,
  submit: 'Start the assessment',
  resume: (answered: number) => `Go on with your assessment (${answered} answered)`,
  errors: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
  },
  toasts: {
    email: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
    name: { title: 'Name Required', description: 'Please enter your first and last name.' },
  },
} as const;
