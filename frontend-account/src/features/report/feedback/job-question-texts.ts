import type { JobAnswer } from '@bearings/domain';

export const jobQuestionTexts = {
  title: 'Would you look into this job?',
  lead: "Optional, and it helps us check our suggestions. Some of these jobs aren't from your report. When you've answered, we show which.",
  answers: { yes: 'Yes', no: 'No', unsure: 'Not sure' } satisfies Record<JobAnswer, string>,
  progress: (position: number, count: number) => `Job ${position} of ${count}`,
  skip: 'Skip the questions',
  failed: "Your answer wasn't saved. Check your connection, then choose it again.",
} as const;
