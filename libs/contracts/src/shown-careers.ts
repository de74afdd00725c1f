import type { CareerChoice } from './api.generated.js';

/** Careers of a report, and candidates that may be shown in addition. */
export interface CareerLists<Row> {
  careers: readonly Row[];
  next: readonly Row[];
  others: readonly Row[];
}

interface Countable {
  code: string;
  /** Share of re-simulations in which the career is among the best ten; null if unknown. */
  stability: number | null;
}

export interface ShownCareer<Row> {
  row: Row;
  choice: CareerChoice | undefined;
  /** One of the report's own, a replacement of a removed one, or added by the owner. */
  origin: 'own' | 'replacement' | 'added';
}

/**
 * Returns the careers to show, on the page and in every file, and the removed ones. Each removed career of the report
 * is replaced, first by kept careers, then by the next best that has not been removed. Replacements are sorted by
 * stability. Kept and added careers are always shown.
 */
export function shownCareers<Row extends Countable>(
  { careers, next, others }: CareerLists<Row>,
  choices: readonly CareerChoice[],
): { shown: ShownCareer<Row>[]; removed: ShownCareer<Row>[] } {
  const byCode = new Map(choices.map((choice) => [choice.code, choice]));
  const isRemoved = ({ code }: Row) => byCode.get(code)?.choice === 'remove';
  const isAdded = ({ code }: Row) => byCode.get(code)?.added === true;
  const isKept = ({ code }: Row) => byCode.get(code)?.choice === 'keep';
  const of = (origin: ShownCareer<Row>['origin']) => (row: Row) => ({
    row,
    choice: byCode.get(row.code),
    origin,
  });
  const own = careers.filter((row) => !isRemoved(row));
  const left = [...next, ...others].filter((row) => !isRemoved(row));
  const replacements = [
    ...left.filter((row) => isKept(row) && !isAdded(row)),
    ...next.filter((row) => !isRemoved(row) && !isKept(row) && !isAdded(row)),
  ].slice(0, careers.length - own.length);
  const added = left.filter((row) => !replacements.includes(row) && (isAdded(row) || isKept(row)));
  const shown = own.map(of('own'));
  for (const row of replacements) {
    const lower = shown.findIndex((each) => (each.row.stability ?? 0) < (row.stability ?? 0));
    shown.splice(lower < 0 ? shown.length : lower, 0, of('replacement')(row));
  }
  return {
    shown: [...shown, ...added.map(of('added'))],
    removed: [...careers, ...next, ...others].filter(isRemoved).map(of('own')),
  };
}
