// Creates the steps for this week, 30 days, 90 days and a year as facts, from the reader's circumstances, careers and
// country. They answer in this order: which career first, what vacancies say, the open question, how to get in, what it
// costs, and what if it fails. Practising skills is no step of the plan: it belongs to the skills roadmap.
import { findRequiredLicence, SKILLED_YEARS } from '@bearings/career-matching';
import { type DealBreakerId, DEGREE_LEVEL, findWorkField, getRegion, type StepPeriod, UK, US } from '@bearings/domain';
import { estimateRise, findLocalTitle, isMostlySelfEmployed, occupationByCode } from '@bearings/career-data';
import { DEAL_BREAKERS_BY_CODE, type NamedOccupation, type ReportFacts } from '../composing/report-facts.js';
import type { SearchNote } from '../content/report-copy/guidance.js';
import { compareWithJob } from '../composing/wanted-changes.js';
import { choosePay } from '../pay/pay.js';
import { findPayNow } from '../pay/pay-now.js';
import { findDifferences, listWantedChanges } from './differences.js';
import { countMonths, findEntryKind, isEntryByApprenticeship, isEntryByTraining } from './entry.js';
import { listPlannedCareers, toPlannedCareer } from './planned-careers.js';
import { MAX_PRACTISED_SKILLS, type PracticeTask, choosePracticeTasks } from './practice.js';
import { findOpenQuestion } from './questions.js';
import { createReader, type Reader } from './reader.js';
import { findStart } from './start.js';
import type { PlannedCareer } from './planned-career.js';
import type { MoneyFacts, StageStepKind, Step, StepFacts } from './step.js';
import { listJobsToSearch } from './template-variables.js';
import { findCareerTrial } from './trial.js';

/** The report's steps are about this many of the best careers. */
export const REPORT_STEPS_CAREER_COUNT = 3;
/** Maximum number of steps in a plan, so that a reader can see all of them and do most. */
export const MAX_PLAN_STEPS = 10;
/** Steps that say less are added up to this number. */
const FILLED_PLAN_STEPS = 7;

/** Number of days until a step is due: choosing and looking come first, then asking, the gate, and applying. */
const DUE_DAYS = {
  narrow: [1],
  names: [1],
  search: [3],
  comeback: [6],
  try: [10],
  ask: [14, 24],
  named: [20],
  experience: [26],
  scheme: [28],
  way: [34, 48, 62, 70, 74, 78],
  medicine: [38],
  register: [42],
  placement: [50],
  money: [55],
  visit: [58],
  apply: [95, 8],
  after: [160],
} as const satisfies Record<Exclude<Step['kind'], 'practise'>, readonly number[]>;
/** Apprentices apply before all else: the index of the earlier due day. */
const EARLY_DUE_DAY = 1;
const MONTHS_IN_YEAR = 12;
/** Unpaid training of at least this many months has to be paid for somehow. */
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
/** Stages of readers who have, or need, a wage. */
const STAGES_WITH_WAGE: ReadonlySet<string> = new Set(['graduate', 'working', 'returning', 'experienced']);
const STAGES_LEAVING_SCHOOL: ReadonlySet<string> = new Set(['school', 'fe']);
/** Fields of work whose employers in the United States have rotational programs for graduates. */
const SCHEME_FIELDS: ReadonlySet<string> = new Set(['management', 'business', 'sales', 'office']);
const MIN_SEARCH_NOTES = 2;
const MAX_SEARCH_NOTES = 4;

/** Returns at most ten steps for these careers, by due day. */
export function createSteps(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  const { main, others } = listSteps(facts, careers, reader);
  const steps = main.slice(0, MAX_PLAN_STEPS);
  return [...steps, ...others.slice(0, Math.max(0, FILLED_PLAN_STEPS - steps.length))].toSorted(
    (a, b) => a.due.days - b.due.days,
  );
}

/** Returns the steps of a plan, most useful first, and others for a plan that would have few. */
function listSteps(
  facts: ReportFacts,
  careers: readonly PlannedCareer[],
  reader: Reader,
): Record<'main' | 'others', Step[]> {
  const [first] = careers;
  if (first === undefined) return { main: [], others: [] };
  const compared = careers.slice(0, REPORT_STEPS_CAREER_COUNT);
  const ways = rankWays(careers, reader);
  const [question, ...questions] = listQuestions(facts, compared, reader);
  const stageSteps = listStageSteps(first, reader).map((kind) => createStep({ kind }, compared));
  const to = chooseApplication(careers, reader);
  const registered = careers.findIndex(
    ({ code, isKnown }) => findRequiredLicence(code, reader.country) !== null && !isKnown,
  );
  return {
    main: [
      ...createSearch(facts, first, reader),
      ...createNames(first, reader),
      ...createChoice(facts, compared, reader),
      ...ways.kept,
      createStep(
        { kind: 'apply', to, isBelowLevel: first.isBelowLevel },
        compared,
        to === 'apprenticeships' ? EARLY_DUE_DAY : 0,
      ),
      ...listOf(question),
      ...createNamed(facts, careers, reader),
      ...createMedicine(facts, reader),
      ...stageSteps.slice(0, 1),
      ...listOf(careers[registered]).map((career) =>
        createStep({ kind: 'register', career, index: registered }, [career]),
      ),
      ...createMoney(facts, first, reader),
      ...createFallback(facts, careers, reader),
      ...createTrial(first, reader),
      ...stageSteps.slice(1),
      ...ways.ofOtherKind.slice(0, 1),
      ...questions.slice(0, 1),
    ],
    others: [...ways.ofSameKind, ...ways.ofOtherKind.slice(1), ...questions.slice(1)],
  };
}

/**
 * Returns the steps on the ways in. A plan keeps that of its first career, those of training that is longer than the reader
 * wanted and, if it is for more careers than the report's, all of them; the others are ways of another kind than the
 * first, or of the same.
 */
function rankWays(
  careers: readonly PlannedCareer[],
  reader: Reader,
): Record<'kept' | 'ofOtherKind' | 'ofSameKind', Step[]> {
  const hasMany = careers.length > REPORT_STEPS_CAREER_COUNT;
  const findKind = ({ code, isKnown }: PlannedCareer): string | null =>
    isKnown ? 'known' : findEntryKind(code, reader);
  const [firstKind] = careers.map(findKind);
  const ranked = careers.map((career, index) => ({
    step: createStep({ kind: 'way', career, index }, [career], index),
    isKept: index === 0 || hasMany || career.isLong,
    isOther: !career.isKnown && findKind(career) !== firstKind,
  }));
  const listThose = (fits: (each: (typeof ranked)[number]) => boolean): Step[] =>
    ranked.filter(fits).map(({ step }) => step);
  return {
    kept: listThose(({ isKept }) => isKept),
    ofOtherKind: listThose(({ isKept, isOther }) => !isKept && isOther),
    ofSameKind: listThose(({ isKept, isOther }) => !isKept && !isOther),
  };
}

const listOf = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item]);

/** Returns a step on looking at adverts; none in Britain or the United States if there is no title to search for. */
function createSearch(facts: ReportFacts, career: PlannedCareer, reader: Reader): Step[] {
  if (getRegion(reader.country) !== 'other' && listJobsToSearch(career, reader).length === 0) return [];
  return [createStep({ kind: 'search', career, notes: listSearchNotes(facts, career, reader) }, [career])];
}

/** Returns what to note of each advert: what the reader asked for, and what they bring. */
function listSearchNotes({ circumstances }: ReportFacts, { code }: PlannedCareer, reader: Reader): SearchNote[] {
  const { conditions = [], payFloor, dealBreakers = [] } = circumstances ?? {};
  const changes = listWantedChanges({ circumstances }, reader);
  const comesUp = (id: DealBreakerId): boolean => (DEAL_BREAKERS_BY_CODE.get(code)?.[id] ?? 0) > 0;
  const asked: SearchNote[] = [
    ...conditions,
    ...(payFloor === undefined ? [] : (['payFloor'] as const)),
    ...changes,
    ...dealBreakers.filter(comesUp),
  ];
  const brought: SearchNote[] = [
    STAGES_LEAVING_SCHOOL.has(reader.stage)
      ? 'grades'
      : reader.years >= SKILLED_YEARS
        ? 'years'
        : (reader.level ?? 0) >= DEGREE_LEVEL
          ? 'degree'
          : 'certificate',
    'start',
  ];
  const wanted = [...new Set(asked)].slice(0, MAX_SEARCH_NOTES - 1);
  return [...wanted, ...brought.slice(0, Math.max(1, MIN_SEARCH_NOTES - wanted.length))];
}

function createNames({ code }: PlannedCareer, { country }: Reader): Step[] {
  const hasTitle = getRegion(country) !== 'other' || findLocalTitle(country, code) !== null;
  return hasTitle ? [] : [createStep({ kind: 'names' }, [])];
}

/** Returns a step on choosing among the first careers; none if nothing separates them. */
function createChoice(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  const differences = findDifferences(facts, careers, reader);
  return differences.length === 0 ? [] : [createStep({ kind: 'narrow', differences }, careers)];
}

/** Returns the open questions about careers, each question once. */
function listQuestions(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  const asked = new Set<string>();
  return careers.flatMap((career): Step[] => {
    const question = findOpenQuestion(facts, career, reader);
    const key = JSON.stringify(question);
    if (question === null || asked.has(key)) return [];
    asked.add(key);
    return [createStep({ kind: 'ask', career, question }, [career], asked.size - 1)];
  });
}

/** Returns the first step towards a job that the reader named, if the plan is not about it. */
function createNamed(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  const others = facts.inMind.filter(
    ({ code, isOwnJob }) => !isOwnJob && !reader.done.includes(code) && careers.every((each) => each.code !== code),
  );
  const named = others.find(({ excludedBy }) => excludedBy.length === 0) ?? others[0];
  const [career] = named === undefined ? [] : listPlannedCareers(facts, [named.code], reader.country);
  if (named === undefined || career === undefined) return [];
  const { title, excludedBy } = named;
  return [createStep({ kind: 'named', career: { ...career, title }, excludedBy }, [career])];
}

/** Returns a step on medicine, for a pupil or student who accepts long studies and to whom the report names a medical career. */
function createMedicine({ careers, longer, inMind }: ReportFacts, reader: Reader): Step[] {
  if (!STAGES_BEFORE_MEDICINE.has(reader.stage) || reader.willingMonths < MIN_MEDICINE_MONTHS) return [];
  const open = [...careers, ...longer, ...inMind.filter(({ excludedBy }) => excludedBy.length === 0)];
  const career = open.find(({ code }) => MEDICAL_CODES.has(code));
  return career === undefined ? [] : [createStep({ kind: 'medicine', career }, [career])];
}

/** Returns the kinds of steps that depend on where the reader stands, most useful first. */
function listStageSteps({ code }: PlannedCareer, reader: Reader): StageStepKind[] {
  // An apprentice is trained by the employer to whom they apply.
  const isVisited = isEntryByTraining(code, reader) && !isEntryByApprenticeship(code, reader);
  const visit: StageStepKind[] = isVisited ? ['visit'] : [];
  // American employers have such programs for work in business.
  const hasScheme = reader.country !== US || SCHEME_FIELDS.has(findWorkField(code).id);
  const scheme: StageStepKind[] = hasScheme ? ['scheme'] : [];
  switch (reader.stage) {
    case 'school':
      return ['experience', ...visit];
    case 'fe':
      return visit;
    case 'student':
      return ['placement', ...scheme];
    case 'graduate':
      return scheme;
    case 'returning':
      return ['comeback'];
    case 'working':
    case 'experienced':
    case 'unknown':
      return [];
  }
}

/** Returns a step on money if training is unpaid, or people start below the pay of the reader. */
function createMoney(facts: ReportFacts, career: PlannedCareer, reader: Reader): Step[] {
  const money = findMoney(facts, career, reader);
  return money === null ? [] : [createStep({ kind: 'money', career, money }, [career])];
}

function findMoney(facts: ReportFacts, career: PlannedCareer, reader: Reader): MoneyFacts | null {
  if (!STAGES_WITH_WAGE.has(reader.stage)) return null;
  const start = findStart(career, reader);
  if (start?.isPaid === false && !start.isMaybeNeedless && start.months >= LONG_COURSE_MONTHS) {
    return { on: 'unpaid', months: start.months };
  }
  const occupation = occupationByCode(career.code);
  const pay = occupation === undefined ? null : choosePay(reader.country, occupation);
  const now = findOwnPay(facts, reader);
  if (now === null || pay?.kind !== 'published' || pay.p25 === null || pay.isNet) return null;
  if (pay.p25 * (1 + estimateRise(pay.year)) >= now) return null;
  return { on: 'lower', low: pay.p25, currency: pay.currency };
}

/** Returns the reader's yearly pay; null if it is unknown or, as their job, may not be told. */
const findOwnPay = ({ circumstances, matchedIn }: ReportFacts, { country, jobNow }: Reader): number | null =>
  jobNow === null ? null : findPayNow(circumstances, country, matchedIn ?? UK);

/**
 * Returns a step on another career of the report, for when the first ones come to nothing. It is at the reader's level, no
 * longer to learn than they accept, without what they ruled out and not worse in what they want to change. One that they
 * named comes first, then one that brings a change they want, then that which asks for least. None if there is no such career.
 */
function createFallback(facts: ReportFacts, careers: readonly PlannedCareer[], reader: Reader): Step[] {
  const first = new Set([...facts.careers.slice(0, REPORT_STEPS_CAREER_COUNT), ...careers].map(({ code }) => code));
  const { jobNow } = createReader(facts, reader.country);
  const context = {
    changes: facts.circumstances?.experience?.changes ?? [],
    reader: { ...reader, jobNow },
    payNow: findPayNow(facts.circumstances, reader.country, facts.matchedIn ?? UK),
  };
  const isOpen = ({ code, isBelowLevel, isLong }: PlannedCareer): boolean =>
    !first.has(code) &&
    !isBelowLevel &&
    !isLong &&
    !(facts.circumstances?.dealBreakers ?? []).some((id) => (DEAL_BREAKERS_BY_CODE.get(code)?.[id] ?? 0) > 0) &&
    !compareWithJob(code, context).some(({ verdict }) => verdict === 'worse');
  const others = facts.careers
    .map((fact, index) => ({ career: toPlannedCareer(fact, reader), rank: facts.ranked ? index + 1 : null }))
    .filter(({ career }) => isOpen(career))
    .map((each) => ({ ...each, start: findStart(each.career, reader) }));
  const toCost = ({ start }: (typeof others)[number]): number =>
    start === null ? Infinity : start.isPaid === true ? start.months / 2 : start.months;
  const isNamed = ({ career }: (typeof others)[number]): boolean =>
    facts.inMind.some(({ code }) => code === career.code);
  const bringsChange = ({ career }: (typeof others)[number]): boolean =>
    compareWithJob(career.code, context).some(({ verdict }) => verdict === 'better');
  const [chosen] = others.toSorted(
    (a, b) =>
      Number(isNamed(b)) - Number(isNamed(a)) ||
      Number(bringsChange(b)) - Number(bringsChange(a)) ||
      toCost(a) - toCost(b),
  );
  return chosen === undefined ? [] : [createStep({ kind: 'after', ...chosen }, [chosen.career])];
}

/** Returns a step on trying the work; none if we know no trial for it, or the reader is past trials. */
function createTrial(career: PlannedCareer, reader: Reader): Step[] {
  const trial = findCareerTrial(career, reader);
  return trial === null ? [] : [createStep({ kind: 'try', career, lasts: trial.lasts }, [career])];
}

/** Kinds of steps of which a plan has several, so that their ids name the career. */
const KINDS_BY_CAREER: ReadonlySet<Step['kind']> = new Set(['try', 'search', 'ask', 'named', 'way', 'register']);

/** Returns a step; `index` is its number among those of its kind. */
function createStep(
  facts: Exclude<StepFacts, { kind: 'practise' }>,
  careers: readonly NamedOccupation[],
  index = 0,
): Step {
  const days: readonly number[] = DUE_DAYS[facts.kind];
  const codes = careers.map(({ code }) => code);
  const id = KINDS_BY_CAREER.has(facts.kind) ? `${facts.kind}:${codes[0] ?? ''}` : facts.kind;
  return toStep(facts, id, codes, days[index] ?? days[0] ?? 0);
}

function toStep(facts: StepFacts, id: string, careers: readonly string[], days: number): Step {
  const [time] = LAST_DAY_BY_PERIOD.find(([, last]) => days <= last) ?? ['year' as const];
  return { ...facts, id, careers, due: { days, time } };
}

/** Returns the steps on practising skills for these careers, which the skills roadmap shows. */
export function createPracticeSteps(facts: ReportFacts, careers: readonly PlannedCareer[]): Step[] {
  return chooseTasksForCareers(facts, careers)
    .slice(0, MAX_PRACTISED_SKILLS)
    .map((task, at) =>
      toStep(
        { kind: 'practise', task },
        `practise:${task.label}`,
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

/** Stages of readers who apply for work or training in their first career now. */
const STAGES_APPLYING: ReadonlySet<string> = new Set(['graduate', 'working', 'returning', 'experienced']);

/**
 * Returns to whom the reader applies. Pupils apply for an apprenticeship if their top career is learnt in one. Those past
 * school apply for training instead of a job if their top career requires more than a year of it, and at their level if
 * they know the work. Graduates in the United States look for customers if most people in it are self-employed.
 */
function chooseApplication(
  [first]: readonly PlannedCareer[],
  reader: Reader,
): Extract<StepFacts, { kind: 'apply' }>['to'] {
  const { country, stage } = reader;
  if (first !== undefined && STAGES_LEAVING_SCHOOL.has(stage) && isEntryByApprenticeship(first.code, reader)) {
    return 'apprenticeships';
  }
  if (!STAGES_APPLYING.has(stage) || first === undefined) return 'employers';
  if (stage === 'graduate' && country === US && isMostlySelfEmployed(first.code)) return 'customers';
  if (first.isKnown) return first.isBelowLevel ? 'employers' : 'level';
  return countMonths(first, reader) > MONTHS_IN_YEAR && isEntryByTraining(first.code, reader)
    ? 'trainers'
    : 'employers';
}
