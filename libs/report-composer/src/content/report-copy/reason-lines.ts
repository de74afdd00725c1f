// Sentences that give a reason: a line that the reader gave, and a task of the career.
import type { TileId } from '@bearings/domain';
import type { TextSubject } from '../wording.js';

/**
 * The task that exercises a hobby, or what others of the list share, which follows the line. `{task}` begins with a verb:
 * "plan lessons".
 */
export const TASK_SENTENCES: readonly string[] = [
  'Here that means you’d {task}.',
  'You’d do that here when you {task}.',
  'For example, you’d {task}.',
  'Here you’d {task}.',
  'It comes in when you {task}.',
];

/** A kind of work that the reader picked, with the task that exercises it. */
export const TILE_TASK_SENTENCES = {
  /** It is much of the work. */
  coreTile: [
    'You picked “{thing}”. Here you’d {task}.',
    'Much of the work is what you picked, “{thing}”: you’d {task}.',
    'You’d like to {thing}, and that’s what you’d do here: {task}.',
    'It’s work that you picked, “{thing}”: for example, you’d {task}.',
    'What you picked, “{thing}”, fills much of it. You’d {task}.',
    'Mostly it’s what you picked, “{thing}”. One task is to {task}.',
    'You said you’d like to {thing}. People in this job {task}.',
    'You chose “{thing}” among the kinds of work. In this one you’d {task}.',
  ],
  /** It is often part of the work. */
  tile: [
    'Part of the job is “{thing}”, which you picked: you’d {task}.',
    'It often has what you’d like, “{thing}”. You’d {task}.',
    'You’d like to {thing}. That comes up when you {task}.',
    'You marked “{thing}”, and some of it is here: you’d {task}.',
    'It comes with what you picked, “{thing}”, when you {task}.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The same after a task of the reader's own job. */
export const OWN_TASK_SENTENCES: readonly string[] = [
  'Here you’d {task}.',
  'You’d use that here to {task}.',
  'The nearest thing here is to {task}.',
  'That helps here when you {task}.',
  'In this job you’d {task}.',
  'Something like it here: you’d {task}.',
  'That counts here when you {task}.',
];

/** The same after an answer to a statement. */
export const ANSWER_TASK_SENTENCES: readonly string[] = [
  'You’d need that here to {task}.',
  'That’s useful here when you {task}.',
  'It helps here when you {task}.',
  'Here it comes in when you {task}.',
  'That’s what it takes here to {task}.',
];

/**
 * After the statement that the reader disagreed with, of a career that asks for what it denies. `{noun}` is that: "care for
 * others".
 */
export const DISAGREED_TASK_SENTENCES: readonly string[] = [
  '{Noun} comes into it when you {task}.',
  '{Noun} counts here when you {task}.',
];

/** Of a career whose liked kinds of work two others of the list quote already. */
export const LIKED_WORK_SENTENCES: readonly string[] = [
  'Like others on your list, it has work that you picked.',
  'It shares the work that you picked with others on your list.',
  'What you picked is part of this work too.',
  'This is another job with work that you picked.',
  'You picked work of this kind, as in others on your list.',
  'It’s one more job that has what you picked.',
];

/** Subjects of kinds of work on which we alone write. */
export const TILE_SUBJECTS: Readonly<Partial<Record<TileId, TextSubject>>> = {
  care: 'health',
  teeth: 'health',
  medicines: 'health',
  recover: 'health',
  examine: 'health',
  law: 'law',
};

/**
 * The line. Variables: `{thing}` is a kind of work, `{own}` a task of the reader's own job, `{job}` the title of that
 * job, `{subject}` a subject, and `{field}` a field of work.
 */
export const LINE_SENTENCES = {
  coreTile: [
    'You picked “{thing}”, and that’s much of this work.',
    'You said you’d like to {thing}, and much of this work is that.',
    'Much of it is what you picked: “{thing}”.',
    'You’d like to {thing}, and this work has a lot of it.',
  ],
  tile: [
    'You picked “{thing}”, which is often part of this work.',
    'You said you’d like to {thing}, and that’s often part of it.',
    'Part of this work is what you picked: “{thing}”.',
    'You’d like to {thing}, and that comes up often here.',
  ],
  usualSubject: [
    'You chose {subject} as your subject, and it’s a usual one for this work.',
    'Your subject, {subject}, is a usual one for this work.',
    'This is one of the usual jobs after your subject: {subject}.',
    'Your subject is one that this work usually asks for: {subject}.',
  ],
  relatedSubject: [
    'You chose {subject} as your subject, and it’s close to this work.',
    'Your subject, {subject}, is close to what this work uses.',
    'This work isn’t far from your subject: {subject}.',
    'Your subject and this work are close: {subject}.',
  ],
  requiredSubject: [
    'You chose {subject}, and courses for this work often ask for it.',
    'Courses for this work often ask for a subject that you chose: {subject}.',
    'You have a subject that its courses often ask for: {subject}.',
    'Its courses often ask for {subject}, which you chose.',
  ],
  helpfulSubject: [
    'You chose {subject}, which helps in this work.',
    'A subject that you chose helps in this work: {subject}.',
    'One of your subjects is useful here: {subject}.',
    'It’s a help here that you chose {subject}.',
  ],
  field: [
    'Your field is {field}, and this job is part of it.',
    'This job is in the field you named: {field}.',
    'It’s a job in your own field: {field}.',
    'You named your field, {field}, and this job belongs to it.',
  ],
  named: [
    'You named this job yourself.',
    'It’s a job that you named.',
    'This is one of the jobs you have in mind.',
    'You told us you have this job in mind.',
  ],
  task: [
    'You’d like to do more of this: “{own}”.',
    'You marked “{own}” as something you want to do more.',
    'You want more of a task you know: “{own}”.',
    'More of this, you said: “{own}”.',
  ],
  jobNow: ['Your job now, {job}, is close to this work.', 'This work is close to what you do now as your job: {job}.'],
  jobBefore: ['A job you’ve done, {job}, is close to this work.', 'This work is close to a job you’ve done: {job}.'],
  jobLearned: [
    'What you learned as an apprentice, {job}, is close to this work.',
    'This work is close to your apprenticeship: {job}.',
  ],
  moveNow: [
    'Your job now, {job}, is one that people often leave for this work.',
    'People in your job now, {job}, often move into this work.',
  ],
  moveBefore: [
    'A job you’ve done, {job}, is one that people often leave for this work.',
    'People in a job you’ve done, {job}, often move into this work.',
  ],
  moveLearned: [
    'People who learn what you did, {job}, often move into this work.',
    'Your apprenticeship, {job}, often leads to this work.',
  ],
  /** `{job}` has its article. The reader has not marked the task, so that the job is said to have it. */
  ownTaskNow: [
    'Your job as {job} has this in it: “{own}”.',
    'As {job} you know how to {own}.',
    'Part of your job as {job} is to {own}.',
    'In your job as {job} it’s usual to {own}.',
    'You know this from your job as {job}: “{own}”.',
  ],
  ownTaskBefore: [
    'You know this from your time as {job}: “{own}”.',
    'When you were {job}, part of the job was to {own}.',
    'Your time as {job} had this in it: “{own}”.',
    'From your time as {job} you know how to {own}.',
  ],
  held: ['You’ve done this job before.', 'It’s a job that you’ve done.'],
  heldLearned: ['You learned this job as an apprentice.', 'It’s the job of your apprenticeship.'],
  pastime: [
    'Something you do in your own time counts here: {pastime}.',
    'You told us what you do in your own time: {pastime}.',
    'In your own time you chose this: {pastime}.',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A quoted answer in a summary; `{answer}` is "agreed" or the like. Elsewhere a report shows the quote by itself. */
export const QUOTED_ANSWER = 'You {answer}: “{statement}”';
