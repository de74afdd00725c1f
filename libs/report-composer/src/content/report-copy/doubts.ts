// Doubts about a career: a fact of the job, and how to check it.
import type { DealBreakerId } from '@bearings/domain';
import type { Wording } from '../wording.js';

const withCheck = (fact: string, check: string): Wording => ({ text: `${fact} ${check}`, summary: fact });

/** Work that the reader wants less of, which is half of the career or more; `{own}` is a task of their own job. */
export const LESS_OF_DOUBTS: readonly Wording[] = [
  withCheck(
    'You want less of “{own}”, and at least half of this work is like it.',
    'Ask how much of the week it takes.',
  ),
  withCheck(
    'At least half of this work is like what you want less of: “{own}”.',
    'Ask if the job can be split another way.',
  ),
  withCheck(
    'You’d like to do less of “{own}”, and much of this job is close to that.',
    'Ask what a normal week holds.',
  ),
  withCheck(
    'Much of this job is close to “{own}”, which you want less of.',
    'Ask someone in it how they share the work.',
  ),
];

/** `{thing}` is a kind of work that the reader marked as not for them and that is much of the career. */
export const DISLIKED_CORE_DOUBTS: readonly Wording[] = [
  withCheck('You marked “{thing}” as not for you, and much of this work is that.', 'Ask how much of the day it takes.'),
  withCheck('Much of it is what you said is not for you: “{thing}”.', 'Ask someone in it how a day is split.'),
];

/** The same, if it is only often part of the career. */
export const DISLIKED_PART_DOUBTS: readonly Wording[] = [
  withCheck('You marked “{thing}” as not for you, and it’s often part of this work.', 'Ask how often it comes up.'),
  withCheck('It often includes what you said is not for you: “{thing}”.', 'Ask if others could do that part.'),
];

/** What to do about a category; `{ask}` is a question within a sentence. */
export const CHECK_SENTENCES: readonly string[] = [
  'Ask {ask}.',
  'Find out {ask}.',
  'Before you decide, ask {ask}.',
  'Ask someone in the job {ask}.',
];

/** What to do about a drawback of the work itself. */
export const WORK_CHECKS: readonly string[] = [
  'Ask how people find that.',
  'Ask what last week was like.',
  'Find out how people cope with it.',
  'Ask what helps with that.',
  'Ask how often that was so last month.',
  'Ask if people have left because of it.',
];

/** A task of the career that is like one that the reader wants less of; `{own}` is a task of their own job. */
export const LESS_TASK_DOUBTS: readonly Wording[] = [
  withCheck('You want less of “{own}”, and here you’d {task}.', 'Ask how much of a week that is.'),
  withCheck(
    'You marked “{own}” as something to do less, and here you’d {task}.',
    'Ask how many hours a week that takes.',
  ),
  withCheck('This job is also to {task}, and you want less of “{own}”.', 'Ask who else does that part.'),
];

/** A condition of the work that the reader ruled out; `{thing}` is its name. */
export const RULED_OUT_DOUBTS = {
  regular: [
    'You ruled this out, and it’s a regular part of the work: {thing}.',
    'A regular part of this work is something you ruled out: {thing}.',
    'You said no to this, and it’s usual here: {thing}.',
  ],
  atTimes: [
    'You ruled this out, and it’s part of the work at times: {thing}.',
    'Some of these jobs have what you ruled out: {thing}.',
    'You said no to this, and it comes up here at times: {thing}.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** What to ask about a condition that the reader ruled out and that is part of the work only at times. */
export const RULED_OUT_CHECKS: readonly string[] = [
  'Ask each employer if their job has it.',
  'Ask how often it came up last month.',
  'Ask if you could take a job without it.',
  'Look for it in job descriptions before you train.',
];

/** A condition that is a regular part of the work, as a fact, and how to check it. */
interface SettingDoubt {
  regular: string;
  checks: readonly string[];
}

/** Conditions of the work. */
export const SETTING_DOUBTS: Partial<Record<DealBreakerId, SettingDoubt>> = {
  distress: {
    regular: 'Illness, grief or distress is a regular part of this work.',
    checks: ['Ask who people talk to after a bad day.', 'Ask what helps people in it to switch off.'],
  },
  conflict: {
    regular: 'Angry or aggressive people are a regular part of this work.',
    checks: ['Ask what training there is for that.', 'Ask what happened the last time, and who helped.'],
  },
  shifts: {
    regular: 'Nights or shifts are a regular part of this work.',
    checks: ['Ask to see last month’s working hours.', 'Ask how far ahead people know their hours.'],
  },
  heights: {
    regular: 'Working at heights is a regular part of this work.',
    checks: ['Ask how high, and what keeps people safe.', 'Ask if you could go up once before you decide.'],
  },
  blood: {
    regular: 'Blood or bodily care is a regular part of this work.',
    checks: ['Ask how people got used to it.', 'Ask if you could watch for a day.'],
  },
  weather: {
    regular: 'Much of this work is outdoors, in all weathers.',
    checks: ['Ask what a day of the worst weather is like.', 'Ask what happens when it rains for a week.'],
  },
  lifting: {
    regular: 'Heavy lifting is a regular part of this work.',
    checks: ['Ask what equipment does the lifting.', 'Ask how people who have done it for years manage.'],
  },
  dirt: {
    regular: 'Dirt, noise or fumes are a regular part of this work.',
    checks: ['Ask to see the place on a normal day.', 'Ask what protection people wear.'],
  },
  travel: {
    regular: 'You’d drive or travel a lot.',
    checks: ['Ask how many hours a week people are on the road.', 'Ask how many nights away there were last month.'],
  },
  selling: {
    regular: 'Selling to strangers is a regular part of this work.',
    checks: ['Ask how targets are set.', 'Ask how much of the pay depends on sales.'],
  },
  public: {
    regular: 'Speaking or performing in public is a regular part of this work.',
    checks: ['Ask how often, and to how many people.', 'Ask how people learned to do it.'],
  },
  desk: {
    regular: 'Most of this work is at a desk.',
    checks: ['Ask how many hours of a day people sit.', 'Ask to see where people work.'],
  },
};

/** What nobody starts without, where nothing else about the job speaks against it. `{holds}` is a registration. */
export const GATE_DOUBTS = {
  register: [
    'You can’t do this job without {holds}. Ask what that takes, and how long.',
    'The gate here is {holds}. Ask how many who start get it.',
  ],
  licence: [
    'The law asks for something first: {holds}. Ask what it takes, and how long.',
    'You can’t do this job without what the law asks for: {holds}. Ask where people got theirs.',
  ],
  medical: [
    'There’s a medical or fitness test to pass first. Read its rules before you train.',
    'You’d have to pass a medical or fitness test. Ask what people fail on.',
  ],
  vision: ['Good eyesight may be asked for, and telling red from green. Have yours tested before you train.'],
  /** What three studies agree on. */
  models: [
    'Language models could help with much of this work, three studies agree. Ask what new starters do now.',
    'Three studies agree that language models could take on much of it. Ask how the work has changed in a year.',
  ],
  degree: [
    'Most people in it have a degree. Look at what else employers take.',
    'You’d be up against people with a degree. Ask who was taken on last, and with what.',
  ],
} as const satisfies Record<string, readonly string[]>;
