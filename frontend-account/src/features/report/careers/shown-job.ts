import type { ReportCategory } from '@bearings/contracts';
import { CATEGORIES, type Category } from '@bearings/domain';

/** A job as it is drawn over the reader's scores. */
export interface ShownJob {
  title: string;
  values: Record<Category, number>;
  /** The categories whose demands are estimates. */
  estimates: Category[];
}

type Demand = readonly { category: string; value: number; isEstimate: boolean }[];

/** Returns a job to draw over the reader's scores; null if a demand or a score is unknown. */
export function toShownJob(title: string, demand: Demand, categories: readonly ReportCategory[]): ShownJob | null {
  const values = Object.fromEntries(demand.map(({ category, value }) => [category, value]));
  if (!isCompleteRecord(values) || categories.length !== CATEGORIES.length) return null;
  const estimates = CATEGORIES.filter((id) => demand.some(({ category, isEstimate }) => isEstimate && category === id));
  return { title, values, estimates };
}

const isCompleteRecord = (values: Partial<Record<string, number>>): values is Record<Category, number> =>
  CATEGORIES.every((category) => values[category] !== undefined);
