// Choices of the optional step "What you've done": jobs, tasks, activities outside work, and what should change.
import { type Choice, DEAL_BREAKERS, MAX_JOBS_IN_MIND } from './circumstances.js';

/** How long a person did a job, with the fewest years that the answer can mean. */
export const JOB_YEARS = [
  { id: 'under1', label: 'Under a year', fewest: 0 },
  { id: '1to2', label: 'One or two years', fewest: 1 },
  { id: '3to5', label: 'Three to five years', fewest: 3 },
  { id: '6to10', label: 'Six to ten years', fewest: 6 },
  { id: 'over10', label: 'More than ten years', fewest: 10 },
] as const satisfies readonly (Choice & { fewest: number })[];

export type JobYears = (typeof JOB_YEARS)[number]['id'];

/** The numbers of a job's tasks, in the order in which the tables of careers list them. */
export const TASK_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type TaskNumber = (typeof TASK_NUMBERS)[number];

/**
 * Common jobs outside our occupations. They can be given as a job that a person does or did, but are never recommended.
 */
export const COMMON_JOBS = [
  { code: 'x:telesales', title: 'Telephone sales agent' },
  { code: 'x:taxi', title: 'Taxi driver' },
  { code: 'x:bank-counter', title: 'Bank counter staff' },
  { code: 'x:bank-branch', title: 'Bank branch manager' },
  { code: 'x:cleaner', title: 'Cleaner' },
  { code: 'x:cook', title: 'Cook' },
  { code: 'x:factory', title: 'Assembler or machine operator' },
  { code: 'x:soldier', title: 'Soldier' },
  { code: 'x:caretaker', title: 'Caretaker' },
  { code: 'x:stock-clerk', title: 'Stock or dispatch clerk' },
  { code: 'x:gardener', title: 'Gardener' },
  { code: 'x:labourer', title: 'Building labourer' },
] as const;

export type CommonJobCode = (typeof COMMON_JOBS)[number]['code'];

/** Hobbies and unpaid roles. None names religion, politics, a union or health. */
export const PASTIMES = [
  { id: 'reading', label: 'Reading and writing' },
  { id: 'walking', label: 'Walking' },
  { id: 'club', label: 'Running a club' },
  { id: 'coaching', label: 'Coaching a team' },
  { id: 'cooking', label: 'Cooking' },
  { id: 'gardening', label: 'Gardening' },
  { id: 'music', label: 'Making music' },
  { id: 'mending', label: 'Mending things' },
  { id: 'craft', label: 'Drawing or craft' },
  { id: 'caring', label: 'Caring for someone' },
  { id: 'computers', label: 'Computers' },
  { id: 'animals', label: 'Animals' },
  { id: 'babysitting', label: 'Looking after children' },
  { id: 'tutoring', label: 'Helping others learn' },
  { id: 'diy', label: 'Building and decorating' },
  { id: 'cars', label: 'Cars and motorbikes' },
  { id: 'sport', label: 'Sport' },
  { id: 'fitness', label: 'Gym or fitness' },
  { id: 'drama', label: 'Acting or dance' },
  { id: 'photography', label: 'Photography or film' },
  { id: 'sewing', label: 'Sewing and clothes' },
  { id: 'hair', label: 'Hair and make-up' },
  { id: 'gaming', label: 'Games and puzzles' },
  { id: 'science', label: 'Science at home' },
  { id: 'history', label: 'History and museums' },
  { id: 'languages', label: 'Languages' },
  { id: 'events', label: 'Organising events' },
  { id: 'selling', label: 'Selling things I find or make' },
  { id: 'accounts', label: 'Keeping accounts for a group' },
  { id: 'rescue', label: 'First aid or rescue' },
] as const satisfies readonly Choice[];

export type PastimeId = (typeof PASTIMES)[number]['id'];

/** Whether a person wants to stay near the work they know, is open, or wants something new. */
export const DIRECTIONS = [
  { id: 'near', label: 'Stay near what I do' },
  { id: 'open', label: 'I’m open' },
  { id: 'new', label: 'Something new' },
] as const satisfies readonly Choice[];

export type Direction = (typeof DIRECTIONS)[number]['id'];

/** What should change about a person's work. */
export const WANTED_CHANGES = [
  { id: 'pay', label: 'Pay' },
  { id: 'hours', label: 'Hours' },
  { id: 'pressure', label: 'Pressure' },
  { id: 'people', label: 'People' },
  { id: 'meaning', label: 'Meaning' },
  { id: 'place', label: 'Place of work' },
  { id: 'security', label: 'Security' },
] as const satisfies readonly Choice[];

export type WantedChange = (typeof WANTED_CHANGES)[number]['id'];

export const PAY_PERIODS = ['year', 'month', 'hour'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/**
 * Least and most plausible pay for a period, in hundredths of any currency of our countries. Wide, because a pound is
 * worth far more yen than a yen is worth pounds.
 */
export const PAY_LIMITS = {
  year: { least: 100_00, most: 500_000_000_00 },
  month: { least: 10_00, most: 50_000_000_00 },
  hour: { least: 50, most: 500_000_00 },
} as const satisfies Record<PayPeriod, { least: number; most: number }>;

/** Maximum numbers of entries of the step. */
export const EXPERIENCE_LIMITS = { jobs: 3, pastimes: 5, changes: 2 } as const;

/** Maximum number of answers on whether a job of the person's, or one in mind, stays in the list despite a deal-breaker. */
export const MAX_KEPT_JOBS = (MAX_JOBS_IN_MIND + EXPERIENCE_LIMITS.jobs) * DEAL_BREAKERS.length;

/** Returns the fewest years that an answer can mean; 0 if there is no answer. */
export const countFewestYears = (years: JobYears | undefined): number =>
  JOB_YEARS.find(({ id }) => id === years)?.fewest ?? 0;

/** Returns whether this is the code of a common job outside our occupations. */
export const isCommonJob = (code: string): code is CommonJobCode => COMMON_JOBS.some((job) => job.code === code);

/** Returns the title of a common job; the code itself for any other code. */
export const getCommonJobTitle = (code: string): string => COMMON_JOBS.find((job) => job.code === code)?.title ?? code;
