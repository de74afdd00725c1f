import type { CareerChoice } from './api.generated.js';

/** Careers of a report, with those that may be shown besides them. */
export interface CareerLists<Row> {
  careers: readonly Row[];
  next: readonly Row[];
  others: readonly Row[];
}

export interface ShownCareer<Row> {
  row: Row;
  choice: CareerChoice | undefined;
  /** Among the report's own, in place of a struck one, or added. */
  origin: 'own' | 'replacement' | 'added';
}

/**
 * Returns the careers to show, on the page and in every file, and the struck ones. Each struck one of the
 * report's is replaced by the next that is not struck; kept and added ones are shown in any case.
 */
export function shownCareers<Row extends { code: string }>(
  { careers, next, others }: CareerLists<Row>,
  choices: readonly CareerChoice[],
): { shown: ShownCareer<Row>[]; struck: ShownCareer<Row>[] } {
  const byCode = new Map(choices.map((choice) => [choice.code, choice]));
  const isStruck = ({ code }: Row) => byCode.get(code)?.choice === 'strike';
  const isWanted = ({ code }: Row) =>
    byCode.get(code)?.added === true || byCode.get(code)?.choice === 'keep';
  const of = (origin: ShownCareer<Row>['origin']) => (row: Row) => ({
    row,
    choice: byCode.get(row.code),
    origin,
  });
  const own = careers.filter((row) => !isStruck(row));
  const left = next.filter((row) => !isStruck(row));
  const replacements = left
    .filter((row) => byCode.get(row.code)?.added !== true)
    .slice(0, careers.length - own.length);
  const added = [...left.filter((row) => !replacements.includes(row)), ...others].filter(
    (row) => isWanted(row) && !isStruck(row),
  );
  return {
    shown: [
      ...own.map(of('own')),
      ...replacements.map(of('replacement')),
      ...added.map(of('added')),
    ],
    struck: [...careers, ...next, ...others].filter(isStruck).map(of('own')),
  };
}
