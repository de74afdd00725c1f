// The steps of a plan. `text` is the line that is ticked, `detail` how to do it. Slots: `{a}` a career with
// its article, `{job}` a job title to search for, `{skill}`, `{noun}` a category, `{body}` a register.

export const ADVERTS = {
  text: 'Read three job adverts for “{job}”',
  detail:
    'Write down what each one asks for. What comes up more than once is worth learning first.',
} as const;

export const TRY = { text: 'Try out being {a}' } as const;

export const TALK = {
  text: 'Talk to someone who works as {a}',
  detail:
    'Ask what they did last Tuesday, how they got in, and what a bad day is like. Friends of friends are the easiest to ask.',
} as const;

export const WAY = { text: 'Find out how to become {a}' } as const;

export const REGISTER = { text: 'Check which training counts for {a}' } as const;

export const SKILL = {
  text: 'Practise {skill}',
  /** Where the reader's score is low and the job asks for much. */
  gap: 'Your answers were low for {noun}, and {a} needs more of it than most jobs.',
} as const;

export const ASK_OTHERS = {
  text: 'Ask two people who know you what they could see you doing',
  detail: 'Show them the careers on your list. Ask which sounds most like you, and why.',
} as const;

export const NARROW = {
  text: 'Compare your careers on one page, and cross one out',
  detail: 'Look at training, cost, hours and how trying it out felt.',
} as const;

export const COME_BACK = {
  text: 'Open your report again and update what you told us',
  detail: 'Then we make you a new list for free, and your plan follows it.',
} as const;
