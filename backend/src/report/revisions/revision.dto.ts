import { DEAL_BREAKERS, type DealBreakerId, type LeftCareer } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsDefined, IsUUID } from 'class-validator';
import { CircumstancesDto } from '../../assessment/circumstances.dto.js';
import { CareerRowReply } from '../selections/selections.dto.js';
import { Described } from '../../platform/http/api-types.js';

export class RevisionRequestDto {
  /** Parsed by `parseCircumstances`. */
  @ApiProperty({ type: CircumstancesDto })
  @IsDefined({ message: 'The circumstances are missing.' })
  circumstances: unknown;
}

export class RetakeDto {
  @Described('The assessment with the new answers.', { format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;
}

export class RevisionRequestedReply {
  @Described('`ready` when nothing changed.', { enum: ['generating', 'ready'] })
  status: 'generating' | 'ready';
}

/** A career of the report that would no longer be among them. */
export class LeftCareerReply {
  @Described('O*NET-SOC code.') code: string;
  @ApiProperty() title: string;

  @Described('The deal-breakers that leave it out.', {
    enum: DEAL_BREAKERS.map(({ id }) => id),
    isArray: true,
  })
  dealBreakers: DealBreakerId[];

  @Described('Its kind of work is left out.') isFieldLeftOut: boolean;
}

export class WhatIfReply {
  @Described('False: the careers are in no order.') ranked: boolean;

  @Described('Ten, or fewer, in their order.', { type: [CareerRowReply] })
  careers: CareerRowReply[];

  @Described('The careers of the newest version that are not among them.', {
    type: [LeftCareerReply],
  })
  left: LeftCareer[];
}
