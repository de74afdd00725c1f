import {
  type CertificateId,
  CERTIFICATES,
  type InterestAnswer,
  type TileId,
  COUNTRIES,
  type CountryCode,
  DEAL_BREAKERS,
  type DealBreakerId,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  type FieldOfWork,
  type FieldYears,
  INTEREST_ANSWERS,
  JOB_CONDITIONS,
  type JobConditionId,
  MAX_FIELDS_LEFT_OUT,
  MAX_JOBS_IN_MIND,
  MAX_KEPT_JOBS,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  PAY_FLOOR_LIMITS,
  type PlaceId,
  PLACES,
  QUALIFICATION_LEVELS,
  type QualificationLevel,
  SCHOOL_SUBJECTS,
  type SchoolSubjectId,
  SORT_ANSWERS,
  type SortAnswer,
  type Stage,
  STAGES,
  type SubjectId,
  SUBJECTS,
  TILES,
  TRAINING_TIMES,
  type TrainingTime,
  WORK_FIELDS,
  type WorkField,
} from '@bearings/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Described } from '../platform/http/api-types.js';
import { IsParsedPart } from '../platform/http/parsed-field.js';
import { parseCircumstances } from './circumstances.js';
import { ExperienceDto } from './experience.dto.js';
import { listIds } from './parse-choices.js';

/** Parses a field with the answers of the circumstances step. The error contains the path of the invalid part. */
export const HasCircumstances = (): PropertyDecorator =>
  IsParsedPart(parseCircumstances, 'The circumstances are missing.');

/** A career of the long list and what the person said about it. */
export class SortedCareerDto {
  @Described('O*NET-SOC code.') code: string;
  @ApiProperty({ enum: SORT_ANSWERS }) answer: SortAnswer;
}

/** Whether a job stays in the list although a deal-breaker is a regular part of it. */
class KeptJobDto {
  @Described('O*NET-SOC code of a job of the person’s, or of one in mind.', { example: '35-1011.00' })
  occupation: string;
  @ApiProperty({ enum: listIds(DEAL_BREAKERS) }) dealBreaker: DealBreakerId;
  @ApiProperty() isKept: boolean;
}

class PayFloorDto {
  @Described('Before tax, in whole units of the currency of the country.', { minimum: PAY_FLOOR_LIMITS.least })
  yearly: number;

  @Described('The country whose pay is compared (ISO 3166-1).', { enum: COUNTRIES }) country: CountryCode;
}

/** Describes a field with {@link HasCircumstances} in the OpenAPI document. */
export class CircumstancesDto {
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(TILES.map(({ id }) => [id, { type: 'string', enum: [...INTEREST_ANSWERS] }])),
    additionalProperties: false,
  })
  interests: Partial<Record<TileId, InterestAnswer>>;

  @ApiPropertyOptional({ enum: listIds(STAGES) }) stage?: Stage;

  @ApiPropertyOptional({ enum: QUALIFICATION_LEVELS, type: Number, example: 3 })
  qualificationLevel?: QualificationLevel;

  @Described('The certificate of that level, in a country that has several.', {
    required: false,
    enum: listIds(CERTIFICATES),
    example: 'IE.qqi-5',
  })
  certificate?: CertificateId;

  @Described('The state or province where the person wants to work (ISO 3166-2).', {
    required: false,
    enum: listIds(PLACES),
  })
  place?: PlaceId;

  @Described('Subjects of a degree that the person has or studies for.', {
    required: false,
    enum: listIds(SUBJECTS),
    isArray: true,
    maxItems: MAX_SUBJECTS,
  })
  subjects?: SubjectId[];

  @ApiPropertyOptional({
    enum: listIds(SCHOOL_SUBJECTS),
    isArray: true,
    maxItems: MAX_SCHOOL_SUBJECTS,
  })
  schoolSubjects?: SchoolSubjectId[];

  @Described('The field of the person’s work.', { required: false, enum: listIds(FIELDS_OF_WORK) })
  field?: FieldOfWork;

  @Described('Years of work in that field.', { required: false, enum: listIds(FIELD_YEARS) })
  fieldYears?: FieldYears;

  @ApiPropertyOptional({ enum: listIds(TRAINING_TIMES) }) training?: TrainingTime;
  @ApiPropertyOptional({ enum: listIds(DEAL_BREAKERS), isArray: true })
  dealBreakers?: DealBreakerId[];

  @Described('Fields whose occupations are excluded, except the jobs in mind.', {
    required: false,
    enum: listIds(WORK_FIELDS),
    isArray: true,
    maxItems: MAX_FIELDS_LEFT_OUT,
  })
  fieldsLeftOut?: WorkField[];

  @Described('What every recommended job must offer.', {
    required: false,
    enum: listIds(JOB_CONDITIONS),
    isArray: true,
  })
  conditions?: JobConditionId[];

  @ApiPropertyOptional({ type: () => PayFloorDto }) payFloor?: PayFloorDto;

  @Described('O*NET-SOC codes, at most three.', {
    required: false,
    type: [String],
    maxItems: MAX_JOBS_IN_MIND,
    example: ['29-1141.00'],
  })
  jobsInMind?: string[];

  @Described(
    'Whether the person’s jobs and those in mind stay in the list despite a deal-breaker. Others are ignored.',
    {
      required: false,
      type: [KeptJobDto],
      maxItems: MAX_KEPT_JOBS,
    },
  )
  keptJobs?: KeptJobDto[];

  @Described('What the person has done and what should change. No link, email or file for others contains it.', {
    required: false,
    type: ExperienceDto,
  })
  experience?: ExperienceDto;

  @Described('The sorted careers of the long list. Only its own call changes them; they are ignored elsewhere.', {
    required: false,
    type: [SortedCareerDto],
  })
  sorted?: SortedCareerDto[];
}
