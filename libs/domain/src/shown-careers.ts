import { REPORT_FITS, type ReportFit } from './report-document.js';

/**
 * The careers of a report (`careers`), the next best careers (`next`), and any other careers that its owner may have
 * kept or added (`others`).
 */
export interface CareerLists<Row> {
  careers: readonly Row[];
  next: readonly Row[];
  others: readonly Row[];
}

interface RowWithFit {
  code: string;
  /** Null if the career may not be recommended to the person. */
  fit: ReportFit | null;
  /** What it lacks of what the person asks of every job; empty if nothing. */
  lacks: string;
}

/** What the owner of a report chose for a career. */
interface OwnerChoice {
  code: string;
  choice: 'keep' | 'remove' | null;
  added: boolean;
}

export interface ShownCareer<Row, Choice> {
  row: Row;
  choice: Choice | undefined;
  /** Whether the career was in the report from the start, replaces a removed one, or was added or kept by the owner. */
  origin: 'own' | 'replacement' | 'added';
}

/** Returns where careers of this kind stand: by their fit word, and those that lack something after all others. */
function toPlace({ fit, lacks }: RowWithFit): number {
  const wordPlace = fit === null ? REPORT_FITS.length : REPORT_FITS.indexOf(fit);
  return lacks === '' ? wordPlace : wordPlace + REPORT_FITS.length + 1;
}

/**
 * Returns the careers that the page and every file show, and the removed ones. Each removed career
 * of the report is replaced: first by kept careers, then by the next best that the owner has not
 * removed. Replacements follow the careers with the same fit word, and those that lack something follow all that lack
 * nothing. Kept and added careers are always shown.
 */
export function listShownCareers<Row extends RowWithFit, Choice extends OwnerChoice>(
  { careers, next, others }: CareerLists<Row>,
  choices: readonly Choice[],
): { shown: ShownCareer<Row, Choice>[]; removed: ShownCareer<Row, Choice>[] } {
  const choiceByCode = new Map(choices.map((choice) => [choice.code, choice]));
  const isRemoved = ({ code }: Row) => choiceByCode.get(code)?.choice === 'remove';
  const isAdded = ({ code }: Row) => choiceByCode.get(code)?.added === true;
  const isKept = ({ code }: Row) => choiceByCode.get(code)?.choice === 'keep';
  const toShown = (origin: ShownCareer<Row, Choice>['origin']) => (row: Row) => ({
    row,
    choice: choiceByCode.get(row.code),
    origin,
  });
  const ownRows = careers.filter((row) => !isRemoved(row));
  const leftRows = [...next, ...others].filter((row) => !isRemoved(row));
  const replacements = [
    ...leftRows.filter((row) => isKept(row) && !isAdded(row)),
    ...next.filter((row) => !isRemoved(row) && !isKept(row) && !isAdded(row)),
  ].slice(0, careers.length - ownRows.length);
  const addedRows = leftRows.filter((row) => !replacements.includes(row) && (isAdded(row) || isKept(row)));
  const shownRows = ownRows.map(toShown('own'));
  for (const row of replacements) {
    const lower = shownRows.findIndex((each) => toPlace(each.row) > toPlace(row));
    shownRows.splice(lower < 0 ? shownRows.length : lower, 0, toShown('replacement')(row));
  }
  return {
    shown: [...shownRows, ...addedRows.map(toShown('added'))],
    removed: [...careers, ...next, ...others].filter(isRemoved).map(toShown('own')),
  };
}
