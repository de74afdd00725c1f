import {
  type Answer,
  type Assessment,
  type AssessmentStatus,
  type Circumstances,
  type Draft,
  LIMITS,
  type PersonalityType,
  type Preview,
  SCALE,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsDefined } from 'class-validator';
import {
  IsEmailAddress,
  IsEmailSoFar,
  IsNameSoFar,
  IsPersonName,
  MayBeAbsent,
} from '../platform/http/person-fields.js';
import { CircumstancesDto } from './circumstances.dto.js';

export class EmailDto {
  @ApiProperty({ format: 'email', maxLength: LIMITS.email })
  @IsEmailAddress()
  email: string;
}

class QuestionResponseDto {
  @ApiProperty({ example: 'q1', pattern: '^q([1-9]|[12][0-9]|3[0-6])$' })
  questionId: string;

  @ApiProperty({ enum: SCALE.map((step) => step.value) })
  answer: string;

  @ApiProperty({ enum: SCALE.map((step) => step.score) })
  score: number;
}

export class SubmissionDto extends EmailDto {
  @ApiProperty({ maxLength: LIMITS.name })
  @IsPersonName()
  firstName: string;

  @ApiProperty({ maxLength: LIMITS.name })
  @IsPersonName()
  lastName: string;

  /** Read by `parseResponses`, which names the question at fault. */
  @ApiProperty({ type: [QuestionResponseDto], minItems: 36, maxItems: 36 })
  @IsDefined({ message: 'The responses are missing.' })
  responses: unknown;

  /** Read by `parseCircumstances`. */
  @ApiPropertyOptional({ type: CircumstancesDto })
  @Allow()
  circumstances?: unknown;
}

export class DraftDto {
  @ApiPropertyOptional({ maxLength: LIMITS.email })
  @MayBeAbsent()
  @IsEmailSoFar()
  email?: string;

  @ApiPropertyOptional({ maxLength: LIMITS.name })
  @MayBeAbsent()
  @IsNameSoFar()
  firstName?: string;

  @ApiPropertyOptional({ maxLength: LIMITS.name })
  @MayBeAbsent()
  @IsNameSoFar()
  lastName?: string;

  /** Read by `parseDraftAnswers`. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { q1: '4' } })
  @IsDefined({ message: 'The answers are missing.' })
  answers: unknown;

  /** Read by `parseCircumstances`; without it, those that are stored are kept. */
  @ApiPropertyOptional({ type: CircumstancesDto })
  @Allow()
  circumstances?: unknown;
}

export class DraftReply implements Draft {
  @ApiPropertyOptional()
  email?: string;

  @ApiPropertyOptional()
  firstName?: string;

  @ApiPropertyOptional()
  lastName?: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  answers: Record<string, Answer>;

  @ApiPropertyOptional({ type: CircumstancesDto })
  circumstances?: Circumstances;
}

export class TrackedReply {
  @ApiProperty({ format: 'uuid' })
  id: string;
}

export class AssessmentReply implements Assessment {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  completedAt: string | null;

  @ApiProperty({ enum: ['extravert', 'introvert'], type: String, nullable: true })
  personalityType: PersonalityType | null;

  @ApiProperty()
  isPaid: boolean;

  @ApiProperty({ enum: ['in_progress', 'payment_required', 'generating', 'ready', 'error'] })
  status: AssessmentStatus;

  @ApiPropertyOptional({ description: 'Statements answered so far; only while in progress.' })
  answered?: number;

  @ApiProperty()
  email: string;

  @ApiPropertyOptional({ type: CircumstancesDto })
  circumstances?: Circumstances;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  preview?: Preview;
}
