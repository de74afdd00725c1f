import type { Circumstances, LeftCareer } from '@bearings/contracts';
import { DEAL_BREAKERS, type DealBreakerId } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { CircumstancesDto, HasCircumstances } from '../../assessment/circumstances.dto.js';
import { CareerRowReply } from '../selections/selections.dto.js';
import { Described } from '../../platform/http/api-types.js';

export class RevisionRequestDto {
  @ApiProperty({ type: CircumstancesDto })
  @HasCircumstances()
  circumstances: Circumstances;
}

export class RetakeDto {
  @Described('Id of the assessment with the new answers.', { format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;
}

export class RevisionRequestedReply {
  @Described('`ready` when nothing changed.', { enum: ['generating', 'ready'] })
  status: 'generating' | 'ready';
}

/** A career of the newest version that a version for other circumstances would no longer contain. */
export class LeftCareerReply {
  @Described('O*NET-SOC code.') code: string;
  @ApiProperty() title: string;

  @Described('The deal-breakers that exclude it.', {
    enum: DEAL_BREAKERS.map(({ id }) => id),
    isArray: true,
  })
  dealBreakers: DealBreakerId[];

  @Described('True if its field of work is excluded.') isFieldLeftOut: boolean;
}

export class WhatIfReply {
  @Described('False if the careers are not ranked.') ranked: boolean;

  @Described('At most ten careers, in order.', { type: [CareerRowReply] })
  careers: CareerRowReply[];

  @Described('Careers of the newest version that the changed answers would exclude.', {
    type: [LeftCareerReply],
  })
  left: LeftCareer[];
}
