import {
  ASSESSMENT_STATUSES,
  type AssessmentStatus,
  type Circumstances,
  INPUT_LIMITS,
  type QuestionResponse,
} from '@bearings/contracts';
import { PERSONALITY_TYPES, type Answer, type PersonalityType, ANSWER_SCALE } from '@bearings/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsEmailAddress,
  IsEmailSoFar,
  IsNameSoFar,
  IsPersonName,
  MayBeAbsent,
} from '../platform/http/person-fields.js';
import { IsKnownCountry } from '../country/country.dto.js';
import { EmailAddressDto } from '../auth/auth.dto.js';
import { PreviewReply } from './preview.dto.js';
import { CircumstancesDto, HasCircumstances } from './circumstances.dto.js';
import { parseDraftAnswers, parseResponses } from './responses.js';
import { IsParsedPart } from '../platform/http/parsed-field.js';
import { Described, NULLABLE_TEXT, NULLABLE_TIME } from '../platform/http/api-types.js';

const COUNTRY_CODE = 'The country of the report (ISO 3166-1), one of `GET /api/country-reports`.';

/** The owner's changes to an unpaid assessment. */
export class AssessmentChangeDto {
  @ApiPropertyOptional({ format: 'email', maxLength: INPUT_LIMITS.email })
  @MayBeAbsent()
  @IsEmailAddress()
  email?: string;

  @Described(COUNTRY_CODE, { required: false, example: 'GB' })
  @MayBeAbsent()
  @IsKnownCountry()
  countryCode?: string;
}

class QuestionResponseDto {
  @Described('Question id, from q1 to q36.', {
    example: 'q1',
    pattern: '^q([1-9]|[12][0-9]|3[0-6])$',
  })
  questionId: string;

  @ApiProperty({ enum: ANSWER_SCALE.map((step) => step.value) }) answer: string;
  @ApiProperty({ enum: ANSWER_SCALE.map((step) => step.score) }) score: number;
}

export class AssessmentSubmissionDto extends EmailAddressDto {
  @ApiProperty({ maxLength: INPUT_LIMITS.name }) @IsPersonName() firstName: string;
  @ApiProperty({ maxLength: INPUT_LIMITS.name }) @IsPersonName() lastName: string;

  @Described('All 36 statements, each once, in any order.', {
    type: [QuestionResponseDto],
    minItems: 36,
    maxItems: 36,
  })
  @IsParsedPart(parseResponses, 'The responses are missing.')
  responses: QuestionResponse[];

  @Described('If they are missing, those of the saved draft are used.', {
    required: false,
    type: CircumstancesDto,
  })
  @MayBeAbsent()
  @HasCircumstances()
  circumstances?: Circumstances;

  @Described(`${COUNTRY_CODE} If it is missing, that of the saved draft or of the account is used.`, {
    required: false,
  })
  @MayBeAbsent()
  @IsKnownCountry()
  countryCode?: string;
}

/** A draft: the details and the answers so far, by question id. Deleted when the assessment is completed. */
export class DraftDto {
  @ApiPropertyOptional({ maxLength: INPUT_LIMITS.email }) @MayBeAbsent() @IsEmailSoFar() email?: string;
  @ApiPropertyOptional({ maxLength: INPUT_LIMITS.name }) @MayBeAbsent() @IsNameSoFar() firstName?: string;
  @ApiPropertyOptional({ maxLength: INPUT_LIMITS.name }) @MayBeAbsent() @IsNameSoFar() lastName?: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: ANSWER_SCALE.map((step) => step.value) },
    example: { q1: '4' },
  })
  @IsParsedPart(parseDraftAnswers, 'The answers are missing.')
  answers: Record<string, Answer>;

  @Described('If they are missing, the stored ones are kept.', {
    required: false,
    type: CircumstancesDto,
  })
  @MayBeAbsent()
  @HasCircumstances()
  circumstances?: Circumstances;

  @Described(`${COUNTRY_CODE} If it is missing, the stored one is kept.`, { required: false })
  @MayBeAbsent()
  @IsKnownCountry()
  countryCode?: string;
}

export class TrackedReply {
  @ApiProperty({ format: 'uuid' }) id: string;
}

export class AssessmentReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @Described('ISO 8601 in UTC, like all times.', { format: 'date-time' }) createdAt: string;
  @ApiProperty(NULLABLE_TIME) completedAt: string | null;

  @ApiProperty({ enum: PERSONALITY_TYPES, ...NULLABLE_TEXT })
  personalityType: PersonalityType | null;

  @ApiProperty() isPaid: boolean;
  @ApiProperty({ enum: ASSESSMENT_STATUSES }) status: AssessmentStatus;

  @Described('End of the year in which one retake is free; absent if no free retake is left.', {
    required: false,
    format: 'date-time',
  })
  retakeUntil?: string;

  @Described('Number of statements answered so far; only for an assessment in progress.', {
    required: false,
  })
  answered?: number;

  @Described('Address for the receipt and the report; returned to the owner only.') email: string;

  @Described('The country of the report (ISO 3166-1). A purchase also stores it in the account.')
  countryCode: string;

  @Described("The owner's answers in the optional step; absent in lists.", {
    required: false,
    type: CircumstancesDto,
  })
  circumstances?: Circumstances;

  @ApiPropertyOptional() preview?: PreviewReply;
}
