import type { Circumstances, LeftCareer } from '@bearings/contracts';
import {
  DEAL_BREAKERS,
  type DealBreakerId,
  JOB_CONDITIONS,
  type JobConditionId,
  SWITCH_IDS,
  type SwitchId,
  type TileId,
  TILES,
  TRAINING_TIMES,
  type TrainingTime,
} from '@bearings/domain';
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

  @Described('What the changed answers ask of every job and it does not offer.', {
    enum: JOB_CONDITIONS.map(({ id }) => id),
    isArray: true,
  })
  conditions: JobConditionId[];

  @Described('True if it pays less than the changed answers ask, and not less than the stored ones do.')
  isPaidLess: boolean;
}

/** A change that the reader can try next. */
class SwitchReply {
  @ApiProperty({ enum: SWITCH_IDS }) id: SwitchId;
  @Described('The kind of work.', { enum: TILES.map(({ id }) => id), nullable: true }) tile: TileId | null;
  @Described('The longest training.', { enum: TRAINING_TIMES.map(({ id }) => id), nullable: true })
  training: TrainingTime | null;

  @Described('The least pay, in whole units of the currency of the country.', { type: Number, nullable: true })
  yearly: number | null;

  @ApiProperty() isOn: boolean;
  @Described('False if we lack the data or the answers on which it rests.') isKnown: boolean;
  @Described('How many of the ten would go; if none, how many would change their place.') moves: number;
  @Described('True if it would change nothing.') isIdle: boolean;
  @Described('What to try next if the reader presses it.', { type: CircumstancesDto }) circumstances: Circumstances;
}

export class WhatIfReply {
  @Described('The changes that can be tried next.', { type: [SwitchReply] }) switches: SwitchReply[];

  @Described('False if the careers are not ranked.') ranked: boolean;

  @Described('At most ten careers, in order.', { type: [CareerRowReply] })
  careers: CareerRowReply[];

  @Described('Careers of the newest version that would leave the list, with what is new against them.', {
    type: [LeftCareerReply],
  })
  left: LeftCareer[];
}
