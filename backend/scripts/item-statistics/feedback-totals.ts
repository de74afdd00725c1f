import type { ReaderFeedbackEntity } from '../../src/evidence/reader-feedback.entity.js';
import type { ClusteredSums, Sums } from './statistics.js';

const createEmptySums = (): ClusteredSums => ({ people: 0, m: 0, y: 0, mm: 0, my: 0, yy: 0 });

export class FeedbackTotals {
  /**
   * Totals of the answers to "Would you look into this job?": for careers of the report, and for decoys, which are
   * badly fitting careers asked about for comparison.
   */
  readonly suggested = createEmptySums();
  readonly decoys = createEmptySums();
  readonly rating: Sums = { n: 0, sum: 0, squares: 0 };
  /** For each occupation: the numbers of answers and of yes answers, and whether the report suggested it. */
  readonly careers = new Map<string, { code: string; isSuggested: boolean; n: number; yes: number }>();

  add({ jobs, rating }: Pick<ReaderFeedbackEntity, 'jobs' | 'rating'>): void {
    const answeredJobs = jobs.filter(({ answer }) => answer !== null);
    for (const isSuggested of [true, false]) {
      const matchingJobs = answeredJobs.filter((job) => job.isSuggested === isSuggested);
      const m = matchingJobs.length;
      if (m === 0) continue;
      const y = matchingJobs.filter(({ answer }) => answer === 'yes').length;
      const sums = isSuggested ? this.suggested : this.decoys;
      sums.people += 1;
      sums.m += m;
      sums.y += y;
      sums.mm += m * m;
      sums.my += m * y;
      sums.yy += y * y;
    }
    for (const { code, isSuggested, answer } of answeredJobs) {
      const key = `${code} ${isSuggested}`;
      const careerCounts = this.careers.get(key) ?? { code, isSuggested, n: 0, yes: 0 };
      careerCounts.n += 1;
      if (answer === 'yes') careerCounts.yes += 1;
      this.careers.set(key, careerCounts);
    }
    if (rating === null) return;
    this.rating.n += 1;
    this.rating.sum += rating;
    this.rating.squares += rating * rating;
  }
}
