// Chooses skills to practise. A skill of a category with a low score is chosen only if a career demands it.
import { SKILLED_YEARS } from '@bearings/career-matching';
import { type Category, countFewestYears, DEGREE_LEVEL, type SubjectId } from '@bearings/domain';
import { limitDemand, occupationByCode, SUBJECT_ROWS } from '@bearings/career-data';
import { listAvoided, avoidedSubjects } from '../content/report-copy/avoided.js';
import { DEMANDED_SKILL, FOR_ONE_SENTENCES } from '../content/report-copy/roadmap.js';
import { SKILL_CATEGORIES } from '../content/report-copy/skill-categories.js';
import { SKILL_EXERCISES, type SkillLabel } from '../content/report-copy/skills.js';
import {
  type CategoryRanking,
  LOW_BELOW_SCORE,
  getCategoryNoun,
  rankCategories,
} from '../composing/category-ranking.js';
import type { PhrasePicker } from '../composing/phrase-picker.js';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';
import { withArticle } from '../writers/built-in/grammar.js';
import { countYearsOfWork } from './reader.js';
import { MIN_SHARING_CAREERS, listSharedSkills, listSkillsToHighlight } from './skills-to-highlight.js';

/** Maximum number of skills in the roadmap and the plan. */
export const MAX_PRACTISED_SKILLS = 3;
/** Maximum number of the skills to practise that belong to a category in which the reader's score is low. */
const MAX_LOW_SCORE_SKILLS = 1;

/** A skill or subject that the reader should practise, because a career needs it. */
export interface LabelledTask<Label extends string = string> {
  label: Label;
  /** The careers that need the skill or subject. */
  careers: readonly NamedOccupation[];
  /** For a skill of a category with a low score: the category, and the career that demands it. Otherwise null. */
  despite: { category: Category; career: NamedOccupation } | null;
}

export type PracticeTask = LabelledTask<SkillLabel>;

type SkilledCareer = NamedOccupation & { skills: readonly string[] };

/**
 * Returns the skills to practise for these careers. At most one of them, the last, belongs to a category with a low
 * score. If the careers are unranked (`isOrdered` is false), returns only skills that several of them share.
 */
export function choosePracticeTasks(
  facts: ReportFacts,
  careers: readonly SkilledCareer[],
  isOrdered = true,
): PracticeTask[] {
  const avoided = listAvoidedLabels(facts);
  const shown = listShownSkills(facts);
  const all = isOrdered ? listSkillsToHighlight(careers) : listSharedSkills(careers);
  const labels = all.filter((label) => !avoided.has(label) && !shown.has(label)).filter(isSkill);
  const tasks = chooseTasks(labels, careers, ({ skills }) => skills, rankCategories(facts));
  const liked = tasks.filter(({ despite }) => despite === null);
  const despiteTasks = tasks.filter((task) => task.despite !== null).slice(0, MAX_LOW_SCORE_SKILLS);
  return [...liked.slice(0, MAX_PRACTISED_SKILLS - despiteTasks.length), ...despiteTasks];
}

/** Returns whether a person has a degree, leads others or has worked for years, so that they have the skills of school. */
function hasBasicSkills(circumstances: ReportFacts['circumstances']): boolean {
  const { stage, qualificationLevel = 0 } = circumstances ?? {};
  const isPast = stage === 'graduate' || stage === 'experienced' || qualificationLevel >= DEGREE_LEVEL;
  return isPast || countYearsOfWork(circumstances) >= SKILLED_YEARS;
}

/** The least share of the occupations of a degree subject, from 0 to 1, that need a skill which its degree shows. */
const MIN_SUBJECT_SHARE = 0.5;

/** Returns the skills that a person has shown: those of jobs in which they have years, and of their degree's subjects. */
export function listShownSkills({ circumstances }: Pick<ReportFacts, 'circumstances'>): ReadonlySet<string> {
  const { experience, subjects = [] } = circumstances ?? {};
  const jobs = (experience?.jobs ?? []).filter(({ years }) => countFewestYears(years) >= SKILLED_YEARS);
  return new Set([
    ...jobs.flatMap(({ occupation }) => listSkills(occupation)),
    ...(hasDegreeSubjects(circumstances) ? subjects.flatMap(listSubjectSkills) : []),
  ]);
}

/** Returns whether the subjects are those of a degree that the person has. */
const hasDegreeSubjects = (circumstances: ReportFacts['circumstances']): boolean =>
  circumstances?.stage === 'graduate' || (circumstances?.qualificationLevel ?? 0) >= DEGREE_LEVEL;

function listSkills(code: string): string[] {
  const { distinctiveSkills = [], topSkills = [] } = occupationByCode(code) ?? {};
  return [...new Set([...distinctiveSkills, ...topSkills])];
}

function listSubjectSkills(subject: SubjectId): string[] {
  const lists = SUBJECT_ROWS.filter(({ direct }) => direct.includes(subject)).map(({ code }) => listSkills(code));
  return [...new Set(lists.flat())].filter(
    (skill) => lists.filter((skills) => skills.includes(skill)).length >= lists.length * MIN_SUBJECT_SHARE,
  );
}

/** Returns the skills and subjects that this reader must not be advised to practise. */
export function listAvoidedLabels({ circumstances }: ReportFacts): ReadonlySet<string> {
  const avoid = listAvoided(circumstances);
  const isPastBasics = hasBasicSkills(circumstances);
  const skills = Object.entries(SKILL_EXERCISES)
    .filter(([, { names = [], isBasic = false }]) => names.some((name) => avoid.has(name)) || (isBasic && isPastBasics))
    .map(([label]) => label);
  return new Set([...skills, ...avoidedSubjects(circumstances)]);
}

/** Returns whether a label is the name of a skill with exercises. */
export function isSkill(label: string): label is SkillLabel {
  return Object.hasOwn(SKILL_EXERCISES, label);
}

/**
 * Returns the skills or subjects with these labels, to practise for the given careers. Those of categories with a low
 * score come last, and only if a career demands the category.
 */
export function chooseTasks<Label extends string, Career extends NamedOccupation>(
  labels: readonly Label[],
  careers: readonly Career[],
  listOf: (career: Career) => readonly string[],
  { score }: CategoryRanking,
): LabelledTask<Label>[] {
  const tasks = labels.flatMap((label): LabelledTask<Label>[] => {
    const naming = careers.filter((career) => listOf(career).includes(label));
    const category = findCategory(label);
    if (category === null || score(category) >= LOW_BELOW_SCORE) {
      return [{ label, careers: naming, despite: null }];
    }
    const career = naming.find(({ code }) => isMuchDemanded(code, category));
    return career === undefined ? [] : [{ label, careers: naming, despite: { category, career } }];
  });
  return tasks.toSorted((a, b) => Number(a.despite !== null) - Number(b.despite !== null));
}

/** Returns whether an occupation demands more of a category than most jobs. */
export function isMuchDemanded(code: string, category: Category): boolean {
  const demand = occupationByCode(code)?.demand[category] ?? null;
  return demand !== null && limitDemand(code, category, demand) === 'more';
}

/**
 * Returns why a task is in the plan: a career demands it despite the reader's low score, or only one career needs it.
 * Empty if several careers need it.
 */
export function describeTaskReason({ careers, despite }: LabelledTask, phrases: PhrasePicker): string {
  if (despite !== null) {
    const variables = { noun: getCategoryNoun(despite.category), a: withArticle(despite.career.title) };
    return phrases.pick(DEMANDED_SKILL, variables);
  }
  const [only] = careers;
  if (only === undefined || careers.length >= MIN_SHARING_CAREERS) return '';
  return phrases.pick(FOR_ONE_SENTENCES, { a: withArticle(only.title) });
}

function findCategory(label: string): Category | null {
  return Object.entries(SKILL_CATEGORIES).find(([name]) => name === label)?.[1] ?? null;
}
