// What a reader may be sent to practise: nothing that they scored low for, unless a career demands it.
import type { Category } from '@bearings/contracts';
import { askedFor, occupationByCode } from '@bearings/career-data';
import { DEMANDED, FOR_ONE } from '../../../../content/report-copy/roadmap.js';
import { SKILL_CATEGORIES } from '../../../../content/report-copy/skill-categories.js';
import type { CareerFact } from '../../../composing/report-facts.js';
import { LOW_BELOW, nounOf, type CategoryRanking } from '../../../composing/category-ranking.js';
import { withArticle } from './grammar.js';
import type { PhrasePicker } from '../../../composing/phrase-picker.js';
import { MIN_SHARING_CAREERS } from './skills-to-highlight.js';

/** Something to practise for the first careers. */
export interface Task<Label extends string = string> {
  label: Label;
  /** The first careers that name it. */
  careers: readonly CareerFact[];
  /** Where the reader scored low for it: the category, and the career that demands it. */
  despite: { category: Category; career: CareerFact } | null;
}

/** Returns the tasks among these labels that the reader may be given, the ones they like first. */
export function tasksFor<Label extends string>(
  labels: readonly Label[],
  careers: readonly CareerFact[],
  listOf: (career: CareerFact) => readonly string[],
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

/** Returns whether an occupation asks for more of a category than most jobs. */
export function demandsMuch(code: string, category: Category): boolean {
  const demand = occupationByCode(code)?.demand[category] ?? null;
  return demand !== null && askedFor(code, category, demand) === 'more';
}

/** Writes why a task is there: a demand in spite of a low score, or the one career that it is for. */
export function reasonOfTask({ careers, despite }: Task, phrases: PhrasePicker): string {
  if (despite !== null) {
    const slots = { noun: nounOf(despite.category), a: withArticle(despite.career.title) };
    return phrases.pick(DEMANDED, slots);
  }
  const [only] = careers;
  if (only === undefined || careers.length >= MIN_SHARING_CAREERS) return '';
  return phrases.pick(FOR_ONE, { a: withArticle(only.title) });
}

function categoryOf(label: string): Category | null {
  return Object.entries(SKILL_CATEGORIES).find(([name]) => name === label)?.[1] ?? null;
}
