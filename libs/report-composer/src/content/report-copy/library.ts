// Texts that only the careers library uses. It takes its other texts from reports.
import type { Category, DealBreakerId } from '@bearings/domain';

/** Sentences on whether a job demands more or less of a category than most jobs. */
export const DEMAND_SENTENCES = {
  more: 'It asks for more {nouns} than most jobs.',
  less: 'It asks for less {nouns} than most jobs.',
  level: 'It asks for about as much of most things as other jobs do.',
} as const;

/** Ends of the sentence "It may not suit you if …", for categories that the job demands more than most jobs. */
export const UNSUITED_PHRASES: Readonly<Record<Category, string>> = {
  leadership: 'you’d rather not be in charge',
  motivation: 'you don’t like working to targets',
  communication: 'you prefer quiet work',
  helping: 'you don’t want other people’s needs to fill your day',
  analytical: 'you don’t like working through problems in detail',
  creativity: 'you’d rather use tried methods than find new ones',
  planning: 'you don’t like plans and lists',
  practical: 'you don’t like hands-on work',
  resilience: 'you’d rather avoid stress',
  risk: 'you’d rather play it safe',
  spatial: 'you don’t like shapes, maps or machines',
  burnout: 'you’d rather not work under pressure',
};

export const DOUBT_SENTENCES = {
  notFor: 'It may not suit you if {reasons}.',
  regular: 'These are a regular part of it: {parts}.',
  atTimes: 'These come up at times: {parts}.',
} as const;

/** Parts of the work that some people do not want, for use in a list. */
export const WORK_PART_NAMES: Readonly<Record<DealBreakerId, string>> = {
  blood: 'blood and bodily care',
  heights: 'working at heights',
  shifts: 'nights and shifts',
  travel: 'much driving or travel',
  selling: 'selling to strangers',
  lifting: 'heavy lifting',
  desk: 'a desk all day',
  conflict: 'conflict and aggression',
  public: 'speaking or performing in public',
  weather: 'outdoors in all weathers',
  dirt: 'dirt, noise and fumes',
  distress: 'illness, grief and distress',
};

export interface WorkDifference {
  more: string;
  less: string;
}

/**
 * How the work of similar careers differs, where one demands clearly more of a category. Categories that say how people
 * have to be, not what they do, are absent.
 */
export const WORK_DIFFERENCES: Readonly<Partial<Record<Category, WorkDifference>>> = {
  leadership: { more: 'more leading of others', less: 'less leading of others' },
  communication: { more: 'more talking with people', less: 'less talking with people' },
  helping: { more: 'more of the day for people who need help', less: 'less of the day for people who need help' },
  analytical: { more: 'more working out from facts and figures', less: 'less working out from facts and figures' },
  creativity: { more: 'more ideas of your own', less: 'fewer ideas of your own' },
  planning: { more: 'more plans and records', less: 'fewer plans and records' },
  practical: { more: 'more work with your hands', less: 'less work with your hands' },
  spatial: { more: 'more drawings, shapes or machines', less: 'fewer drawings, shapes or machines' },
};

/** Sentences on differences between similar careers. */
export const DIFFERENCE_SENTENCES = {
  longer: 'longer training',
  shorter: 'shorter training',
  noLevel: 'no set grades to start',
  level: 'starts {level}',
  pay: 'median pay {amount}, not {own}',
  paysMore: '{amount} more',
  paysLess: '{amount} less',
  /** A task of the other job that the first has nothing like. */
  otherTask: 'you’d {task}',
  alike: 'much the same work',
} as const;

/** Sentences that say which facts on a page come from which source. */
export const SOURCE_USES = {
  pay: 'Pay: {source}, {year}.',
  estimates: 'Amounts marked as estimates are ours, from published figures of other countries; they can be far off.',
  demands:
    'What it asks for: O*NET 30.1, USDOL/ETA, December 2025, ranked among 862 occupations; CC BY 4.0, modified. USDOL/ETA has not approved, endorsed, or tested it.',
  outlook: 'Outlook: US Bureau of Labor Statistics, Employment Projections 2024-34, published in August 2025.',
  steps: 'Where it leads: National Careers Service (England), May 2019, condensed by us; Open Government Licence v3.0.',
  subjects:
    'Subjects: National Center for Education Statistics and US Bureau of Labor Statistics, CIP 2020; National Careers Service (England), May 2019. Grouped and edited by us.',
  titles:
    'Other names: National Careers Service (England), May 2019, and Office for National Statistics, SOC 2020; Open Government Licence v3.0. Selected by us.',
  ways: 'Ways in: {checked}. Last checked on {date}.',
} as const;
