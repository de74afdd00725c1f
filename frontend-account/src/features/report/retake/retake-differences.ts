import type { ReportBasis, ReportCareer, ReportDetail, ReportDocument } from '@bearings/contracts';
import type { Band, Category } from '@bearings/domain';

/** Largest difference between two scores that is put down to chance: a score's standard error (see docs/method.md). */
const MAX_NOISE_POINTS = 13;
/**
 * From this stability on, a career that is in only one of two reports is marked as a difference. Stability is the share
 * of simulations in which the career is on the list.
 */
const MIN_SURE_STABILITY = 0.9;

export interface ScoreDifference {
  category: Category;
  name: string;
  before: { score: number; band: Band };
  after: { score: number; band: Band };
  /** True if the difference is larger than chance explains. */
  isMarked: boolean;
}

export interface CareerDifference {
  code: string;
  title: string;
  in: 'both' | 'before' | 'after';
  /** The career's rank in each report, from 1; null if it is not in that report. */
  before: number | null;
  after: number | null;
  isMarked: boolean;
}

const BASIS_FIELDS = ['answers', 'interests', 'circumstances'] as const;

/** Returns which inputs differ between two reports: answers, interests or other circumstances. */
export function listChangedBasis(
  { basis: before }: Pick<ReportDetail, 'basis'>,
  { basis: after }: Pick<ReportDetail, 'basis'>,
): (keyof ReportBasis)[] {
  return BASIS_FIELDS.filter((part) => before?.[part] !== after?.[part]);
}

/** Returns the scores of two reports by category. Differences that are larger than chance explains come first. */
export function listScoreDifferences(before: ReportDocument, after: ReportDocument): ScoreDifference[] {
  return after.categories
    .flatMap((later) => {
      const { category, name, score } = later;
      const earlier = before.categories.find((each) => each.category === category);
      if (!earlier) return [];
      const isMarked = Math.abs(score - earlier.score) > MAX_NOISE_POINTS;
      return [{ category, name, before: earlier, after: later, isMarked }];
    })
    .toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked));
}

/**
 * Returns the careers of two reports: first those in both, then those only in the newer, then those only in the older.
 */
export function listCareerDifferences(before: ReportDocument, after: ReportDocument): CareerDifference[] {
  const codesBefore = new Set(before.careers.map(({ code }) => code));
  const codesAfter = new Set(after.careers.map(({ code }) => code));
  const findPlaceIn = (careers: readonly ReportCareer[], wanted: string): number | null => {
    const index = careers.findIndex(({ code }) => code === wanted);
    return index === -1 ? null : index + 1;
  };
  const toDifference = (where: CareerDifference['in'], { code, title, stability }: ReportCareer) => ({
    code,
    title,
    in: where,
    before: findPlaceIn(before.careers, code),
    after: findPlaceIn(after.careers, code),
    isMarked: where !== 'both' && stability >= MIN_SURE_STABILITY,
  });
  return [
    ...after.careers.filter(({ code }) => codesBefore.has(code)).map((each) => toDifference('both', each)),
    ...after.careers.filter(({ code }) => !codesBefore.has(code)).map((each) => toDifference('after', each)),
    ...before.careers.filter(({ code }) => !codesAfter.has(code)).map((each) => toDifference('before', each)),
  ];
}
