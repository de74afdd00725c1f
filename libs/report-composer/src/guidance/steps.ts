// Creates the steps for this week, 30 days, 90 days and a year as facts, from the reader's circumstances, careers and
// country. Practising skills is no step of the plan: it belongs to the skills roadmap.
import { findRequiredLicence } from '@bearings/career-matching';
import { getRegion, type StepPeriod, US } from '@bearings/domain';
import { findLocalTitle, hasLocalWays, isMostlySelfEmployed } from '@bearings/career-data';
import { type Reader } from './reader.js';
import { countMonths, isEntryByCourse, isEntryByTraining } from './entry.js';
import { findCareerTrial } from './trial.js';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';
import { listChecks } from './checks.js';
import { MAX_PRACTISED_SKILLS, type PracticeTask, choosePracticeTasks } from './practice.js';
import { listJobsToSearch } from './template-variables.js';
import type { PlannedCareer, StageStepKind, Step, StepFacts } from './step.js';

/** The report's steps are about this many of the best careers. */
export const REPORT_STEPS_CAREER_COUNT = 3;
/** Maximum number of steps in a plan, so that a reader can see all of them and do most. */
export const MAX_PLAN_STEPS = 12;

/** Number of days until a step is due, by its kind and the index of its career. */
const CAREER_STEP_DUE_DAYS = {
  try: [10, 20, 26],
  search: [2],
  way: [34, 48, 62, 120, 135, 150],
  register: [42],
} as const;
/** Number of days until a step on all careers is due: looking and asking come first, then the gate, then applying. */
const DUE_DAYS = {
  names: 1,
  talk: 3,
  comeback: 5,
  pay: 6,
  meet: 14,
  inside: 17,
  check: 19,
  scheme: 22,
  experience: 24,
  medicine: 38,
  credit: 52,
  placement: 55,
  visit: 58,
  hours: 66,
  narrow: 80,
  apply: 95,
  after: 160,
} as const;
const MONTHS_IN_YEAR = 12;
/** Training of at least this many months needs an arrangement with an employer, and is worth shortening. */
const LONG_COURSE_MONTHS = 6;
const PRACTICE_STEP_DUE_DAYS = [27, 60, 120] as const;
/** The last day of each period except the year. */
const LAST_DAY_BY_PERIOD: readonly (readonly [StepPeriod, number])[] = [
  ['week', 7],
  ['month', 30],
  ['quarter', 90],
];
/** Medical careers, whose training starts with a degree in medicine. */
const MEDICAL_CODES: ReadonlySet<string> = new Set(['29-1214.00', '29-1215.00', '29-1223.00']);
/** Stages from which people usually start to study medicine. */
const STAGES_BEFORE_MEDICINE: ReadonlySet<string> = new Set(['school', 'fe', 'student']);
/** A reader who accepts at least this many months of training accepts long studies. */
const MIN_MEDICINE_MONTHS = 60;

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
  const registered = careers.findIndex(
    ({ code, isKnown }) => findRequiredLicence(code, reader.country) !== null && !isKnown,
  );
  const all = (facts: StepFacts & { kind: keyof typeof DUE_DAYS }): Step =>
    createStep(facts.kind, facts, codes, DUE_DAYS[facts.kind]);
  const createCareerSteps = (kind: keyof typeof CAREER_STEP_DUE_DAYS, index: number): Step[] => {
    const career = careers[index];
    const days = CAREER_STEP_DUE_DAYS[kind][index] ?? CAREER_STEP_DUE_DAYS[kind][0];
    if (career === undefined || days === undefined) return [];
    if (kind === 'search' && region !== 'other' && listJobsToSearch(career, reader).length === 0) {
      return [];
    }
    const trialLength = findCareerTrial(career, reader)?.lasts ?? null;
    const facts: StepFacts = kind === 'try' ? { kind, career, index, lasts: trialLength } : { kind, career, index };
    return [createStep(`${kind}:${career.code}`, facts, [career.code], days)];
  };
  const checks = listChecks(facts, first, reader, 1).map((check) =>
    createStep(`check:${check.on}:${check.career.code}`, { kind: 'check', check }, [check.career.code], DUE_DAYS.check),
  );
  const stageSteps = listStageSteps(facts, first, reader).map(all);
  const medicine = findMedicalCareer(facts, reader);
  const names: Step[] =
    region === 'other' && first[0] !== undefined && findLocalTitle(reader.country, first[0].code) === null
      ? [createStep('names', { kind: 'names' }, [], DUE_DAYS.names)]
      : [];
  const pay: Step[] = region === 'uk' ? [] : [all({ kind: 'pay' })];
  const hasOwnWays = region !== 'other' || hasLocalWays(reader.country);
  // Nobody has to try a job that they did.
  const tries = first.flatMap(({ code }, index) => (reader.done.includes(code) ? [] : createCareerSteps('try', index)));
  const ways = careers.flatMap((_, index) => createCareerSteps('way', index));
  // Of a plan for more careers than the report's, each keeps its way in.
  const kept = careers.length > REPORT_STEPS_CAREER_COUNT ? ways.length : 2;
  return [
    ...createCareerSteps('search', 0),
    ...tries.slice(0, 1),
    ...ways.slice(0, 1),
    all({ kind: 'apply', to: chooseApplication(careers, reader) }),
    all({ kind: 'talk' }),
    all({ kind: 'meet' }),
    ...(medicine === null
      ? []
      : [createStep('medicine', { kind: 'medicine', career: medicine }, [medicine.code], DUE_DAYS.medicine)]),
    ...ways.slice(1, kept),
    ...stageSteps.slice(0, 1),
    ...names,
    ...createCareerSteps('register', registered),
    all({ kind: 'after' }),
    ...(hasOwnWays ? [] : pay),
    ...stageSteps.slice(1),
    // Three careers are compared, so a plan for fewer has no such step.
    ...(first.length === REPORT_STEPS_CAREER_COUNT ? [all({ kind: 'narrow' })] : []),
    ...ways.slice(kept),
    ...(hasOwnWays ? pay : []),
    ...checks,
    ...tries.slice(1),
  ];
}

/** Returns the steps that depend on where the reader stands, most useful first. */
function listStageSteps(
  { circumstances }: ReportFacts,
  careers: readonly PlannedCareer[],
  reader: Reader,
): (StepFacts & { kind: StageStepKind })[] {
  const [first] = careers;
  const trained = careers.find((career) => isEntryByCourse(career, reader, LONG_COURSE_MONTHS));
  const wantsHours = circumstances?.experience?.changes?.includes('hours') ?? false;
  const credit = trained === undefined ? [] : [{ kind: 'credit', career: trained } as const];
  const known = careers.find(({ isKnown }) => isKnown);
  const inside = known === undefined ? [] : [{ kind: 'inside', career: known } as const];
  const career = trained ?? (wantsHours ? first : undefined);
  const hours = career === undefined ? [] : [{ kind: 'hours', career, isForTraining: trained !== undefined } as const];
  switch (reader.stage) {
    case 'school':
      return [{ kind: 'experience' }, { kind: 'visit' }];
    case 'fe':
      return [{ kind: 'visit' }, { kind: 'experience' }];
    case 'student':
      return [{ kind: 'placement' }, { kind: 'scheme' }];
    case 'graduate':
      return [{ kind: 'scheme' }];
    case 'returning':
      return [{ kind: 'comeback' }, ...credit];
    case 'working':
    case 'experienced':
      return [...inside, ...credit, ...hours];
    case 'unknown':
      return [];
  }
}

/** Returns a medical career that the report names to a pupil or student who accepts long studies; null if none. */
function findMedicalCareer({ careers, longer, inMind }: ReportFacts, reader: Reader): NamedOccupation | null {
  if (!STAGES_BEFORE_MEDICINE.has(reader.stage) || reader.willingMonths < MIN_MEDICINE_MONTHS) return null;
  const open = [...careers, ...longer, ...inMind.filter(({ excludedBy }) => excludedBy.length === 0)];
  return open.find(({ code }) => MEDICAL_CODES.has(code)) ?? null;
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

/** Stages of readers who apply for work or training in their first career now. */
const STAGES_APPLYING: ReadonlySet<string> = new Set(['graduate', 'working', 'returning', 'experienced']);

/**
 * Returns to whom the reader applies. Those past school apply for training instead of a job if their top career requires
 * more than a year of it, and at their level if they know the work. Graduates in the United States look for customers
 * if most people in it are self-employed.
 */
function chooseApplication(
  [first]: readonly PlannedCareer[],
  reader: Reader,
): 'customers' | 'employers' | 'trainers' | 'level' {
  const { country, stage } = reader;
  if (!STAGES_APPLYING.has(stage) || first === undefined) return 'employers';
  if (stage === 'graduate' && country === US && isMostlySelfEmployed(first.code)) return 'customers';
  if (first.isKnown) return 'level';
  return countMonths(first, reader) > MONTHS_IN_YEAR && isEntryByTraining(first.code, reader)
    ? 'trainers'
    : 'employers';
}
