import { SHARE_LIMITS, type LinkPurpose, type ShareLink, type SharePurpose } from '@bearings/contracts';
import { ASSESSMENT_TIME, QUESTION_COUNT, payLabel } from '@bearings/domain';

/** Texts for a report's owner about the links to the report. */
export const sharingTexts = {
  open: 'Share',
  openNew: (count: number) => `Share (${count} new)`,
  title: 'Share your report',
  description:
    'Make a link and send it to someone you trust. It shows your report as it is now and as you change it. Your email is never shown.',
  loading: 'Loading your links…',
  failed: 'Your links could not be loaded.',
  retry: 'Try Again',
  form: {
    title: 'A new link',
    purpose: 'Who is it for?',
    purposes: [
      { value: 'read', label: 'Someone who only reads it' },
      { value: 'parent', label: 'A parent or carer, who can comment' },
      { value: 'adviser', label: 'An adviser or teacher, who can comment' },
    ] satisfies { value: SharePurpose; label: string }[],
    withName: 'Show my first name',
    withScores: 'Show my scores and what the report says about me',
    withScoresHint: 'Without them, the link shows your careers and what those jobs are like.',
    withExperience: 'Show what I’ve done',
    withExperienceHint:
      'The jobs, tasks and pastimes that your reasons quote. It needs your scores, which the reasons go with.',
    withShape: 'Show my shape',
    withShapeHint:
      'A picture without numbers, on the page and in the link’s preview. Without it, both name three careers.',
    days: 'How long does it work?',
    length: (days: number) => (days === 365 ? 'A year' : `${days} days`),
    create: 'Make the link',
    creating: 'Making the link…',
    full: `You have ${SHARE_LIMITS.links} links that work, the most a report can have. End one below to make another.`,
  },
  made: {
    title: 'Your link is ready',
    text: 'Copy it now: we keep no copy, so it cannot be shown again. If you lose it, end it and make a new one.',
    label: 'The link',
    copy: 'Copy',
    share: 'Share …',
    shared: 'A career report',
    copied: 'Copied.',
    notCopied: 'Your browser does not allow copying. The link is selected: press Ctrl and C, or ⌘ and C.',
  },
  list: {
    title: 'Your links',
    empty: 'You have made no link yet.',
    purposes: {
      read: 'To read',
      parent: 'For a parent or carer',
      adviser: 'For an adviser or teacher',
      observer: 'For someone who knows you',
    } satisfies Record<LinkPurpose, string>,
    shows: ({
      withName,
      withScores,
      withShape,
      withExperience,
    }: Pick<ShareLink, 'withName' | 'withScores' | 'withShape' | 'withExperience'>) =>
      [
        `${withName ? 'With' : 'Without'} your name`,
        `${withScores ? 'with' : 'without'} your scores`,
        ...(withShape && !withScores ? ['with your shape'] : []),
        ...(withExperience ? ['with what you’ve done'] : []),
      ].join(', '),
    until: 'Works until',
    ended: 'Ended',
    expired: 'Expired',
    end: 'End link',
    endQuestion: 'End this link?',
    endText: 'It stops working at once for everybody who has it. Comments left there stay with you.',
    keep: 'Keep it',
    endFailed: 'The link could not be ended. Please try again.',
    endDone: 'The link has ended.',
  },
  comments: {
    title: 'Comments for you',
    isNew: 'New',
    unnamed: 'No name given',
    remove: 'Remove',
    removeOf: (name: string) => `Remove the comment by ${name}`,
    removeQuestion: 'Remove this comment?',
    removeText: 'It is deleted for good. The person who wrote it is not told.',
    keep: 'Keep it',
    failed: 'The comment could not be removed. Please try again.',
  },
};

/** Texts of the page that a visitor with a link to a report sees. */
export const sharedReportTexts = {
  eyebrow: 'Shared with you',
  title: (person: string | null) => (person === null ? 'A career report' : `${person}’s career report`),
  /** Whose scores the chart has, in its text alternative. */
  whose: (person: string | null) => (person === null ? 'The person’s' : `${person}’s`),
  metaTitle: 'A shared career report',
  description: 'A career report that its owner shared by a link.',
  loading: 'Opening the report…',
  missing: {
    title: 'This link doesn’t work',
    lead: 'This link doesn’t work any more, or never did. Ask the person who sent it for a new one.',
  },
  facts: {
    written: 'Written',
    writer: 'Text by',
    pay: 'Pay for',
    until: 'Link works until',
  },
  about: {
    title: 'What this is',
    read: 'Someone shared their report with you. The link is meant for you: please don’t pass it on.',
    parent: (person: string) =>
      `${person} chose to show you this. It comes from 36 statements about what they like and how they work. It measures neither ability nor intelligence, it is no diagnosis, and answering again would move a score by up to 13 points. So take the careers as ideas to talk about. What helps most is to ask what appeals to them, and why.`,
    adviser: (person: string) =>
      `${person} chose to show you this. It comes from 36 self-report statements in twelve categories, matched to more than 200 occupations by published job data. It is no validated test and no measure of ability; a score may differ by up to 13 points on a retake. Use the careers as a start for a conversation, not as advice to follow.`,
    unnamed: 'Someone',
    you: 'In the text, “you” is the person whose report it is.',
    withoutScores: 'What the report says about the person was left out.',
  },
  careers: {
    title: (count: number) => `${count} careers that fit`,
    first: 'The first three',
    order: 'In the order of the report.',
    pay: payLabel,
    outlook: 'Outlook',
    estimate: 'Estimate',
  },
  asTable: 'Read it as a table',
  draw: 'Draw mine, free',
  texts: 'The report in full',
  comment: {
    title: (person: string) => `Write to ${person}`,
    person: 'the owner of this report',
    text: 'Only the person whose report it is sees what you write.',
    name: 'Your name (optional)',
    label: 'Your comment',
    left: (count: number) => `${count} characters left`,
    missing: 'Please write your comment.',
    long: (count: number) => `Please shorten it by ${count} characters.`,
    send: 'Send the comment',
    sending: 'Sending…',
    kept: 'What you typed is still here.',
    failed: 'Your comment was not sent',
    sent: 'Thank you. Your comment was sent.',
    another: 'Write another',
    unfinished: {
      title: 'There is an unsent comment in this tab',
      text: 'If it’s yours, you can go on with it. If you share this device, start again with an empty form.',
      proceed: 'Go on with my comment',
      restart: 'Start again',
    },
  },
  own: 'What would your own answers say?',
  ownText: `The ${QUESTION_COUNT} statements take ${ASSESSMENT_TIME}, and the preview is free.`,
  ownAction: 'Take the assessment',
};
