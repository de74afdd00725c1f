import type { QualificationLevel } from '@bearings/domain';

/** Descriptions of UK qualification levels, shown after words like "level 3,". */
export const LEVEL_WORDS: Readonly<Record<QualificationLevel, string>> = {
  1: 'GCSE grades 3 to 1 or the like',
  2: 'GCSE grades 9 to 4 or the like',
  3: 'A levels or the like',
  4: 'a higher certificate',
  5: 'a higher diploma or foundation degree',
  6: 'a degree',
  7: 'a master’s degree',
  8: 'a doctorate',
};

/**
 * Sentences on the circumstances that were taken into account, one for each optional question that the person answered.
 */
export const TAKEN_INTO_ACCOUNT = {
  likes: 'You would enjoy: {things}.',
  dislikes: 'Not for you: {things}.',
  stage: 'Where you stand: {stage}.',
  level: 'Your highest qualification: {words}.',
  place: 'Where you want to work: {things}.',
  subjects: 'What you study or studied: {things}.',
  noSubjects: 'You didn’t say what you study or studied, so no subject counts.',
  schoolSubjects: 'Your school subjects: {things}.',
  field: 'Your work: {field}.',
  fieldYears: 'Your work: {field}, {years}.',
  noField: 'You didn’t say what field you work in, so no senior post is left out.',
  training: 'Training you would take on: {training}.',
  dealBreakers: 'Jobs left out because of: {things}.',
  keptJobs: 'Kept all the same: {things}.',
  fieldsLeftOut: 'Kinds of work left out: {things}.',
  conditions: 'You ask of every job: {things}.',
  payFloor: 'You ask of every job at least {pay} a year, by its middle pay where we know it.',
  jobsInMind: 'Jobs you have in mind: {things}.',
} as const;

/** Notes on one of the ten careers or on a career that the person named. */
export const CAREER_NOTE_TEXTS = {
  long: 'Training takes about {time}, longer than you said.',
  longIfRelated: 'If your degree counts, training takes about {time}, longer than you said.',
  longWithout: 'In all, training takes about {time}, longer than you said.',
  /** Where ways in of the country are known, and some of them may be short enough. */
  longUnsure: 'Training probably takes longer than you said. Ask how long it takes near you.',
  longAbroad: 'In the United Kingdom, training takes longer than you said.',
  longState: 'Training probably takes longer than you said. Ask how long it takes in your state.',
  longWay: 'The usual ways in take longer than you said.',
  paid: 'You are usually paid meanwhile.',
  paidAbroad: 'People are usually paid while they train.',
  atTimes: 'Sometimes has what you ruled out: {things}.',
  regularly: 'A regular part of this work is something you ruled out: {things}.',
  liked: 'Fits what you’d like to do: {things}.',
  likedInPart: 'Partly fits what you’d like to do: {things}.',
  disliked: 'Much of it is what’s not for you: {things}. Other answers brought it up.',
  dislikedInPart: 'Often includes what’s not for you: {things}.',
  subject: 'Usual subject: {things}, but other degrees are taken too.',
  subjectOther: 'Usual subject: {things}.',
  subjectChange: 'Usual subject: {things}. From yours, about {time} more.',
  subjectChangeAbroad: 'Usual subject: {things}. Ask how much longer it takes from yours.',
  course: 'It needs its own course: {course}.',
  schoolSubjects: 'Its usual course asks for {things} at school.',
  entry: 'Usually after: {things}.',
  belowLevel: 'This job is below the level that you’ve worked at. People usually start here in this kind of work.',
  belowLevelForNew: 'This job is below the level that you’ve worked at. It’s here because you asked for something new.',
  /** Of a career, where a sentence above the list says why some are. */
  belowLevelMark: 'Below the level that you’ve worked at.',
  /** Above the list, on all or some of its careers. */
  levels: {
    all: {
      usual:
        'All of these jobs are below the level that you’ve worked at. People usually start there in these kinds of work.',
      forNew:
        'All of these jobs are below the level that you’ve worked at. They’re here because you asked for something new.',
    },
    some: {
      usual:
        'Some of these jobs are below the level that you’ve worked at, and say so. People usually start there in these kinds of work.',
      forNew:
        'Some of these jobs are below the level that you’ve worked at, and say so. They’re here because you asked for something new.',
    },
  },
} as const;

/** What careers lack of what the reader asks of every job. */
export const LACKING_TEXTS = {
  things: {
    partTime: 'part-time work',
    fromHome: 'work from home',
    paidTraining: 'paid training',
    pay: 'the pay you ask for',
  },
  /** On a row of the list. */
  row: 'May lack {things}',
  note: 'It may lack something that you ask of every job: {things}.',
  unknown: 'It isn’t known if it has {things}, so ask.',
  payUnknown: 'Its middle pay isn’t known, so ask if it reaches what you ask for.',
  all: 'None of the {count} is known to lack anything that you ask of every job.',
  /** For one and for several. */
  some: [
    '{Lacking} of the {count} may lack something that you ask of every job. It stands last, with what that is.',
    '{Lacking} of the {count} may lack something that you ask of every job. They stand last, each with what that is.',
  ],
  none: 'All {count} may lack something that you ask of every job. Each says what.',
  /** Not said of a single career, whose row says it. */
  without: 'If you didn’t ask for {thing}, {number} of them would lack nothing.',
} as const;

/** Sentences on how a career outside the ten compares. The first says its place, the second why it has that place. */
export const VERDICT_TEXTS = {
  rankAmongTen: 'It is number {rank} of your {count}.',
  amongTen: 'It is among your {count}.',
  place: 'By fit it is {rank} of all {all} careers.',
  unranked: 'Your answers leave the order of careers open, so it has no number.',
  outsideOrder: 'It stands outside the order of your {count}.',
  excluded: 'You ruled out a regular part of the work, so it is kept out of your {count}: {things}.',
  fieldLeftOut: 'You left out its kind of work, so it is kept out of your {count}: {things}.',
  later: 'People grow into it over some years, so other jobs come before it.',
  overLimit: 'Its training is longer than you said, so it is kept out of your {count}.',
  /**
   * `scoreLow` says why a career that the person named ranks lower: it demands a category in which they scored low.
   * `compared` says how many careers fit less, if nothing explains the rank.
   */
  scoreLow: 'It asks for more {noun}, and you scored low there.',
  compared: '{others} of them fit what you told us less.',
} as const;

export const EXCLUDED_COUNT = 'We left out {count} of {all} jobs.';

/**
 * Shown if the numbers of jobs for each deal-breaker add up to more than the number of jobs left out, because a job can
 * have two deal-breakers.
 */
export const EXCLUDED_TWICE_NOTE = 'Some count twice.';
export const LONGER_TRAINING = '{fit}; about {time} for you.';
export const LONGER_TRAINING_ABROAD = '{fit}; training is probably longer than you said.';
export const LONGER_TRAINING_LOCAL = '{fit}; in {country}, a usual way takes about {time}.';
export const LONGER_TRAINING_US = '{fit}; many learn it in a registered apprenticeship, paid and usually {years} long.';
export const LONGER_TRAINING_US_LEVEL = '{fit}; in the United States, the usual start is {level}.';
/** Replaces `LONGER_TRAINING_US_LEVEL` if people usually start with a degree. */
export const LONGER_TRAINING_US_DEGREE =
  '{fit}; in the United States, the usual start is {level}, often in the subject.';
/** The reason for a career with longer training if no liked kind of work is part of it. */
export const LONGER_TRAINING_REASON = 'It asks for more {noun}, and you scored high there.';

/**
 * A drawback that pay figures do not show: many people in this work are self-employed. `{share}` is their percentage.
 */
export const SELF_EMPLOYED_TEXTS = {
  uk: 'Many {people} have no employer, so no sick pay or paid holiday.',
  us: [
    'In the United States, {share}% of people in this work had no employer in 2024, so income may go up and down.',
    'In the United States {share}% worked for themselves in 2024, so pay may be uneven.',
    'In 2024, {share}% of them had no employer, so no paid time off.',
    'Of people in this work, {share}% were their own boss in 2024, and their pay can vary.',
  ],
} as const;
