/** Introductions to the report's section on suitable workplaces. */
export const WORKPLACE_INTRO: readonly string[] = [
  'The same job can suit you in one place and not in another. Look at these things first.',
  'A job title doesn’t tell you much about the day. These points matter most for you.',
  'When two offers look alike, compare these.',
  'These points come from your highest and lowest scores.',
];

export const WORKPLACE_EVEN_INTRO: readonly string[] = [
  'Your scores don’t rule many places out, so take these as small hints.',
  'With even scores, the people may matter more than the place. Here are a few things to check.',
];

/** Sentences by the share of the work of most careers that can be done from home: below 0.4, from 0.4 to 0.6, and above. */
export const REMOTE_WORK_SENTENCES: Readonly<Record<'onSite' | 'mixed' | 'remote', readonly string[]>> = {
  onSite: [
    'You can’t do much of the work on your list from home. Check that there are jobs near you.',
    'Most careers on your list mean going to work in person.',
  ],
  mixed: [
    'One study of tasks says that some of this work could be done from home. Ask each employer.',
    'Some tasks in these jobs could be done from home, says one study. Ask what each employer allows.',
  ],
  remote: [
    'One study of tasks says that much of this work could be done from home. Ask how much company you’d have.',
    'Many of the tasks in these jobs could be done from home, says one study. Ask how many days people come in.',
  ],
};

export const ASK_INTRO_SENTENCES: readonly string[] = [
  'Questions to ask an employer:',
  'At an interview, you could ask:',
  'Before you accept an offer, find out:',
  'Worth asking:',
];

export const ASK_ANYWHERE_SENTENCES: readonly string[] = [
  'What should I have done by the end of the first three months?',
  'What do people say when they leave?',
  'Who would I learn most from?',
  'Could I speak to someone who does this job now?',
];
