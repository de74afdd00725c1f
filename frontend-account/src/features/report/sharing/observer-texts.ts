import { OBSERVER_LIMITS } from '@bearings/contracts';

const { replies, days } = OBSERVER_LIMITS;

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

/** Texts for the owner of a report, who can ask other people how they see the owner. */
export const observerTexts = {
  title: 'Ask someone who knows you',
  another: 'Ask someone else',
  text: `Send a link to someone who knows you. They rate twelve statements about you, one for each area, in 90 seconds and without an account. Your report then draws how they see you over your own shape. The link works for ${days} days and takes ${replies} replies.`,
  withName: 'Show them my first name',
  showsBoth: 'They may see both shapes',
  showsBothHint: 'At the end, without numbers and without your careers. You can change it at any time.',
  create: 'Make a link to ask',
  creating: 'Making the link…',
  part: {
    title: 'How others see you',
    you: 'how you see you',
    seenLine: (who: string, isOne: boolean) => `how ${who} ${isOne ? 'sees' : 'see'} you`,
    whose: (seenLine: string) => `How you see you, and ${seenLine}`,
    caption: (who: string) => `You and ${who}, 0 to 100`,
    mean: (count: number) => `The dashed line is the mean of ${count} people’s answers.`,
    unchanged: 'Your scores and your ten stay as they are. They answered one statement an area, you answered three.',
    save: 'Save the picture',
    saveFailed: 'Your picture wasn’t saved',
    waiting: (sent: string, until: string) => `Asked on ${sent}, no answer yet. The link works until ${until}.`,
    answered: (sent: string, count: number) => `Asked on ${sent}: ${count === 1 ? 'one answer' : `${count} answers`}.`,
    tooFew: (count: number) => `Rated ${count} of twelve. We draw a line from eight on.`,
    bothFailed: 'This was not changed. Please try again.',
    remove: 'Remove',
    removeOf: (who: string) => `Remove: ${who}`,
    removeQuestion: 'Remove this reply?',
    removeText: 'It is deleted for good. The person who wrote it is not told.',
    keep: 'Keep it',
    failed: 'The reply could not be removed. Please try again.',
  },
};

/** Texts of the page on which an observer (a person whom a report's owner has asked) says how they see the owner. */
export const observerPageTexts = {
  metaTitle: 'How do you see them?',
  description: '90 seconds for someone you know.',
  loading: 'Opening the statements…',
  eyebrow: '90 seconds',
  title: (person: string | null) =>
    person === null
      ? 'Someone would like to know how you see them'
      : `${person} would like to know how you see ${person}`,
  lead: (person: string | null) =>
    `Twelve statements, no account. ${person ?? 'The person who asked you'} decides who sees the picture. No score and no career changes. You can take your answers back.`,
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
  role: 'Who are you?',
  noRole: 'Please say who you are.',
  statements: 'How much do you agree?',
  cannotSay: 'I can’t say',
  unanswered: 'Please answer this one.',
  nothingSaid: 'Please rate at least one statement.',
  kept: (who: string) =>
    `We keep your answers, and who you are, only for ${who}. Both of you can delete them at any time while the link works. We delete them with that person’s account, or a year after this link ends. We also keep a mark of this browser, so that nobody answers many times. The browser doesn’t keep your answers once they’re sent.`,
  send: 'Send my answers',
  sending: 'Sending…',
  failed: 'Your answers were not sent',
  stillHere: 'Everything you marked is still here.',
  thanks: 'Thank you',
  sent: (person: string | null) =>
    `${person ?? 'The person who sent you this link'} can see your answers now. You can close this page.`,
  you: 'you',
  whose: (person: string | null) =>
    person === null ? 'How they see themselves, and how you do' : `How ${person} sees ${person}, and how you do`,
  them: 'them',
  drawMine: 'Draw mine, free',
  change: 'Change my answers',
  someoneElse: 'Answer as someone else',
  takeBack: 'Take my answers back',
  takingBack: 'Taking them back…',
  takeBackFailed: 'Your answers were not taken back. Please try again.',
  takenBack: { title: 'Your answers are deleted', text: 'Nobody can see them any more.', again: 'Answer again' },
  unfinished: {
    title: 'There are unsent answers in this tab',
    text: 'If they’re yours, you can go on with them. If you share this device, start again with an empty form.',
    proceed: 'Go on with my answers',
    restart: 'Start again',
  },
};
