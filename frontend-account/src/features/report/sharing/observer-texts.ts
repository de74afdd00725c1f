import { OBSERVER_LIMITS } from '@bearings/contracts';

const { replies, statements, careers, days } = OBSERVER_LIMITS;

/** Texts for sharing a report as a picture. */
export const shareCardTexts = {
  title: 'A picture to show',
  alt: 'Your report as a picture: your shape and three careers',
  name: 'Name on it',
  names: { none: 'No name', first: 'My first name', full: 'My full name' },
  size: 'For',
  sizes: { tall: 'A story (tall)', wide: 'A post (wide)' },
  numbers: 'Write the numbers of my scores on it',
  share: 'Share picture',
  sharing: 'Making it…',
  save: 'Save picture',
  shared: 'My career report',
  saveFailed: 'Your picture wasn’t saved',
  failed: 'The picture could not be made. Please try again.',
};

/** Texts for the owner of a report, who can ask other people what they think of the owner. */
export const observerTexts = {
  title: 'Ask someone who knows you',
  text: `Send a link to a parent, friend or teacher. They mark ${statements} statements about you and choose ${careers} of your careers. It takes two minutes and no account. They don’t see your scores. The statements come from the areas where you scored highest. The link works for ${days} days and takes ${replies} replies.`,
  withName: 'Show them my first name',
  create: 'Make a link to ask',
  creating: 'Making the link…',
  part: {
    title: 'What people who know you see',
    lead: 'This is how others see you. It’s not part of your scores, and changed nothing in this report.',
    unnamed: 'No name given',
    you: 'You',
    statement: 'Statement',
    careers: 'Careers they see you in',
    chosen: (names: string) => `Chosen by ${names}`,
    none: 'None was chosen.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove the reply by ${name}`,
    removeQuestion: 'Remove this reply?',
    removeText: 'It is deleted for good. The person who wrote it is not told.',
    keep: 'Keep it',
    failed: 'The reply could not be removed. Please try again.',
    answers: ['strongly disagree', 'disagree', 'neutral', 'agree', 'strongly agree'],
  },
};

/** Texts of the page on which an observer (a person whom a report's owner has asked) says how they see the owner. */
export const observerPageTexts = {
  metaTitle: 'What do you see in them?',
  description: 'Two minutes for someone you know.',
  loading: 'Opening the questions…',
  eyebrow: 'Two minutes',
  title: (person: string | null) =>
    person === null ? 'What do you see in the person who asked you?' : `What do you see in ${person}?`,
  lead: (person: string | null) =>
    `${person ?? 'The person who sent you this link'} took a career assessment and asks how others see them. Mark ${statements} statements, then choose up to ${careers} jobs. There’s no right answer.`,
  /** Names an owner who is unnamed, inside a sentence. */
  unnamed: 'the person who sent you this link',
  missing: {
    title: 'This link doesn’t work',
    lead: 'This link doesn’t work any more, or never did. Ask the person who sent it for a new one.',
  },
  full: {
    title: 'This link has all its replies',
    text: `${replies} people have answered already. Ask the person who sent it for a new link.`,
  },
  statements: 'How much do you agree?',
  unanswered: 'Please answer this one.',
  careers: (who: string) => `Which jobs can you see ${who} in?`,
  them: 'them',
  chosen: (count: number) => `${count} of ${careers} chosen`,
  name: 'Your first name (optional)',
  kept: (who: string) =>
    `We keep your answers, and your name if you give it, only for ${who}. They can delete them at any time. We delete them with their account, or a year after this link ends. We also keep a mark of this browser, so that nobody answers many times. The browser doesn’t keep your answers once they’re sent.`,
  send: 'Send my answers',
  sending: 'Sending…',
  failed: 'Your answers were not sent',
  stillHere: 'Everything you marked is still here.',
  thanks: 'Thank you',
  sent: (person: string | null) =>
    `${person ?? 'The person who sent you this link'} can read your answers now. You can close this page.`,
  change: 'Change my answers',
  someoneElse: 'Answer as someone else',
  unfinished: {
    title: 'There are unsent answers in this tab',
    text: 'If they’re yours, you can go on with them. If you share this device, start again with an empty form.',
    proceed: 'Go on with my answers',
    restart: 'Start again',
  },
};
