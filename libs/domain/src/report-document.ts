/** A report's sections in order. URLs contain the ids, so they must not change; titles may. */
export const REPORT_SECTIONS = [
  { id: 'profile', title: 'Your profile' },
  { id: 'strengths', title: 'Strengths and watch-points' },
  { id: 'careers', title: 'Ten careers that fit' },
  { id: 'workplace', title: 'Where you work best' },
  { id: 'roadmap', title: 'Skills roadmap' },
  { id: 'people', title: 'People and networks' },
  { id: 'next-steps', title: 'Next steps' },
  { id: 'method', title: 'How this was worked out' },
] as const;

export type ReportSectionId = (typeof REPORT_SECTIONS)[number]['id'];

const SECTION_TITLES = new Map<ReportSectionId, string>(REPORT_SECTIONS.map(({ id, title }) => [id, title]));

/** Returns the title of a section. */
export const getSectionTitle = (id: ReportSectionId): string => SECTION_TITLES.get(id) ?? '';

/** Periods in which a step is due. */
export const STEP_PERIODS = ['week', 'month', 'quarter', 'year'] as const;
export type StepPeriod = (typeof STEP_PERIODS)[number];

/** Kinds of next steps, by what the reader should do. */
export const STEP_KINDS = [
  'try',
  'names',
  'search',
  'narrow',
  'ask',
  'named',
  'way',
  'register',
  'medicine',
  'money',
  'experience',
  'visit',
  'placement',
  'scheme',
  'comeback',
  'apply',
  'after',
  'practise',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** Topics of a career's details. */
export const CAREER_DETAIL_IDS = [
  'leads',
  'from',
  'tasks',
  'start',
  'ways',
  'time',
  'registration',
  'jobs',
  'cost',
  'checks',
  'try',
  'plan',
  'note',
  'hours',
  'models',
] as const;
export type CareerDetailId = (typeof CAREER_DETAIL_IDS)[number];

/** Topics of the notes on a career. */
export const CAREER_NOTE_IDS = [
  'lacking',
  'liked',
  'liked-in-part',
  'disliked',
  'disliked-in-part',
  'at-times',
  'long',
  'paid',
  'level',
  'subject',
  'entry',
] as const;
export type CareerNoteId = (typeof CAREER_NOTE_IDS)[number];

/** Icons for a career's work setting. */
export const SETTING_ICONS = [
  'hours',
  'partTime',
  'nights',
  'outdoors',
  'people',
  'indoors',
  'desk',
  'lifting',
  'driving',
  'recordCheck',
  'register',
] as const;
export type SettingIcon = (typeof SETTING_ICONS)[number];

/** Kinds of links on a career: its own page on an official site, and searches for its profile, training or jobs. */
export const CAREER_LINK_KINDS = ['page', 'profile', 'apprenticeships', 'jobs'] as const;
export type CareerLinkKind = (typeof CAREER_LINK_KINDS)[number];

/** Topics of the assessment's optional step whose answers a report can list as taken into account. */
export const CIRCUMSTANCE_TOPICS = [
  'likes',
  'dislikes',
  'stage',
  'level',
  'place',
  'subjects',
  'schoolSubjects',
  'field',
  'training',
  'dealBreakers',
  'fieldsLeftOut',
  'conditions',
  'payFloor',
  'jobsInMind',
] as const;
export type CircumstanceTopic = (typeof CIRCUMSTANCE_TOPICS)[number];

/**
 * Returns blocks without the next steps and their headings. Used if the reader has a plan, which contains the steps.
 */
export const withoutSteps = <Block extends { kind: string }>(blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind }, place) => kind !== 'steps' && !(kind === 'heading' && blocks[place + 1]?.kind === 'steps'));

/** The fit words, which say how well a career fits the reader, best first. */
export const REPORT_FITS = ['Strong', 'Good', 'Possible'] as const;
export type ReportFit = (typeof REPORT_FITS)[number];

/** How steadily a career came back when the person's answers were varied, best first. */
export const STEADINESS_LEVELS = ['steady', 'fair', 'unsteady'] as const;
export type Steadiness = (typeof STEADINESS_LEVELS)[number];

/**
 * Minimum stability for each level of steadiness but the last. Stability is the share of re-simulated answers, from 0 to
 * 1, that put a career among the best ten.
 */
export const MIN_STEADINESS = { steady: 0.75, fair: 0.5 } as const;

export function toSteadiness(stability: number): Steadiness {
  if (stability >= MIN_STEADINESS.steady) return 'steady';
  return stability >= MIN_STEADINESS.fair ? 'fair' : 'unsteady';
}
