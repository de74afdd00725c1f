// Lists what a reader told us that speaks for a career, as lines that a reason can quote.
import {
  CATEGORIES,
  type Category,
  findWorkField,
  isAskedForFieldOfWork,
  type PastimeId,
  type SchoolSubjectId,
  type SubjectId,
  type TaskNumber,
  type TileId,
  type WorkField,
} from '@bearings/domain';
import { limitDemand, occupationByCode, SUBJECT_ROWS, TASK_ACTIVITIES, TILE_ROWS } from '@bearings/career-data';
import type { CareerFact, ReportFacts } from './report-facts.js';
import { LOW_BELOW_SCORE, MIN_HIGH_SCORE } from './category-ranking.js';

/** The weight, from 1 to 3, of a kind of work (tile) that is the core of an occupation. */
const CORE_TILE_WEIGHT = 3;
const TILES_BY_CODE = new Map(TILE_ROWS.map(({ code, tiles }) => [code, tiles]));
const SUBJECTS_BY_CODE = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));
/** Minimum reachability from a job of the reader, from 0 to 1, at which the job is a reason. */
const MIN_NEAR_REACHABILITY = 0.4;

/** Strength of each kind of line. Careers get their strongest line that is still free. */
const STRENGTHS = {
  task: 6,
  realMove: 5,
  directSubject: 4.5,
  coreTile: 4,
  requiredSubject: 3.7,
  pastime: 3.6,
  nearJob: 3.5,
  highScore: 3,
  tile: 2.5,
  relatedSubject: 2,
  helpfulSubject: 2,
  field: 1.8,
  lowScore: 1.5,
  answer: 1,
  named: 0.5,
} as const;

/** A line that the reader gave. */
export type ReasonLine =
  | { on: 'statement'; category: Category; statement: 0 | 1 | 2; asks: 'more' | 'less' }
  | { on: 'tile'; tile: TileId; isCore: boolean }
  | { on: 'subject'; subject: SubjectId; isUsual: boolean }
  | { on: 'schoolSubject'; subject: SchoolSubjectId; isRequired: boolean }
  | { on: 'field'; field: WorkField }
  | { on: 'named'; code: string }
  | { on: 'task'; job: string; task: TaskNumber }
  | { on: 'job'; job: string; when: 'now' | 'before' | 'learned'; isRealMove: boolean }
  | { on: 'pastime'; pastime: PastimeId };

export interface RatedLine {
  line: ReasonLine;
  strength: number;
}

export type ReasonedCareer = Pick<
  CareerFact,
  'code' | 'likedTiles' | 'dislikedTiles' | 'training' | 'experience' | 'occasionalDealBreakers' | 'openedDealBreakers'
>;

/** Returns whether a line says what the reader has done, which leaves the reader's own view only if they choose so. */
export const isPrivateLine = ({ on }: ReasonLine): boolean => on === 'task' || on === 'job' || on === 'pastime';

/** Returns a text that two lines share only if they quote the same answer. */
export function toLineKey(line: ReasonLine): string {
  switch (line.on) {
    case 'statement':
      return `${line.category} ${line.statement}`;
    case 'tile':
      return line.tile;
    case 'subject':
    case 'schoolSubject':
      return `${line.on} ${line.subject}`;
    case 'field':
      return `field ${line.field}`;
    case 'named':
      return `named ${line.code}`;
    case 'task':
      return `${line.job} ${line.task}`;
    case 'job':
      return line.job;
    case 'pastime':
      return line.pastime;
  }
}

/** Returns the lines that speak for a career, strongest first. */
export function listLines(
  career: ReasonedCareer,
  facts: Pick<ReportFacts, 'categories' | 'circumstances' | 'inMind'>,
  withExperience: boolean,
): RatedLine[] {
  return [
    ...(withExperience ? listExperienceLines(career, facts) : []),
    ...listSubjectLines(career, facts),
    ...career.likedTiles.map((tile): RatedLine => {
      const isCore = isCoreTile(career.code, tile);
      return { line: { on: 'tile', tile, isCore }, strength: isCore ? STRENGTHS.coreTile : STRENGTHS.tile };
    }),
    ...listFieldLines(career, facts),
    ...CATEGORIES.flatMap((category) => listStatementLines(career.code, category, facts)),
  ].toSorted((a, b) => b.strength - a.strength);
}

/** Returns the lines on what the reader has done that speak for a career. */
export function listExperienceLines(
  { code, experience }: Pick<ReasonedCareer, 'code' | 'experience'>,
  { circumstances }: Pick<ReportFacts, 'circumstances'>,
): RatedLine[] {
  const { moreOf, nearestJob, reachability, isRealMove, pastimes } = experience;
  // A marked task is quoted only beside a task of the career that has an activity of it.
  const tasks = moreOf
    .filter(({ job, task }) => hasActivityOf(code, TASK_ACTIVITIES[job]?.[task - 1] ?? []))
    .map(({ job, task }): RatedLine => ({ line: { on: 'task', job, task }, strength: STRENGTHS.task }));
  const jobs = circumstances?.experience?.jobs ?? [];
  const held = jobs.find(({ occupation }) => occupation === nearestJob);
  const when = held === undefined ? 'learned' : held.isCurrent ? 'now' : 'before';
  const isNear = nearestJob !== null && (isRealMove || reachability >= MIN_NEAR_REACHABILITY);
  return [
    ...tasks,
    ...(isNear
      ? [
          {
            line: { on: 'job', job: nearestJob, when, isRealMove } as const,
            strength: isRealMove ? STRENGTHS.realMove : STRENGTHS.nearJob,
          },
        ]
      : []),
    ...pastimes.map((pastime): RatedLine => ({ line: { on: 'pastime', pastime }, strength: STRENGTHS.pastime })),
  ];
}

const hasActivityOf = (code: string, activities: readonly string[]): boolean =>
  (TASK_ACTIVITIES[code] ?? []).some((each) => each.some((id) => activities.includes(id)));

function listSubjectLines(
  { code, training }: ReasonedCareer,
  { circumstances }: Pick<ReportFacts, 'circumstances'>,
): RatedLine[] {
  const row = SUBJECTS_BY_CODE.get(code);
  if (row === undefined || circumstances === null) return [];
  const { subjects = [], schoolSubjects = [], stage } = circumstances;
  if (training.study !== null) {
    if (training.study.match === 'other') return [];
    return subjects.flatMap((subject): RatedLine[] => {
      const isUsual = row.direct.includes(subject);
      if (!isUsual && !row.related.includes(subject)) return [];
      const strength = isUsual ? STRENGTHS.directSubject : STRENGTHS.relatedSubject;
      return [{ line: { on: 'subject', subject, isUsual }, strength }];
    });
  }
  if (stage !== 'school' && stage !== 'fe') return [];
  return schoolSubjects.flatMap((subject): RatedLine[] => {
    const isRequired = row.school.required.includes(subject);
    if (!isRequired && !row.school.helps.includes(subject)) return [];
    const strength = isRequired ? STRENGTHS.requiredSubject : STRENGTHS.helpfulSubject;
    return [{ line: { on: 'schoolSubject', subject, isRequired }, strength }];
  });
}

function listFieldLines(
  { code }: ReasonedCareer,
  { circumstances, inMind }: Pick<ReportFacts, 'circumstances' | 'inMind'>,
): RatedLine[] {
  const { stage, field } = circumstances ?? {};
  const isOwnField = isAskedForFieldOfWork({ stage }) && field !== undefined && findWorkField(code).id === field;
  return [
    ...(isOwnField ? [{ line: { on: 'field', field } as const, strength: STRENGTHS.field }] : []),
    ...(inMind.some((job) => job.code === code)
      ? [{ line: { on: 'named', code } as const, strength: STRENGTHS.named }]
      : []),
  ];
}

/**
 * Returns the answers to a category's statements that fit what the career demands. An answer is left out if another of
 * the same category says the opposite, unless the score as a whole is high or low.
 */
function listStatementLines(
  code: string,
  category: Category,
  { categories }: Pick<ReportFacts, 'categories'>,
): RatedLine[] {
  const demand = occupationByCode(code)?.demand[category] ?? null;
  const fact = categories.find((each) => each.category === category);
  const asks = demand === null ? null : limitDemand(code, category, Math.round(demand));
  if (fact === undefined || (asks !== 'more' && asks !== 'less')) return [];
  const isMore = asks === 'more';
  const isClearScore = isMore ? fact.score >= MIN_HIGH_SCORE : fact.score < LOW_BELOW_SCORE;
  const leanings = fact.keyed.map((answer) => (isMore ? answer - 3 : 3 - answer));
  // That a job demands less is no reason for a score in the middle.
  if (!isClearScore && (!isMore || leanings.some((each) => each < 0))) return [];
  const base = isClearScore ? (isMore ? STRENGTHS.highScore : STRENGTHS.lowScore) : STRENGTHS.answer;
  return ([0, 1, 2] as const).flatMap((statement): RatedLine[] => {
    const leaning = leanings[statement] ?? 0;
    // Of the answers of a category, the clearest is quoted first.
    return leaning > 0 ? [{ line: { on: 'statement', category, statement, asks }, strength: base + leaning / 10 }] : [];
  });
}

/** Returns the weight of a kind of work (tile) in an occupation; undefined if it is not part of it. */
export function getTileWeight(code: string, tile: TileId): number | undefined {
  return TILES_BY_CODE.get(code)?.[tile];
}

/** Returns whether a kind of work (tile) is the core of an occupation, not only often part of it. */
export function isCoreTile(code: string, tile: TileId): boolean {
  return getTileWeight(code, tile) === CORE_TILE_WEIGHT;
}
