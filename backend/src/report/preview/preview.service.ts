import type { PreviewCareers } from '@bearings/contracts';
import { matchCareers, type MatchInput, type MatchingResult, type MatchingTables } from '@bearings/career-matching';
import { composePreviewCareers, type PreviewSource } from '@bearings/report-composer';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type AssessmentRecord, AssessmentService } from '../../assessment/assessment.service.js';
import { AssessmentNotFoundError } from '../../assessment/assessment.errors.js';
import { type Caller, getThrottleKey } from '../../auth/access/caller.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { factsOfAnswers } from '../generation/facts-of-answers.js';
import { MATCHING_TABLES } from '../generation/matching-tables.provider.js';
import { toPreviewSource } from './preview-source.js';

/** Matching is limited, because each run takes about 20 ms of processor time. */
const MATCHING_THROTTLE: ThrottleRule = {
  name: 'preview-matchings',
  points: 60,
  seconds: 60 * 60,
  message: 'You changed this too often.',
};
/** Maximum number of cached matchings; a preview is often reopened, or opened for another country. */
const MAX_CACHED_MATCHINGS = 200;

/** Composes the part of the preview that shows some of the report's careers before payment. */
@Injectable()
export class PreviewService {
  private readonly cachedMatchings = new LRUCache<string, MatchingResult>({ max: MAX_CACHED_MATCHINGS });

  constructor(
    private readonly assessments: AssessmentService,
    private readonly throttle: Throttle,
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
  ) {}

  /** Returns the careers part of the preview of the caller's completed assessment. Throws a 404. */
  async careers(caller: Caller, id: string): Promise<PreviewCareers> {
    return composePreviewCareers(await this.loadPreviewSource(caller, await this.assessments.getOwned(caller, id)));
  }

  private async loadPreviewSource(caller: Caller, row: AssessmentRecord): Promise<PreviewSource> {
    const facts = await factsOfAnswers(row, row.id, row.circumstances, (input) => this.match(caller, row, input));
    if (!facts) throw new AssessmentNotFoundError();
    return toPreviewSource(row, facts);
  }

  private async match(caller: Caller, row: AssessmentRecord, input: MatchInput): Promise<MatchingResult> {
    const key = `${row.id} ${JSON.stringify(input)}`;
    const before = this.cachedMatchings.get(key);
    if (before) return before;
    await this.throttle.take(MATCHING_THROTTLE, getThrottleKey(caller));
    const newMatching = matchCareers(this.tables, input);
    this.cachedMatchings.set(key, newMatching);
    return newMatching;
  }
}
