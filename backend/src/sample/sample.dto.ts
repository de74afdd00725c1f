import {
  PERSONALITY_TYPES,
  type CareerRow,
  type PersonalityType,
  PLAN_LIMITS,
  SAMPLE_FORMATS,
  type SampleFormat,
} from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsDefined, IsIn, IsString } from 'class-validator';
import { CircumstancesDto } from '../assessment/circumstances.dto.js';
import { ReportDocumentReply, ReportOccupationReply } from '../report/report-document.dto.js';
import { CareerRowReply } from '../report/selections/selections.dto.js';

const CIRCUMSTANCES = 'The circumstances are missing.';
const COUNTRY = 'Please choose a country from the list.';

class SampleDto {
  /** Read by `parseCircumstances`. */
  @ApiProperty({ type: CircumstancesDto })
  @IsDefined({ message: CIRCUMSTANCES })
  circumstances: unknown;

  @ApiProperty()
  @IsString({ message: COUNTRY })
  country: string;
}

/** The report of the invented person for other circumstances or another country. */
export class SampleReportRequestDto extends SampleDto {
  /** Read by `parseCircumstances`. */
  @ApiProperty({ type: CircumstancesDto, description: 'Those of the version before.' })
  @IsDefined({ message: CIRCUMSTANCES })
  former: unknown;
}

export class SamplePlanRequestDto extends SampleDto {
  @ApiProperty({ type: [String], maxItems: PLAN_LIMITS.careers, example: ['29-1141.00'] })
  @IsArray({ message: 'Please send a list of careers.' })
  @ArrayMaxSize(PLAN_LIMITS.careers, { message: 'Please send fewer careers.' })
  @IsString({ each: true, message: 'A career is named by its code.' })
  careers: string[];
}

export class SampleFileRequestDto extends SampleDto {
  @ApiProperty({ enum: SAMPLE_FORMATS })
  @IsIn(SAMPLE_FORMATS, { message: 'Please choose a format.' })
  format: SampleFormat;
}

class SampleDetailReply {
  @ApiProperty({ enum: PERSONALITY_TYPES })
  personalityType: PersonalityType;

  @ApiProperty()
  generator: string;

  @ApiProperty()
  wordCount: number;

  @ApiProperty({ description: 'Minutes.' })
  readingTime: number;

  @ApiProperty()
  country: string;

  @ApiProperty()
  document: ReportDocumentReply;
}

class SampleCareersReply {
  @ApiProperty()
  methodVersion: number;

  @ApiProperty()
  country: string;

  @ApiProperty()
  ranked: boolean;

  @ApiProperty({ type: [CareerRowReply] })
  careers: CareerRow[];

  @ApiProperty({ type: [CareerRowReply] })
  next: CareerRow[];
}

/** The report of the invented person for other circumstances or another country. */
export class SampleReportReply {
  @ApiProperty({
    description: 'What changed, as a line for the reader; null when nothing did.',
    type: String,
    nullable: true,
  })
  reason: string | null;

  @ApiProperty()
  report: SampleDetailReply;

  @ApiProperty()
  careers: SampleCareersReply;

  @ApiProperty({ type: [CareerRowReply], description: 'Every other occupation.' })
  others: CareerRow[];
}

class SamplePlanStepReply {
  @ApiProperty()
  text: string;

  @ApiProperty()
  detail: string;

  @ApiProperty({ type: ReportOccupationReply, nullable: true })
  career: ReportOccupationReply | null;

  @ApiProperty({ description: 'From the making of the plan until it is due.' })
  days: number;
}

export class SamplePlanReply {
  @ApiProperty({ type: [ReportOccupationReply] })
  careers: ReportOccupationReply[];

  @ApiProperty({ type: [SamplePlanStepReply] })
  steps: SamplePlanStepReply[];
}
