import {
  type Answer,
  type Assessment,
  type AssessmentStatus,
  type Draft,
  LIMITS,
  type PersonalityType,
  type Preview,
  SCALE,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

const EMAIL_MESSAGE = 'Please enter a valid email address.';
const NAME_MESSAGE = 'Please enter your first and last name.';
const EMAIL_TOO_LONG = `An email has at most ${LIMITS.email} characters.`;
const NAME_TOO_LONG = `A name has at most ${LIMITS.name} characters.`;

/** A null character cannot be stored in PostgreSQL's text. */
const NOT_BLANK = /^(?=[^]*\S)[^\0]*$/;
const EMAIL = /^[^\s@\0]+@[^\s@\0]+$/;

export class EmailDto {
  @ApiProperty({ format: 'email', maxLength: LIMITS.email })
  @trimmed()
  @IsString({ message: EMAIL_MESSAGE })
  @MaxLength(LIMITS.email, { message: EMAIL_TOO_LONG })
  @Matches(EMAIL, { message: EMAIL_MESSAGE })
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
  @trimmed()
  @IsString({ message: NAME_MESSAGE })
  @MaxLength(LIMITS.name, { message: NAME_TOO_LONG })
  @Matches(NOT_BLANK, { message: NAME_MESSAGE })
  firstName: string;

  @ApiProperty({ maxLength: LIMITS.name })
  @trimmed()
  @IsString({ message: NAME_MESSAGE })
  @MaxLength(LIMITS.name, { message: NAME_TOO_LONG })
  @Matches(NOT_BLANK, { message: NAME_MESSAGE })
  lastName: string;

  /** Read by `parseResponses`, which names the question at fault. */
  @ApiProperty({ type: [QuestionResponseDto], minItems: 36, maxItems: 36 })
  @IsDefined({ message: 'The responses are missing.' })
  responses: unknown;
}

const NO_NULL = /^[^\0]*$/;

export class DraftDto {
  @ApiPropertyOptional({ maxLength: LIMITS.email })
  @IsOptional()
  @IsString({ message: EMAIL_MESSAGE })
  @MaxLength(LIMITS.email, { message: EMAIL_TOO_LONG })
  @Matches(NO_NULL, { message: EMAIL_MESSAGE })
  email?: string;

  @ApiPropertyOptional({ maxLength: LIMITS.name })
  @IsOptional()
  @IsString({ message: NAME_MESSAGE })
  @MaxLength(LIMITS.name, { message: NAME_TOO_LONG })
  @Matches(NO_NULL, { message: NAME_MESSAGE })
  firstName?: string;

  @ApiPropertyOptional({ maxLength: LIMITS.name })
  @IsOptional()
  @IsString({ message: NAME_MESSAGE })
  @MaxLength(LIMITS.name, { message: NAME_TOO_LONG })
  @Matches(NO_NULL, { message: NAME_MESSAGE })
  lastName?: string;

  /** Read by `parseDraftAnswers`. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { q1: '4' } })
  @IsDefined({ message: 'The answers are missing.' })
  answers: unknown;
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

  @ApiProperty()
  email: string;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  preview?: Preview;
}
