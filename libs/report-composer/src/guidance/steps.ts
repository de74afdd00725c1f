// Creates the steps for this week, 30 days, 90 days and a year as facts, from the reader's circumstances, careers and
// country. The plan shows all of them, the report only those without `isFurther`.
import { getRegion, type StepPeriod, US } from '@bearings/domain';
import { isMostlySelfEmployed, isOftenLicensed, findRoute } from '@bearings/career-data';
import { type Reader } from './reader.js';
import { findTrial } from './trial.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { listChecks } from './checks.js';
import { MAX_PRACTISED_SKILLS, type PracticeTask, choosePracticeTasks } from './practice.js';
import { listJobsToSearch } from './template-variables.js';
import type { PlannedCareer, Step, StepFacts } from './step.js';

/** The report's steps are about this many of the best careers. */
export const REPORT_STEPS_CAREER_COUNT = 3;
/**
 * Maximum number of steps that compare an answer of the reader with the work, by region. United Kingdom reports get
 * fewer, because they also state entry routes and are the longest.
 */
const MAX_CHECK_STEPS_BY_REGION = { uk: 1, us: 3, other: 3 } as const;

/** Number of days until a step is due, by its kind and the index of its career. */
const CAREER_STEP_DUE_DAYS = {
  try: [5, 20, 38, 80, 90, 100],
  search: [2, 10],
  way: [24, 50, 100, 120, 135, 150],
  register: [45, 60, 75, 130, 145, 160],
} as const;
const MONTHS_IN_YEAR = 12;
const PRACTICE_STEP_DUE_DAYS = [27, 60, 120] as const;
/** The last day of each period except the year. */
const LAST_DAY_BY_PERIOD: readonly (readonly [StepPeriod, number])[] = [
  ['week', 7],
  ['month', 30],
  ['quarter', 90],
];

/** Returns the steps for these careers. Those of one period are in the order in which the report shows them. */
export function createSteps(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  const region = getRegion(reader.country);
  const first = careers.slice(0, REPORT_STEPS_CAREER_COUNT);
  const checks = listChecks(facts, first, reader, MAX_CHECK_STEPS_BY_REGION[region]);
  const codes = first.map(({ code }) => code);
  const registered = careers.filter((career) => requiresRegistration(career, reader));
  const isAlone = isSelfEmployedStart(careers, reader);
  const all = (facts: StepFacts, days: number, id: string = facts.kind): Step => createStep(id, facts, codes, days);
  const createPlainStep = (facts: StepFacts, days: number): Step => createStep(facts.kind, facts, [], days);
  const createCareerSteps = (kind: keyof typeof CAREER_STEP_DUE_DAYS, index: number, isFurther = false): Step[] => {
    const career = careers[index];
    const days = CAREER_STEP_DUE_DAYS[kind][index];
    if (career === undefined || days === undefined) return [];
    if (kind === 'search' && region !== 'other' && listJobsToSearch(career, reader).length === 0) {
      return [];
    }
    const trialLength = findTrial(career.code, reader)?.lasts ?? null;
    const facts: StepFacts = kind === 'try' ? { kind, career, index, lasts: trialLength } : { kind, career, index };
    return [{ ...createStep(`${kind}:${career.code}`, facts, [career.code], days), isFurther }];
  };
  const rules = registered.map((career, at): Step[] => createCareerSteps('register', careers.indexOf(career), at > 0));
  const laterIndexes = careers.map((_, index) => index).slice(REPORT_STEPS_CAREER_COUNT);
  return [
    ...createCareerSteps('try', 0),
    ...(region === 'other' ? [createPlainStep({ kind: 'names' }, 1)] : []),
    ...createCareerSteps('search', 0),
    all({ kind: 'talk' }, 3),

    all({ kind: 'meet', about: 'work' }, 16),
    ...createCareerSteps('way', 0),
    ...(region === 'uk' ? [] : [all({ kind: 'pay' }, 18)]),
    ...checks.map((check) => ({
      ...createStep(`check:${check.on}:${check.career.code}`, { kind: 'check', check }, [check.career.code], 19),
      // In the United Kingdom these steps are only in the plan. The report leaves them out, because its notes on each
      // career already mention these answers.
      isFurther: region === 'uk',
    })),
    ...(checks.length === 0 ? [{ ...all({ kind: 'watch' }, 22), isFurther: region === 'uk' }] : []),
    ...createCareerSteps('try', 1),
    ...createCareerSteps('search', 1, true),
    ...chooseTasksForCareers(facts, careers)
      .slice(0, MAX_PRACTISED_SKILLS)
      .map((task, at) => ({
        ...createStep(
          `practise:${task.label}`,
          { kind: 'practise', task },
          task.despite === null ? [] : [task.despite.career.code],
          PRACTICE_STEP_DUE_DAYS[at] ?? PRACTICE_STEP_DUE_DAYS[0],
        ),
        isFurther: true,
      })),

    ...createCareerSteps('way', 1, true),
    ...(rules[0] ?? [{ ...all({ kind: 'meet', about: 'first-year' }, 66, 'meet:first-year'), isFurther: true }]),
    all({ kind: 'apply', to: isAlone ? 'customers' : findApplicationTarget(careers, reader) }, 85),
    ...createCareerSteps('try', 2),
    ...rules.slice(1).flat(),

    all({ kind: 'narrow' }, 150),
    ...createCareerSteps('way', 2, true),
    { ...createPlainStep({ kind: 'review' }, 92), isFurther: true },
    { ...all({ kind: 'aim', alone: isAlone }, 270), isFurther: region === 'uk' },
    createPlainStep({ kind: 'return' }, 350),
    ...laterIndexes.flatMap((index) => [
      ...createCareerSteps('try', index, true),
      ...createCareerSteps('way', index, true),
    ]),
  ];
}

/**
 * Returns what to practise for these careers. If the careers are unranked, returns skills that
 * several careers of the report share, if there are any.
 */
function chooseTasksForCareers(facts: ReportFacts, careers: readonly PlannedCareer[]): PracticeTask[] {
  const sharedTasks = facts.ranked ? [] : choosePracticeTasks(facts, facts.careers, false);
  return sharedTasks.length > 0 ? sharedTasks : choosePracticeTasks(facts, careers);
}

function createStep(id: string, facts: StepFacts, careers: readonly string[], days: number): Step {
  const [time] = LAST_DAY_BY_PERIOD.find(([, last]) => days <= last) ?? ['year' as const];
  return { ...facts, id, careers, due: { days, time }, isFurther: false };
}

/**
 * Returns whether the law requires registration or a licence for the job. In the United States this is true if many
 * states license the job.
 */
function requiresRegistration({ code }: PlannedCareer, { country }: Reader): boolean {
  if (country === US) return isOftenLicensed(code);
  return findRoute(code)?.register?.some(({ required }) => required === 'law') ?? false;
}

/**
 * Returns to whom the reader should apply. Graduates should apply for training instead of a job if their top career
 * requires more than a year of training.
 */
function findApplicationTarget([first]: readonly PlannedCareer[], { stage }: Reader): 'employers' | 'trainers' {
  const isTrainee = stage === 'graduate' && first !== undefined && first.months > MONTHS_IN_YEAR;
  return isTrainee ? 'trainers' : 'employers';
}

/**
 * Returns whether the reader is a graduate in the United States and most people in their top career are
 * self-employed.
 */
function isSelfEmployedStart([first]: readonly PlannedCareer[], { country, stage }: Reader): boolean {
  const isGraduate = country === US && stage === 'graduate';
  return isGraduate && first !== undefined && isMostlySelfEmployed(first.code);
}
