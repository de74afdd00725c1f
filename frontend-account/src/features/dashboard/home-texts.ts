import { pageTo } from '@bearings/contracts';
import { ASSESSMENT_TIME, PRICE, QUESTION_COUNT } from '@bearings/domain';

export const homeTexts = {
  title: 'Welcome back',
  description: 'Your next step, your reports and something to read.',
  greeting: (name: string) => `Hello, ${name}`,
  eyebrow: 'Your next step',
  next: {
    none: {
      title: 'Find out what suits you',
      text: `Answer ${QUESTION_COUNT} short statements in ${ASSESSMENT_TIME}. The preview is free.`,
      action: 'Take Assessment',
    },
    in_progress: {
      title: 'Go on where you stopped',
      text: 'Your answers so far are kept. A few minutes more and you see your preview.',
    },
    payment_required: {
      title: 'Open your full report',
      text: `Your result is ready. The complete career report costs ${PRICE.label}, one time.`,
    },
    generating: {
      title: 'Your report is being written',
      text: 'That takes up to a minute. It appears here as soon as it is ready.',
    },
    error: {
      title: 'Your report needs another try',
      text: 'Something went wrong while it was written. You have paid, and you will not pay again.',
    },
    ready: {
      title: 'Your report is ready',
      text: 'Read it at your own pace: it stays here for you.',
    },
  },
  dashboard: 'Go to Dashboard',
  admin: {
    title: 'Administration',
    text: 'Figures of the whole site.',
    action: 'Open Administration',
  },
  articles: {
    title: 'Worth reading',
    items: [
      {
        to: pageTo.article('science-behind-personality-career-matching'),
        title: 'The science behind personality and career matching',
        category: 'Career Science',
      },
      {
        to: pageTo.article('5-signs-wrong-career'),
        title: 'Five signs that you may be in the wrong career',
        category: 'Career Change',
      },
      {
        to: pageTo.article('hidden-job-market'),
        title: 'The hidden job market: what is true about it',
        category: 'Job Search',
      },
    ],
  },
} as const;
