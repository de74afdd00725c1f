import {
  type InterestAnswer,
  type TileId,
  DEAL_BREAKERS,
  type DealBreakerId,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  type FieldOfWork,
  type FieldYears,
  INTEREST_ANSWERS,
  MAX_FIELDS_LEFT_OUT,
  MAX_JOBS_IN_MIND,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
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

/** Describes a field with {@link HasCircumstances} in the OpenAPI document. */
export class CircumstancesDto {
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(TILES.map(({ id }) => [id, { type: 'string', enum: [...INTEREST_ANSWERS] }])),
    additionalProperties: false,
  })
  interests: Partial<Record<TileId, InterestAnswer>>;

  @ApiPropertyOptional({ enum: listIds(STAGES) }) stage?: Stage;

  @ApiPropertyOptional({ enum: QUALIFICATION_LEVELS, type: Number })
  qualificationLevel?: QualificationLevel;

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

  @Described('O*NET-SOC codes, at most three.', {
    required: false,
    type: [String],
    maxItems: MAX_JOBS_IN_MIND,
    example: ['29-1141.00'],
  })
  jobsInMind?: string[];

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
