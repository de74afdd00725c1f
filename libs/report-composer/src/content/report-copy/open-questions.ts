// The open question about a career of a plan: what may not suit the reader, whom to ask about it, and what.
import type { DealBreakerId } from '@bearings/domain';
import type { Wording } from '../wording.js';
import type { PlanStage } from './guidance.js';

/** `{a}` is a career with its article, `{thing}` what may speak against it. */
export const OPEN_QUESTIONS: readonly string[] = [
  'One thing may speak against work as {a}: {thing}.',
  'Before you choose work as {a}, find out about one thing: {thing}.',
];

/** What may speak against a career, within a sentence. `{thing}` is a deal-breaker or a kind of work. */
export const QUESTION_THINGS = {
  change: {
    pressure: 'the pressure, because you want less of it',
    shifts: 'the nights or shifts, because you want other hours',
    hours: 'the hours, because you want others',
    people: 'the angry people, because you want a change there',
    place: 'the place, because less of it can be done from home than of your job now',
    security: 'how steady it is, because many people in it have no employer',
    outlook: 'how steady it is, because fewer of these jobs are expected',
    pay: 'the pay, because you want more',
  },
  refused: '{thing}, which you ruled out and which comes up at times',
  dislikes: '“{thing}”, which you marked as not for you',
  lacking: {
    partTime: 'part-time work, which you asked for',
    fromHome: 'work from home, which you asked for',
    paidTraining: 'paid training, which you asked for',
  },
  subject: 'the degree, because some employers may want its own',
  setting: {
    blood: 'blood or bodily care',
    heights: 'the heights',
    shifts: 'the nights or shifts',
    travel: 'the driving or travel',
    selling: 'selling to strangers',
    lifting: 'the heavy lifting',
    desk: 'the hours at a desk',
    conflict: 'angry or aggressive people',
    public: 'speaking in public',
    weather: 'being outdoors in all weathers',
    dirt: 'the dirt, noise or fumes',
    distress: 'other people’s illness, grief or distress',
  } satisfies Record<DealBreakerId, string>,
  models: 'language models, which could do some of it',
  degree: 'the degree that most people in it have',
} as const;

/** What to ask; the questions on changes and on conditions of the work are with the doubts about careers. */
export const QUESTION_CHECKS = {
  refused: ['Ask how often it came up last month.', 'Ask if you could take a job without it.'],
  dislikes: ['Ask how much of the week it takes.', 'Ask how much of a day it fills, and if others could do that part.'],
  lacking: {
    partTime: [
      'Ask if part time is possible from the start.',
      'Ask who in it works part time, and how they agreed it.',
    ],
    fromHome: ['Ask how many days people work from home.', 'Ask who may work from home, and from when.'],
    paidTraining: ['Ask if any employer pays people while they train.', 'Ask what people lived on while they trained.'],
  },
  subject: [
    'Ask if their degree was enough, and what was missing.',
    'Ask which employers take people without its own degree.',
  ],
  models: ['Ask what new starters do now.', 'Ask how the work has changed in a year.'],
  degree: ['Ask who was taken on last without one, and with what.', 'Ask what else employers take.'],
  pay: ['Ask what people earn at the start, and after five years.'],
  outlook: ['Ask who has been taken on in the last year.'],
} as const;

/**
 * Whom to ask, by where the reader stands, and after a move from their job. `{a}` is the career and `{now}` their job, with
 * their articles. The question follows.
 */
export const PEOPLE_TO_ASK: Readonly<Record<PlanStage | 'move', readonly Wording[]>> = {
  move: [
    { text: 'Write to somebody who was {now} and became {a}.', isOwn: true, energy: 'introvert' },
    { text: 'Meet somebody who was {now} and became {a}.', isOwn: true, energy: 'extravert' },
    { text: 'Write to somebody who became {a} from work like yours.', energy: 'introvert' },
    { text: 'Meet somebody who became {a} from work like yours.', energy: 'extravert' },
  ],
  school: [
    { text: 'A teacher or the {schoolAdviser} may know {a} to write to.', energy: 'introvert' },
    { text: 'A teacher or the {schoolAdviser} may know {a} to meet.', energy: 'extravert' },
  ],
  fe: [
    { text: 'Your {tutor} may know a former student to write to who became {a}.', energy: 'introvert' },
    { text: 'Your {tutor} may know a former student to meet who became {a}.', energy: 'extravert' },
  ],
  student: [
    { text: 'Write to a former student of your university who works as {a}.', energy: 'introvert' },
    { text: 'Meet a former student of your university who works as {a}.', energy: 'extravert' },
  ],
  graduate: [
    { text: 'Write to somebody from your course who works as {a}.', energy: 'introvert' },
    { text: 'Meet somebody from your course who works as {a}.', energy: 'extravert' },
  ],
  working: [
    { text: 'Write to somebody who became {a} from other work.', energy: 'introvert' },
    { text: 'Meet somebody who became {a} from other work.', energy: 'extravert' },
  ],
  returning: [
    { text: 'Write to somebody who became {a} after a break.', energy: 'introvert' },
    { text: 'Meet somebody who became {a} after a break.', energy: 'extravert' },
  ],
  experienced: [
    { text: 'Write to somebody who manages {a}.', energy: 'introvert' },
    { text: 'Meet somebody who manages {a}.', energy: 'extravert' },
  ],
  unknown: [
    { text: 'Write to somebody who works as {a}.', energy: 'introvert' },
    { text: 'Meet somebody who works as {a}.', energy: 'extravert' },
  ],
};
