// Sentences that give a reason: a line that the reader gave, and a task of the career.

/** The task, which follows the line. `{task}` begins with a verb: "plan lessons". */
export const TASK_SENTENCES: readonly string[] = [
  'Here you’d {task}.',
  'In this job you’d {task}.',
  'Among other things, you’d {task}.',
  'You’d {task}.',
  'For example, you’d {task}.',
];

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
  ],
  relatedSubject: [
    'You chose {subject} as your subject, and it’s close to this work.',
    'Your subject, {subject}, is close to what this work uses.',
  ],
  requiredSubject: [
    'You chose {subject}, and courses for this work often ask for it.',
    'Courses for this work often ask for a subject that you chose: {subject}.',
  ],
  helpfulSubject: [
    'You chose {subject}, which helps in this work.',
    'A subject that you chose helps in this work: {subject}.',
  ],
  field: ['Your field is {field}, and this job is part of it.', 'This job is in the field you named: {field}.'],
  named: ['You named this job yourself.', 'It’s a job that you named.'],
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
  held: ['You’ve done this job before.', 'It’s a job that you’ve done.'],
  heldLearned: ['You learned this job as an apprentice.', 'It’s the job of your apprenticeship.'],
  pastime: ['You said you spend time on this: {pastime}.', 'Something you do outside work counts here: {pastime}.'],
} as const satisfies Record<string, readonly string[]>;

/** A quoted answer in a summary; `{answer}` is "agreed" or the like. Elsewhere a report shows the quote by itself. */
export const QUOTED_ANSWER = 'You {answer}: “{statement}”';
