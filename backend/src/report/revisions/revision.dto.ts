import { DEAL_BREAKERS, type DealBreakerId, type LeftCareer } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsDefined, IsUUID } from 'class-validator';
import { CircumstancesDto } from '../../assessment/circumstances.dto.js';
import { CareerRowReply } from '../selections/selections.dto.js';

export class RevisionRequestDto {
  /** Parsed by `parseCircumstances`. */
  @ApiProperty({ type: CircumstancesDto })
  @IsDefined({ message: 'The circumstances are missing.' })
  circumstances: unknown;
}

export class RetakeDto {
  @ApiProperty({ description: 'The assessment with the new answers.', format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;
}

export class RevisionRequestedReply {
  @ApiProperty({ description: '`ready` when nothing changed.', enum: ['generating', 'ready'] })
  status: 'generating' | 'ready';
}

/** A career of the report that would no longer be among them. */
export class LeftCareerReply {
  @ApiProperty({ description: 'O*NET-SOC code.' }) code: string;
  @ApiProperty() title: string;

  @ApiProperty({
    description: 'The deal-breakers that leave it out.',
    enum: DEAL_BREAKERS.map(({ id }) => id),
    isArray: true,
  })
  dealBreakers: DealBreakerId[];

  @ApiProperty({ description: 'Its kind of work is left out.' }) isFieldLeftOut: boolean;
}

export class WhatIfReply {
  @ApiProperty({ description: 'False: the careers are in no order.' }) ranked: boolean;

  @ApiProperty({ description: 'Ten, or fewer, in their order.', type: [CareerRowReply] })
  careers: CareerRowReply[];

  @ApiProperty({
    description: 'The careers of the newest version that are not among them.',
    type: [LeftCareerReply],
  })
  left: LeftCareer[];
}
