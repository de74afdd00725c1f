import {
  type Interest,
  type TileId,
  DEAL_BREAKERS,
  type DealBreakerId,
  INTERESTS,
  MAX_JOBS_IN_MIND,
  QUALIFICATION_LEVELS,
  type QualificationLevel,
  type Stage,
  STAGES,
  TILES,
  TRAINING_TIMES,
  type TrainingTime,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const ids = (choices: readonly { id: string }[]): string[] => choices.map(({ id }) => id);

/** The description of the optional step; `parseCircumstances` reads it. */
export class CircumstancesDto {
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(
      TILES.map(({ id }) => [id, { type: 'string', enum: [...INTERESTS] }]),
    ),
    additionalProperties: false,
  })
  interests: Partial<Record<TileId, Interest>>;

  @ApiPropertyOptional({ enum: ids(STAGES) })
  stage?: Stage;

  @ApiPropertyOptional({ enum: QUALIFICATION_LEVELS, type: Number })
  qualificationLevel?: QualificationLevel;

  @ApiPropertyOptional({ enum: ids(TRAINING_TIMES) })
  training?: TrainingTime;

  @ApiPropertyOptional({ enum: ids(DEAL_BREAKERS), isArray: true })
  dealBreakers?: DealBreakerId[];

  @ApiPropertyOptional({
    description: 'O*NET-SOC codes, at most three.',
    type: [String],
    maxItems: MAX_JOBS_IN_MIND,
    example: ['29-1141.00'],
  })
  jobsInMind?: string[];
}
