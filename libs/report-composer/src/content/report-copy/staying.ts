// Texts on how the ten careers compare with the reader's present job.
import type { WantedChange } from '@bearings/domain';

/** Something that a career may have beside the reader's present job. */
export interface ChangeWords {
  /** The label of the line on it. */
  label: string;
  /** In "on hours, two". */
  topic: string;
  /** What a better career has: "less pressure". */
  better: string;
  /** What a worse one has; empty if none is worse, or another line says it. */
  worse: string;
}

export const STAYING_CHANGES: Readonly<Record<WantedChange, ChangeWords>> = {
  pay: { label: 'Pay', topic: 'pay', better: 'more pay', worse: '' },
  hours: { label: 'Hours', topic: 'hours', better: 'better hours', worse: 'longer hours' },
  pressure: { label: 'Pressure', topic: 'pressure', better: 'less pressure', worse: 'more pressure' },
  people: { label: 'Angry people', topic: 'angry people', better: 'fewer angry people', worse: 'more angry people' },
  meaning: { label: 'Meaning', topic: 'care for others', better: 'more care for others', worse: '' },
  place: {
    label: 'From home',
    topic: 'work from home',
    better: 'more to do from home',
    worse: 'less to do from home',
  },
  security: { label: 'Security', topic: 'security', better: 'more security', worse: 'less security' },
};

/** Outside the United Kingdom we know of no hours but nights and shifts. */
export const STAYING_SHIFTS: ChangeWords = {
  label: 'Hours',
  topic: 'nights and shifts',
  better: 'fewer nights or shifts',
  worse: 'more nights or shifts',
};

/** Each pair is for one career, or none, and for several. They follow "two of the ten". */
export const STAYING_TEXTS = {
  title: 'Staying or changing',
  job: {
    label: 'Your job now',
    pay: '{Job}: {pay}',
    /** Where the reader's pay stands in that of their job. */
    quarters: {
      top: 'Your {now} is in the top quarter.',
      upper: 'Your {now} is in the upper half.',
      lower: 'Your {now} is in the lower half.',
      bottom: 'Your {now} is in the lowest quarter.',
    },
  },
  pay: {
    label: 'Pay',
    than: { now: 'you earn now', old: 'you earn now (figures of {year})', job: 'your job now' },
    better: ['pays more at the median than {than}', 'pay more at the median than {than}'],
    noneBetter: ['is known to pay more at the median than {than}', ''],
    worse: '{number} less',
    allWorse: ['pays less at the median than {than}', 'pay less at the median than {than}'],
    same: '{number} about as much',
    unknown: 'for {number} we can’t tell',
  },
  unknown: { label: 'Not compared', text: '{Topics}: we have no figures that set your job beside these.' },
  starts: {
    label: 'Getting in',
    none: ['needs no new course', 'need no new course'],
    paid: ['has paid training or other work first', 'have paid training or other work first'],
    unpaid: ['asks for unpaid training', 'ask for unpaid training'],
  },
  change: '{things} in {number}',
  /** Careers after their number: all, or if there are more those that have most of it or come first. */
  named: { all: ': {titles}', most: ', most of all {titles}', some: ', such as {titles}' },
  /** The same work elsewhere; `{title}` is the job in the country's own words. */
  keep: {
    label: 'Or keep the work',
    text: 'Look at three openings for “{title}” too: employers differ in hours and pressure.',
  },
  years: {
    label: 'Your years',
    promotions: ['is a promotion in your work', 'are promotions in your work'],
    moves: ['is a usual move from your job', 'are usual moves from your job'],
    below: 'In {number} you’d start below your level.',
  },
  verdict: {
    none: 'on {topics}, none of the {count} is {better} than what you have now',
    /** Of all careers, or where facts on some are missing. */
    better: { all: 'better', known: 'known to be better' },
    /** After `none`. */
    first: ['on {topic}, {number} is', 'on {topic}, {number} are'],
    some: 'on {topic}, {those}',
    are: ['is better than what you have now', 'are better than what you have now'],
    next: 'on {topic}, {number}',
    all: 'all',
    counts: { both: 'both', all: 'all of it' },
    onAll: ['{Titles} is better on {counts}.', '{Titles} are better on {counts}.'],
    manyOnAll: '{number} are better on {counts}.',
    noneOnAll: 'None is better on {counts}.',
  },
} as const;
