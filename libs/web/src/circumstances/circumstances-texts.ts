import { MAX_JOBS_IN_MIND, MAX_SCHOOL_SUBJECTS, MAX_SUBJECTS } from '@bearings/contracts';

export const circumstancesTexts = {
  step: 'What you enjoy, where you stand',
  part: (number: number, count: number) => `${number}/${count}`,
  /** Beside the bar in the assessment, of which the step is the second part. */
  partOfTwo: 'part 2 of 2',
  shortPart: (number: number, count: number) => `${number} of ${count}`,
  progress: 'Parts of this step',
  skip: 'Skip this part',
  back: 'Back',
  next: 'Next',
  privacy:
    'Only used for your careers. Export or delete it anytime. An AI never sees your name.',
  tiles: {
    title: 'Would you like to spend a working day on this?',
    hint: 'Or leave blank.',
    choices: [
      { value: 'like', label: 'Like' },
      { value: 'not_for_me', label: 'Not for me' },
    ],
  },
  situation: {
    title: 'Where do you stand?',
    workIn: 'Where do you want to work?',
    stage: 'Right now',
    studiedIn: 'Where you studied',
    qualification: 'Highest qualification',
    unanswered: 'Choose one',
    clear: 'Leave blank',
    field: { now: 'What field do you work in?', before: 'What field did you work in?' },
    fieldHint: 'Optional. Without it, senior jobs of every field stay in.',
    fieldYears: 'For how many years?',
    training: 'Time for training',
  },
  subjects: {
    studies: 'What do you study?',
    studied: 'What did you study?',
    hint: `Optional. Up to ${MAX_SUBJECTS}.`,
    school: 'Your school subjects',
    schoolHint: `Optional. Up to ${MAX_SCHOOL_SUBJECTS} that you like or take exams in.`,
    found: 'Subjects found',
    chosen: 'Your subjects',
    full: (most: number) => `That’s ${most}. Remove one to choose another.`,
    count: (count: number) => (count === 1 ? '1 subject found' : `${count} subjects found`),
    none: (text: string) =>
      `We have no subject called “${text}”. Try a wider word, or leave it out.`,
  },
  added: (title: string) => `${title} added`,
  removed: (title: string) => `${title} removed`,
  remove: 'Remove',
  dealBreakers: {
    title: 'What won’t you do?',
    hint: 'We’ll leave these out.',
  },
  jobs: {
    title: 'Any jobs in mind?',
    hint: 'Up to three.',
    search: 'Job title',
    found: 'Jobs found',
    chosen: 'Your jobs',
    full: `That’s ${MAX_JOBS_IN_MIND}. Remove one to choose another.`,
    searching: 'Searching…',
    count: (count: number) => (count === 1 ? '1 job found' : `${count} jobs found`),
    none: (text: string) =>
      `We have no job called “${text}”. Try another word for it, or leave it out: your answers count without it.`,
    offline: 'You’re offline. We’ll search for what you typed when you’re back.',
    failed: 'The search didn’t work.',
    retry: 'Try Again',
  },
} as const;
