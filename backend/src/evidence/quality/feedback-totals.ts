import type { ReaderFeedbackEntity } from '../reader-feedback.entity.js';
import type { GroupedSums, Sums } from './statistics.js';

const noAnswers = (): GroupedSums => ({ people: 0, m: 0, y: 0, mm: 0, my: 0, yy: 0 });

export class FeedbackTotals {
  /** Answers to "Would you look into this job?" for suggested careers and for decoys. */
  readonly suggested = noAnswers();
  readonly decoys = noAnswers();
  readonly rating: Sums = { n: 0, sum: 0, squares: 0 };
  /** Numbers of answers and of yes answers for each occupation, and whether it was suggested. */
  readonly careers = new Map<
    string,
    { code: string; isSuggested: boolean; n: number; yes: number }
  >();

  add({ jobs, rating }: Pick<ReaderFeedbackEntity, 'jobs' | 'rating'>): void {
    const answered = jobs.filter(({ answer }) => answer !== null);
    for (const isSuggested of [true, false]) {
      const own = answered.filter((job) => job.isSuggested === isSuggested);
      const m = own.length;
      if (m === 0) continue;
      const y = own.filter(({ answer }) => answer === 'yes').length;
      const sums = isSuggested ? this.suggested : this.decoys;
      sums.people += 1;
      sums.m += m;
      sums.y += y;
      sums.mm += m * m;
      sums.my += m * y;
      sums.yy += y * y;
    }
    for (const { code, isSuggested, answer } of answered) {
      const key = `${code} ${isSuggested}`;
      const counted = this.careers.get(key) ?? { code, isSuggested, n: 0, yes: 0 };
      counted.n += 1;
      if (answer === 'yes') counted.yes += 1;
      this.careers.set(key, counted);
    }
    if (rating === null) return;
    this.rating.n += 1;
    this.rating.sum += rating;
    this.rating.squares += rating * rating;
  }
}
