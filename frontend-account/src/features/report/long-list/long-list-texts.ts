import type { SortAnswer } from '@bearings/domain';

const countAs = (count: number, answer: string): string => `${count} ${answer}`;

export const longListTexts = {
  title: 'Sort your 25 in a minute',
  description: 'The 25 careers that fit your answers best, for you to sort.',
  lead: 'These 25 fit your answers best. Say “rather” if you’d look into it, “later” if not now, and “not me” if not. Leave any you don’t know.',
  effect: 'Then we work out your ten again. It’s free, and this version stays readable.',
  weight: 'One answer counts a little. Your other answers count more, so a slip changes little.',
  keys: 'With a career in focus, the keys R, N and L do the same and go on to the next.',
  already: 'You sorted this list before. Change what you like.',
  unsent: 'Your answers from last time are still here. They are not saved yet.',
  list: 'Your 25 careers',
  answers: [
    { value: 'rather', label: 'Rather' },
    { value: 'not_me', label: 'Not me' },
    { value: 'later', label: 'Later' },
  ] satisfies readonly { value: SortAnswer; label: string }[],
  sorted: (count: number, all: number) => `${count} of ${all} sorted`,
  counts: ({ rather, not_me: notMe, later }: Record<SortAnswer, number>) =>
    [countAs(rather, 'rather'), countAs(notMe, 'not me'), countAs(later, 'later')].join(', '),
  local: 'Local title:',
  more: 'Read more',
  moreAbout: (title: string) => ` about ${title}, in a new tab`,
  save: 'Work out my ten again',
  clear: 'Take back all answers',
  back: 'Back to your report',
  unchanged: {
    title: 'Nothing changed',
    description: 'You sorted the list as before, so your report is the same.',
  },
  invitation: {
    text: 'Sort your 25 best careers: rather, later or not me. Your ten are worked out again, free.',
    action: 'Sort my 25',
  },
} as const;
