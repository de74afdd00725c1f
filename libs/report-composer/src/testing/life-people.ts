// Simulates readers who say what they have done, at five stages of life and in ten countries.
import type { Circumstances, Experience, PastJob } from '@bearings/contracts';
import {
  CATEGORIES,
  chooseAskedSubjectKind,
  COMMON_JOBS,
  type CountryCode,
  DEAL_BREAKERS,
  DIRECTIONS,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  isAskedForFieldOfWork,
  JOB_YEARS,
  mapCategories,
  PASTIMES,
  type QualificationLevel,
  SCHOOL_SUBJECTS,
  type Stage,
  SUBJECTS,
  TASK_NUMBERS,
  TRAINING_TIMES,
  WANTED_CHANGES,
} from '@bearings/domain';
import { listRegularDealBreakers, OCCUPATIONS } from '@bearings/career-data';
import {
  loadMatchingTables,
  type Random,
  seededRandom,
  simulateAnswersAtAnyLevel,
  simulateAnswersLike,
  simulateAnswersWithoutDirection,
  simulateInterestsLike,
  toScores,
} from '@bearings/career-matching';
import type { ReportFacts } from '../composing/report-facts.js';
import { createFacts } from './report.factory.js';
import { drawOccupationIndex } from './sample-people.js';

const tables = loadMatchingTables();

export const LIFE_COUNTRIES = [
  'GB',
  'US',
  'DE',
  'IE',
  'AU',
  'CA',
  'FR',
  'NO',
  'IN',
  'ZA',
] as const satisfies readonly CountryCode[];

/** The stages with the qualifications, from least to most, that people have at them. */
const LIFE_STAGES = [
  { stage: 'school', levels: [1, 2] },
  { stage: 'student', levels: [3, 4] },
  { stage: 'graduate', levels: [6, 7] },
  { stage: 'working', levels: [1, 2, 3, 4, 6, 7] },
  { stage: 'experienced', levels: [2, 3, 5, 6, 7, 8] },
] as const satisfies readonly { stage: Stage; levels: readonly QualificationLevel[] }[];

/** Number of kinds of answers to the statements and the kinds of work. */
const ANSWER_KINDS = 6;
/** Number of readers in which each stage meets each country with each kind of answers. */
export const LIFE_COUNT = LIFE_COUNTRIES.length * LIFE_STAGES.length * ANSWER_KINDS;

/** A simulated reader: their country and the facts of their report. */
export interface LifeReader {
  country: CountryCode;
  stage: Stage;
  facts: ReportFacts;
}

type PickOne = <Item>(items: readonly Item[]) => Item;

/** Returns the reader with a number below `LIFE_COUNT`. */
export function createLifeReader(number: number): LifeReader {
  const random = seededRandom(number + 57_000);
  const pick: PickOne = (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick.');
    return item;
  };
  const country = LIFE_COUNTRIES[number % LIFE_COUNTRIES.length] ?? 'GB';
  const { stage, levels } =
    LIFE_STAGES[Math.floor(number / LIFE_COUNTRIES.length) % LIFE_STAGES.length] ?? pick(LIFE_STAGES);
  const kind = Math.floor(number / (LIFE_COUNTRIES.length * LIFE_STAGES.length));
  const index = drawOccupationIndex(number);
  const answers = [
    () => simulateAnswersLike(tables, index, 'easy', random),
    () => simulateAnswersLike(tables, index, 'hard', random),
    () => simulateAnswersAtAnyLevel(random),
    () => simulateAnswersWithoutDirection(random),
    () => simulateAnswersLike(tables, index, 'hard', random),
    () => simulateAnswersWithoutDirection(random),
  ][kind]?.();
  const scores = toScores(answers ?? []);
  const circumstances: Circumstances = {
    // The last two kinds of readers answer no kind of work.
    interests: kind < 4 ? simulateInterestsLike(tables, index, 'hard', random) : {},
    stage,
    qualificationLevel: pick(levels),
    training: pick(TRAINING_TIMES).id,
    dealBreakers: [...new Set([pick(DEAL_BREAKERS).id, pick(DEAL_BREAKERS).id])],
    experience: inventExperience(stage, index, random, pick),
  };
  addSubjectsAndField(circumstances, pick);
  if (number % 3 === 0) circumstances.jobsInMind = [pick(OCCUPATIONS).code];
  addKeptJobs(circumstances, random);
  return {
    country,
    stage,
    facts: createFacts(
      mapCategories((category) => scores[CATEGORIES.indexOf(category)] ?? 50),
      { circumstances, country },
    ),
  };
}

/** Returns what a reader has done: a pupil a Saturday job at most, others one or two jobs with marked tasks. */
function inventExperience(stage: Stage, index: number, random: Random, pick: PickOne): Experience {
  const isPupil = stage === 'school';
  const years = isPupil ? (['under1'] as const) : JOB_YEARS.map(({ id }) => id);
  const createJob = (isCurrent: boolean): PastJob => {
    // A third of the jobs are common ones, a third the one that the reader's answers resemble.
    const occupation = pick([
      pick(COMMON_JOBS).code,
      pick(OCCUPATIONS).code,
      OCCUPATIONS[index]?.code ?? pick(OCCUPATIONS).code,
    ]);
    return { occupation, years: pick(years), isCurrent, moreTasks: [pick(TASK_NUMBERS)], lessTasks: [] };
  };
  const now = createJob(true);
  const before = createJob(false);
  const jobs = [now, ...(isPupil || before.occupation === now.occupation || random() < 0.5 ? [] : [before])].map(
    (job): PastJob => ({
      ...job,
      lessTasks: TASK_NUMBERS.filter((task) => !job.moreTasks.includes(task) && random() < 0.4),
    }),
  );
  return {
    jobs: isPupil && random() < 0.5 ? [] : jobs,
    pastimes: [...new Set([pick(PASTIMES).id, pick(PASTIMES).id])],
    ...(random() < 0.75 && { direction: pick(DIRECTIONS).id }),
    ...(!isPupil && { changes: [pick(WANTED_CHANGES).id] }),
  };
}

function addSubjectsAndField(circumstances: Circumstances, pick: PickOne): void {
  const kind = chooseAskedSubjectKind(circumstances);
  if (kind === 'degree') circumstances.subjects = [pick(SUBJECTS).id];
  if (kind === 'school')
    circumstances.schoolSubjects = [...new Set([pick(SCHOOL_SUBJECTS).id, pick(SCHOOL_SUBJECTS).id])];
  if (!isAskedForFieldOfWork(circumstances)) return;
  circumstances.field = pick(FIELDS_OF_WORK).id;
  circumstances.fieldYears = pick(FIELD_YEARS).id;
}

/** Answers the question whether a job that a deal-breaker would exclude stays in the list. */
function addKeptJobs(circumstances: Circumstances, random: Random): void {
  const { jobsInMind = [], dealBreakers = [], experience } = circumstances;
  const codes = [...jobsInMind, ...(experience?.jobs ?? []).map(({ occupation }) => occupation)];
  const asked = codes.flatMap((occupation) =>
    listRegularDealBreakers(occupation)
      .filter((id) => dealBreakers.includes(id))
      .map((dealBreaker) => ({ occupation, dealBreaker, isKept: random() < 0.5 })),
  );
  if (asked.length > 0) circumstances.keptJobs = asked;
}
