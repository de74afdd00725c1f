// Creates the steps for this week, 30 days, 90 days and a year as facts, from the reader's circumstances, careers and
// country. Practising skills is no step of the plan: it belongs to the skills roadmap.
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
/** Maximum number of steps in a plan, so that a reader can see all of them and do most. */
export const MAX_PLAN_STEPS = 12;

/** Number of days until a step is due, by its kind and the index of its career. */
const CAREER_STEP_DUE_DAYS = {
  try: [5, 20, 38],
  search: [2],
  way: [24, 50, 100, 120, 135, 150],
  register: [45],
} as const;
const MONTHS_IN_YEAR = 12;
const PRACTICE_STEP_DUE_DAYS = [27, 60, 120] as const;
/** The last day of each period except the year. */
const LAST_DAY_BY_PERIOD: readonly (readonly [StepPeriod, number])[] = [
  ['week', 7],
  ['month', 30],
  ['quarter', 90],
];

/** Returns at most twelve steps for these careers, by due day. */
export function createSteps(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  return rankSteps(facts, careers, reader)
    .slice(0, MAX_PLAN_STEPS)
    .toSorted((a, b) => a.due.days - b.due.days);
}

/** Returns all steps that could be taken for these careers, most useful first. */
function rankSteps(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  const region = getRegion(reader.country);
  const first = careers.slice(0, REPORT_STEPS_CAREER_COUNT);
  const codes = first.map(({ code }) => code);
  const registered = careers.findIndex((career) => requiresRegistration(career, reader));
  const all = (facts: StepFacts, days: number): Step => createStep(facts.kind, facts, codes, days);
  const createCareerSteps = (kind: keyof typeof CAREER_STEP_DUE_DAYS, index: number): Step[] => {
    const career = careers[index];
    const days = CAREER_STEP_DUE_DAYS[kind][index] ?? CAREER_STEP_DUE_DAYS[kind][0];
    if (career === undefined || days === undefined) return [];
    if (kind === 'search' && region !== 'other' && listJobsToSearch(career, reader).length === 0) {
      return [];
    }
    const trialLength = findTrial(career.code, reader)?.lasts ?? null;
    const facts: StepFacts = kind === 'try' ? { kind, career, index, lasts: trialLength } : { kind, career, index };
    return [createStep(`${kind}:${career.code}`, facts, [career.code], days)];
  };
  const checks = listChecks(facts, first, reader, 1).map((check) =>
    createStep(`check:${check.on}:${check.career.code}`, { kind: 'check', check }, [check.career.code], 19),
  );
  return [
    ...createCareerSteps('search', 0),
    ...createCareerSteps('try', 0),
    ...createCareerSteps('way', 0),
    all({ kind: 'apply', to: chooseApplication(careers, reader) }, 85),
    all({ kind: 'talk' }, 3),
    all({ kind: 'meet' }, 16),
    ...careers.slice(1).flatMap((_, index) => createCareerSteps('way', index + 1)),
    ...checks,
    ...(region === 'other' ? [createStep('names', { kind: 'names' }, [], 1)] : []),
    ...(region === 'uk' ? [] : [all({ kind: 'pay' }, 18)]),
    // Three careers are compared, so a plan for fewer has no such step.
    ...(first.length === REPORT_STEPS_CAREER_COUNT ? [all({ kind: 'narrow' }, 150)] : []),
    ...createCareerSteps('register', registered),
    ...createCareerSteps('try', 1),
    ...createCareerSteps('try', 2),
  ];
}

/** Returns the steps on practising skills for these careers, which the skills roadmap shows. */
export function createPracticeSteps(facts: ReportFacts, careers: readonly PlannedCareer[]): Step[] {
  return chooseTasksForCareers(facts, careers)
    .slice(0, MAX_PRACTISED_SKILLS)
    .map((task, at) =>
      createStep(
        `practise:${task.label}`,
        { kind: 'practise', task },
        task.despite === null ? [] : [task.despite.career.code],
        PRACTICE_STEP_DUE_DAYS[at] ?? PRACTICE_STEP_DUE_DAYS[0],
      ),
    );
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
  return { ...facts, id, careers, due: { days, time } };
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
 * Returns to whom the reader applies. Graduates apply for training instead of a job if their top career requires more
 * than a year of it. Those in the United States look for customers if most people in it are self-employed.
 */
function chooseApplication(
  [first]: readonly PlannedCareer[],
  { country, stage }: Reader,
): 'customers' | 'employers' | 'trainers' {
  if (stage !== 'graduate' || first === undefined) return 'employers';
  if (country === US && isMostlySelfEmployed(first.code)) return 'customers';
  return first.months > MONTHS_IN_YEAR ? 'trainers' : 'employers';
}
