import { type PatternId, PATTERNS } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Described } from '../platform/http/api-types.js';

/** The headline of a preview and a report. */
export class HeadlineReply {
  @Described('The pattern of the scores; null if none returned in half of 100 redraws of the scores.', {
    enum: PATTERNS.map(({ id }) => id),
    nullable: true,
  })
  patternId: PatternId | null;

  @Described('The name of the pattern, or what the reader told us about work, without a full stop.') title: string;
  @Described('What the scores show, in the first person; it quotes nothing that the reader told us.') ownTitle: string;
  @ApiProperty() sentence: string;
}
