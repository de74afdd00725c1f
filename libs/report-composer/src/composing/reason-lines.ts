// Lists what a reader told us that speaks for a career, as lines that a reason can quote.
import {
  CATEGORIES,
  type Category,
  findWorkField,
  isAskedForFieldOfWork,
  TASK_NUMBERS,
  type TileId,
} from '@bearings/domain';
import { limitDemand, occupationByCode, SUBJECT_ROWS, TILE_ROWS } from '@bearings/career-data';
import type { MarkedTask } from '@bearings/career-matching';
import type { ActivityKind } from '../content/task-kinds.js';
import { listTaskKinds } from './activity-kinds.js';
import { belongsToLine, findAlikeTask, MIN_MUCH_ALIKE } from './career-task.js';
import type { ReasonLine } from './reason-line.js';
import type { CareerFact, ReportFacts } from './report-facts.js';
import { LOW_BELOW_SCORE, MIN_HIGH_SCORE } from './category-ranking.js';

/** The weight, from 1 to 3, of a kind of work (tile) that is the core of an occupation. */
const CORE_TILE_WEIGHT = 3;
const TILES_BY_CODE = new Map(TILE_ROWS.map(({ code, tiles }) => [code, tiles]));
const SUBJECTS_BY_CODE = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));
/** Minimum reachability from a job of the reader, from 0 to 1, at which the job is a reason. */
const MIN_NEAR_REACHABILITY = 0.4;

/**
 * Strength of each kind of line. Careers get their strongest line that is still free: what the reader has done first, then
 * what they study and do outside work, then what they picked, and answers to statements last.
 */
const STRENGTHS = {
  task: 6,
  alikeTask: 5.5,
  realMove: 5,
  directSubject: 4.8,
  requiredSubject: 4.7,
  pastime: 4.6,
  coreTile: 4,
  partlyAlikeTask: 3.4,
  nearJob: 3.3,
  relatedSubject: 3.2,
  helpfulSubject: 3.2,
  tile: 3,
  field: 2.4,
  named: 2.2,
  highScore: 1.6,
  answer: 1.2,
  highScoreWithoutTask: 0.9,
  lowScore: 0.8,
} as const;
/** Kinds of activity that most jobs have. That two jobs share one says less than if they share another. */
const COMMON_KINDS: ReadonlySet<ActivityKind> = new Set([
  'meetPeople',
  'keepRecords',
  'tidy',
  'keepStock',
  'inspect',
  'write',
]);

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
      return line.task === undefined ? line.job : `${line.job} ${line.task}`;
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
    ...(withExperience
      ? [
          ...listExperienceLines(career, facts),
          ...listOwnTaskLines(career.code, facts.circumstances?.experience?.jobs ?? []),
        ]
      : []),
    ...listSubjectLines(career, facts),
    ...career.likedTiles.map((tile): RatedLine => {
      const isCore = isCoreTile(career.code, tile);
      return { line: { on: 'tile', tile, isCore }, strength: isCore ? STRENGTHS.coreTile : STRENGTHS.tile };
    }),
    ...listFieldLines(career, facts),
    ...CATEGORIES.flatMap((category) => listStatementLines(career.code, category, facts)),
  ].toSorted((a, b) => b.strength - a.strength);
}

/** Returns whether a career is near to the job of the reader that it is nearest to. */
export const isNear = ({
  isRealMove,
  reachability,
}: Pick<CareerFact['experience'], 'isRealMove' | 'reachability'>): boolean =>
  isRealMove || reachability >= MIN_NEAR_REACHABILITY;

/** Returns the lines on what the reader has done that speak for a career. */
export function listExperienceLines(
  { code, experience }: Pick<ReasonedCareer, 'code' | 'experience'>,
  { circumstances }: Pick<ReportFacts, 'circumstances'>,
): RatedLine[] {
  const { moreOf, nearestJob, reachability, isRealMove, pastimes } = experience;
  // A marked task is quoted only beside a task of the career that is like it.
  const tasks = moreOf
    .filter((mark) => mark.job !== code && findAlikeTask([mark], code) !== null)
    .map(({ job, task }): RatedLine => ({ line: { on: 'task', job, task }, strength: STRENGTHS.task }));
  const jobs = circumstances?.experience?.jobs ?? [];
  const held = jobs.find(({ occupation }) => occupation === nearestJob);
  const when = held === undefined ? 'learned' : held.isCurrent ? 'now' : 'before';
  return [
    ...tasks,
    ...(nearestJob !== null && isNear({ isRealMove, reachability })
      ? [
          {
            line: { on: 'job', job: nearestJob, when, isRealMove } as const,
            strength: isRealMove || nearestJob === code ? STRENGTHS.realMove : STRENGTHS.nearJob,
          },
        ]
      : []),
    ...pastimes
      .map((pastime) => ({ on: 'pastime' as const, pastime }))
      .filter((line) => hasTaskOf(line, code))
      .map((line): RatedLine => ({ line, strength: STRENGTHS.pastime })),
  ];
}

type StatedJob = NonNullable<NonNullable<NonNullable<ReportFacts['circumstances']>['experience']>['jobs']>[number];

/** Returns each task of the reader's jobs, except those they want less of, that is like a task of the career. */
function listOwnTaskLines(code: string, jobs: readonly StatedJob[]): RatedLine[] {
  return jobs
    .filter(({ occupation }) => occupation !== code)
    .flatMap(({ occupation: job, isCurrent, moreTasks, lessTasks }) =>
      TASK_NUMBERS.filter((task) => !moreTasks.includes(task) && !lessTasks.includes(task)).flatMap(
        (task): RatedLine[] => {
          const mark: MarkedTask = { job, task };
          const strength = rateOwnTaskLine(mark, findAlikeTask([mark], code)?.likeness ?? 0);
          if (strength === 0) return [];
          return [{ line: { on: 'job', job, when: isCurrent ? 'now' : 'before', isRealMove: false, task }, strength }];
        },
      ),
    );
}

/** Returns how strong it is as a reason that a task of the reader's job is like one of the career; 0 if it is none. */
function rateOwnTaskLine({ job, task }: MarkedTask, likeness: number): number {
  const [mainKind] = listTaskKinds(job, task - 1);
  if (likeness < MIN_MUCH_ALIKE) return 0;
  return mainKind !== undefined && COMMON_KINDS.has(mainKind) ? STRENGTHS.partlyAlikeTask : STRENGTHS.alikeTask;
}

/** Returns whether one of the career's tasks exercises what a line says. */
const hasTaskOf = (line: ReasonLine, code: string): boolean =>
  TASK_NUMBERS.some((task) => belongsToLine(line, code, task - 1));

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
  return ([0, 1, 2] as const).flatMap((statement): RatedLine[] => {
    const leaning = leanings[statement] ?? 0;
    const line: ReasonLine = { on: 'statement', category, statement, asks };
    const strength = rateStatement(isClearScore, isMore, hasTaskOf(line, code));
    // Of the answers of a category, the clearest is quoted first.
    return leaning > 0 && strength > 0 ? [{ line, strength: strength + leaning / 10 }] : [];
  });
}

/** Returns the strength of an answer. One that no task shows is quoted only if the score as a whole is high or low. */
function rateStatement(isClearScore: boolean, isMore: boolean, hasTask: boolean): number {
  if (!isMore) return STRENGTHS.lowScore;
  if (hasTask) return isClearScore ? STRENGTHS.highScore : STRENGTHS.answer;
  return isClearScore ? STRENGTHS.highScoreWithoutTask : 0;
}

/** Returns the weight of a kind of work (tile) in an occupation; undefined if it is not part of it. */
export function getTileWeight(code: string, tile: TileId): number | undefined {
  return TILES_BY_CODE.get(code)?.[tile];
}

/** Returns whether a kind of work (tile) is the core of an occupation, not only often part of it. */
export function isCoreTile(code: string, tile: TileId): boolean {
  return getTileWeight(code, tile) === CORE_TILE_WEIGHT;
}
