import type { JobAnswer } from '@bearings/contracts';

export const jobQuestionTexts = {
  title: 'Would you look into this job?',
  lead: "Optional, and it helps us check our suggestions. Some of these jobs aren't from your report. Your report marks them afterwards.",
  answers: { yes: 'Yes', no: 'No', unsure: 'Not sure' } satisfies Record<JobAnswer, string>,
  progress: (position: number, count: number) => `Job ${position} of ${count}`,
  skip: 'Skip the questions',
  failed: "Your answer wasn't saved. Check your connection, then choose it again.",
  done: {
    title: 'Thank you',
    text: "Your answers are saved. At the end of your report you'll see which jobs were ours.",
  },
} as const;
