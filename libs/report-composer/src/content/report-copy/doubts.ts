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

/** `{task}` is a task of the career. */
export const TASK_DOUBTS: readonly Wording[] = [
  withCheck('Part of the job is to {task}.', 'Ask how much of the week that takes.'),
  withCheck('You’d also {task}.', 'Ask how people like that part.'),
  withCheck('You may also have to {task}.', 'Find out how often it comes up.'),
  withCheck('Part of your time you’d {task}.', 'Ask what people find dull about it.'),
  withCheck('People in this work also {task}.', 'Ask how long it takes.'),
  withCheck('You’d have to {task} too.', 'Ask how it’s done.'),
  withCheck('In this job you’d also {task}.', 'Ask who shares it.'),
  withCheck('Another task is to {task}.', 'Ask how people learn it.'),
  withCheck('It’s also part of the job to {task}.', 'Ask how hard that is.'),
  withCheck('One of the tasks is to {task}.', 'Ask how it went last week.'),
];

/** A condition of the work, as a fact if it is a regular part or comes up at times, and how to check it. */
interface SettingDoubt {
  regular: string;
  atTimes: string;
  checks: readonly string[];
}

/** Conditions of the work. */
export const SETTING_DOUBTS: Partial<Record<DealBreakerId, SettingDoubt>> = {
  distress: {
    regular: 'Illness, grief or distress is a regular part of this work.',
    atTimes: 'You’d meet illness, grief or distress at times.',
    checks: ['Ask who people talk to after a bad day.', 'Ask what helps people in it to switch off.'],
  },
  conflict: {
    regular: 'Angry or aggressive people are a regular part of this work.',
    atTimes: 'You’d deal with angry people at times.',
    checks: ['Ask what training there is for that.', 'Ask what happened the last time, and who helped.'],
  },
  shifts: {
    regular: 'Nights or shifts are a regular part of this work.',
    atTimes: 'This work has nights or shifts at times.',
    checks: ['Ask to see last month’s working hours.', 'Ask how far ahead people know their hours.'],
  },
  heights: {
    regular: 'Working at heights is a regular part of this work.',
    atTimes: 'You’d work at heights at times.',
    checks: ['Ask how high, and what keeps people safe.', 'Ask if you could go up once before you decide.'],
  },
  blood: {
    regular: 'Blood or bodily care is a regular part of this work.',
    atTimes: 'Blood or bodily care comes up at times.',
    checks: ['Ask how people got used to it.', 'Ask if you could watch for a day.'],
  },
  weather: {
    regular: 'Much of this work is outdoors, in all weathers.',
    atTimes: 'You’d be outdoors in all weathers at times.',
    checks: ['Ask what a day in January is like.', 'Ask what happens when it rains for a week.'],
  },
  lifting: {
    regular: 'Heavy lifting is a regular part of this work.',
    atTimes: 'There’s heavy lifting at times.',
    checks: ['Ask what equipment does the lifting.', 'Ask how people who have done it for years manage.'],
  },
  dirt: {
    regular: 'Dirt, noise or fumes are a regular part of this work.',
    atTimes: 'There’s dirt, noise or fumes at times.',
    checks: ['Ask to see the place on a normal day.', 'Ask what protection people wear.'],
  },
  travel: {
    regular: 'You’d drive or travel a lot.',
    atTimes: 'You’d drive or travel a lot at times.',
    checks: ['Ask how many hours a week people are on the road.', 'Ask how many nights away there were last month.'],
  },
  selling: {
    regular: 'Selling to strangers is a regular part of this work.',
    atTimes: 'You’d sell to strangers at times.',
    checks: ['Ask how targets are set.', 'Ask how much of the pay depends on sales.'],
  },
  public: {
    regular: 'Speaking or performing in public is a regular part of this work.',
    atTimes: 'You’d speak or perform in public at times.',
    checks: ['Ask how often, and to how many people.', 'Ask how people learned to do it.'],
  },
};
