// What separates the first careers of a plan. `{near}` are careers for which the difference speaks, `{far}` the others, both
// with their articles; `{titles}` are those of `{near}` without.
/** The difference as a fact, and with which career to start because of it. */
interface DifferenceCopy {
  facts: readonly string[];
  choices: readonly string[];
}

export const DIFFERENCE_TEXTS = {
  condition: {
    facts: [
      'You asked for {things}. Work as {near} often has it; as {far} it may not.',
      'By our figures work as {near} often has what you asked for, {things}. Work as {far} may not.',
    ],
    choices: ['If that must be so, start with {titles}.'],
  },
  change: {
    facts: [
      'You’d have {things} than now as {near}, but not as {far}.',
      'As {near} you’d have {things} than now. As {far} you wouldn’t.',
    ],
    choices: ['If you want that most, start with {titles}.'],
  },
  refused: {
    facts: [
      'What you ruled out comes up in work as {far}: {things}.',
      'Work as {far} has some of what you ruled out: {things}.',
    ],
    choices: ['To keep away from it, start with {titles}.'],
  },
  dislikes: {
    facts: ['Work as {far} has what you marked as not for you: {things}.'],
    choices: ['To do without that, start with {titles}.'],
  },
  likes: {
    facts: [
      'Most of what you’d like to do here is in work as {near}: {things}.',
      'What you’d like to do, {things}, is above all in work as {near}.',
    ],
    choices: ['If that matters most, start with {titles}.'],
  },
  course: {
    facts: [
      'You’d start in a job as {near}. To become {far} you train for about {time}{paid}.',
      'To become {far} you train for about {time}{paid}. You’d start in a job as {near}.',
    ],
    choices: [
      'If you don’t want to study first, start with {titles}.',
      'If you want to start soon, begin with {titles}.',
    ],
  },
  /** The same, if the reader's degree may be enough. */
  perhapsCourse: {
    facts: [
      'You’d start in a job as {near}. To become {far} you may need about {time} of study, unless your degree counts.',
    ],
    choices: ['If you won’t study again, start with {titles}.'],
  },
  length: {
    facts: [
      'You train for about {time} to become {near}, and about {longer} to become {far}.',
      'Training takes about {longer} if you want to be {far}, and about {time} to become {near}.',
    ],
    choices: ['If you want to earn sooner, start with {titles}.', 'If that’s too long, begin with {titles}.'],
  },
  wage: {
    facts: ['You’re usually paid while you train to become {near}, but not to become {far}.'],
    choices: ['If you need a wage meanwhile, start with {titles}.'],
  },
  pay: {
    facts: [
      'The middle pay is {high} a year for {near} and {low} for {far} ({year}).',
      'In the published figures of {year}, {high} is the middle pay for {near}, and {low} for {far}.',
    ],
    choices: ['If pay decides, start with {titles}.', 'If pay comes first, begin with {titles}.'],
  },
  law: {
    facts: ['By law you need permission before you work as {far}.'],
    choices: ['If you’d rather not wait for that, start with {titles}.'],
  },
} as const satisfies Record<string, DifferenceCopy>;

/** Replaces the choices of two differences that speak for the same careers. */
export const SAME_CHOICES: Readonly<Record<'one' | 'several', readonly string[]>> = {
  one: ['On both, {titles} comes first, so start there.'],
  several: ['On both, {titles} come first, so start with one of them.'],
};

/** What a career would bring of a wanted change: it follows "you’d have", and "than now" follows it. */
export const CHANGES_BROUGHT = {
  pressure: 'less pressure',
  shifts: 'fewer nights or shifts',
  hours: 'a shorter full-time week',
  people: 'fewer angry people to deal with',
  place: 'more days from home',
  security: 'a steadier job',
} as const;

export const PAID_MEANWHILE = { paid: ', usually paid', unpaid: ', usually without pay' } as const;
