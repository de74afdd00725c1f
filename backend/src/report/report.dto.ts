import type {
  GenerationStarted,
  PersonalityType,
  ReportDocument,
  ReportDetail,
  ReportListItem,
  ReportProgress,
  ReportRevision,
  ReportStatus,
  RevisionRequested,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDefined, IsOptional, IsString, Matches } from 'class-validator';
import { CircumstancesDto } from '../assessment/circumstances.dto.js';

export class CountryQuery {
  @ApiPropertyOptional({
    description: "Shows this country's pay, without changing the reader's own.",
  })
  @IsOptional()
  @IsString({ message: 'Please choose a country from the list.' })
  country?: string;
}

export class ReportQuery extends CountryQuery {
  @ApiPropertyOptional({
    description: 'A version of the report; without it the latest.',
    type: Number,
  })
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/, { message: 'There is no such version of the report.' })
  revision?: string;
}

export class RevisionDto {
  /** Read by `parseCircumstances`. */
  @ApiProperty({ type: CircumstancesDto })
  @IsDefined({ message: 'The circumstances are missing.' })
  circumstances: unknown;
}

export class RevisionRequestedReply implements RevisionRequested {
  @ApiProperty({ enum: ['generating', 'ready'] })
  status: RevisionRequested['status'];
}

class ReportRevisionReply implements ReportRevision {
  @ApiProperty()
  number: number;

  @ApiProperty()
  methodVersion: number;

  @ApiProperty({ format: 'date-time' })
  generatedAt: string;

  @ApiProperty()
  reason: string;
}

const STATUSES = ['payment_required', 'generating', 'ready', 'error'];

class ReportProgressReply implements ReportProgress {
  @ApiProperty({ minimum: 0, maximum: 100 })
  percent: number;

  @ApiProperty({ type: String, nullable: true })
  section: string | null;
}

export class ReportStatusReply implements ReportStatus {
  @ApiProperty({ enum: STATUSES })
  status: ReportStatus['status'];

  @ApiProperty({ type: String, nullable: true })
  error: string | null;

  @ApiProperty()
  progress: ReportProgressReply;
}

export class GenerationStartedReply implements GenerationStarted {
  @ApiProperty({ enum: STATUSES })
  status: ReportStatus['status'];
}

export class ReportListItemReply implements ReportListItem {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  assessmentId: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  generatedAt: string;

  @ApiProperty({ description: "Text with '## ' sections." })
  content: string;

  @ApiProperty({ description: 'Of the text file.' })
  wordCount: number;

  @ApiProperty({ description: 'Minutes.' })
  readingTime: number;
}

export class ReportDetailReply extends ReportListItemReply implements ReportDetail {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: ['extravert', 'introvert'] })
  personalityType: PersonalityType;

  @ApiProperty()
  personalityAnalysis: string;

  @ApiProperty()
  careerRecommendations: string;

  @ApiProperty()
  nextSteps: string;

  @ApiProperty()
  generator: string;

  @ApiProperty()
  country: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  document: ReportDocument;

  @ApiProperty()
  revision: number;

  @ApiProperty({ type: [ReportRevisionReply] })
  revisions: ReportRevision[];

  @ApiProperty({ enum: ['none', 'generating', 'error'] })
  revisionStatus: ReportDetail['revisionStatus'];
}
