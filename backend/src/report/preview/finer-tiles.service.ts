import type { Circumstances, QuestionResponse } from '@bearings/contracts';
import { type FinerTileId, OFFLINE_FINER_TILES, QUESTION_COUNT, toResponses } from '@bearings/domain';
import { chooseFinerTiles, groupAnswersByCategory, type MatchingTables } from '@bearings/career-matching';
import { Inject, Injectable } from '@nestjs/common';
import { AssessmentService } from '../../assessment/assessment.service.js';
import { type Caller, getThrottleKey } from '../../auth/access/caller.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { MATCHING_TABLES } from '../generation/matching-tables.provider.js';

/** Choosing tiles is limited, because it scores every occupation. */
const FINER_TILES_THROTTLE: ThrottleRule = {
  name: 'finer-tiles',
  points: 120,
  seconds: 60 * 60,
  message: 'You opened this too often.',
};

/** Chooses the finer kinds of work (tiles) that a person is asked about. */
@Injectable()
export class FinerTilesService {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly throttle: Throttle,
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
  ) {}

  /** Returns the tiles for the caller's draft; those for everyone if not all of its statements are answered. */
  async chooseForDraft(caller: Caller): Promise<readonly FinerTileId[]> {
    const draft = await this.assessments.draft(caller);
    const responses = draft ? toResponses(draft.answers) : [];
    if (responses.length < QUESTION_COUNT) return OFFLINE_FINER_TILES;
    return this.choose(caller, responses, draft?.circumstances);
  }

  /** Returns the tiles for the caller's completed assessment. Throws a 404. */
  async chooseForAssessment(caller: Caller, id: string): Promise<readonly FinerTileId[]> {
    const { responses, circumstances } = await this.assessments.getOwned(caller, id);
    return responses ? this.choose(caller, responses, circumstances) : OFFLINE_FINER_TILES;
  }

  private async choose(
    caller: Caller,
    responses: readonly QuestionResponse[],
    circumstances: Circumstances | null | undefined,
  ): Promise<readonly FinerTileId[]> {
    await this.throttle.take(FINER_TILES_THROTTLE, getThrottleKey(caller));
    return chooseFinerTiles(this.tables, {
      keyed: groupAnswersByCategory(responses),
      ...(circumstances && { circumstances }),
    });
  }
}
