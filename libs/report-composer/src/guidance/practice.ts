// Chooses skills to practise, but none in a low-scored category unless a career demands it.
import type { Category } from '@bearings/contracts';
import { askedFor, occupationByCode } from '@bearings/career-data';
import { avoidedBy, avoidedSubjects } from '../content/report-copy/avoided.js';
import { DEMANDED_SKILL, FOR_ONE } from '../content/report-copy/roadmap.js';
import { SKILL_CATEGORIES } from '../content/report-copy/skill-categories.js';
import { SKILL_EXERCISES, type SkillLabel } from '../content/report-copy/skills.js';
import {
  type CategoryRanking,
  LOW_BELOW,
  nounOf,
  rankCategories,
} from '../composing/category-ranking.js';
import type { PhrasePicker } from '../composing/phrase-picker.js';
import type { NamedOccupation, ReportFacts } from '../composing/report-facts.js';
import { withArticle } from '../writers/built-in/grammar.js';
import { MIN_SHARING_CAREERS, sharedSkills, skillsToHighlight } from './skills-to-highlight.js';

/** Maximum number of skills in the roadmap and the plan. */
export const MOST_PRACTISED = 3;
/** Maximum number of skills in a low-scored category that a career demands. */
const MAX_DESPITE = 1;

/** A skill or subject to practise for the first careers. */
export interface Task<Label extends string = string> {
  label: Label;
  /** The careers that need it. */
  careers: readonly NamedOccupation[];
  /** For a skill in a low-scored category: the category, and the career that demands it. */
  despite: { category: Category; career: NamedOccupation } | null;
}

export type PracticeTask = Task<SkillLabel>;

type SkilledCareer = NamedOccupation & { skills: readonly string[] };

/**
 * Returns the skills to practise for these careers: suitable ones first, then at most one in a low-scored category
 * that a career demands. If the careers are unranked, a skill must be shared.
 */
export function practiceTasks(
  facts: ReportFacts,
  careers: readonly SkilledCareer[],
  isOrdered = true,
): PracticeTask[] {
  const avoided = avoidedLabels(facts);
  const all = isOrdered ? skillsToHighlight(careers) : sharedSkills(careers);
  const labels = all.filter((label) => !avoided.has(label)).filter(isSkill);
  const tasks = tasksFor(labels, careers, ({ skills }) => skills, rankCategories(facts));
  const liked = tasks.filter(({ despite }) => despite === null);
  const despite = tasks.filter((task) => task.despite !== null).slice(0, MAX_DESPITE);
  return [...liked.slice(0, MOST_PRACTISED - despite.length), ...despite];
}

/** Returns the skills and subjects that this reader must not be advised to practise. */
export function avoidedLabels({ circumstances }: ReportFacts): ReadonlySet<string> {
  const avoid = avoidedBy(circumstances);
  const skills = Object.entries(SKILL_EXERCISES)
    .filter(([, { names = [] }]) => names.some((name) => avoid.has(name)))
    .map(([label]) => label);
  return new Set([...skills, ...avoidedSubjects(circumstances)]);
}

/** Returns whether a label is the name of a skill with exercises. */
export function isSkill(label: string): label is SkillLabel {
  return Object.hasOwn(SKILL_EXERCISES, label);
}

/** Returns the tasks with these labels that suit the reader, liked ones first. */
export function tasksFor<Label extends string, Career extends NamedOccupation>(
  labels: readonly Label[],
  careers: readonly Career[],
  listOf: (career: Career) => readonly string[],
  { score }: CategoryRanking,
): Task<Label>[] {
  const tasks = labels.flatMap((label): Task<Label>[] => {
    const naming = careers.filter((career) => listOf(career).includes(label));
    const category = categoryOf(label);
    if (category === null || score(category) >= LOW_BELOW) {
      return [{ label, careers: naming, despite: null }];
    }
    const career = naming.find(({ code }) => demandsMuch(code, category));
    return career === undefined ? [] : [{ label, careers: naming, despite: { category, career } }];
  });
  return tasks.toSorted((a, b) => Number(a.despite !== null) - Number(b.despite !== null));
}

/** Returns whether an occupation demands more of a category than most jobs. */
export function demandsMuch(code: string, category: Category): boolean {
  const demand = occupationByCode(code)?.demand[category] ?? null;
  return demand !== null && askedFor(code, category, demand) === 'more';
}

/** Writes the reason for a task: a demand in spite of a low score, or the only career that needs it. */
export function reasonOfTask({ careers, despite }: Task, phrases: PhrasePicker): string {
  if (despite !== null) {
    const variables = { noun: nounOf(despite.category), a: withArticle(despite.career.title) };
    return phrases.pick(DEMANDED_SKILL, variables);
  }
  const [only] = careers;
  if (only === undefined || careers.length >= MIN_SHARING_CAREERS) return '';
  return phrases.pick(FOR_ONE, { a: withArticle(only.title) });
}

function categoryOf(label: string): Category | null {
  return Object.entries(SKILL_CATEGORIES).find(([name]) => name === label)?.[1] ?? null;
}
