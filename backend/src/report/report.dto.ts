import type {
  GenerationStarted,
  PersonalityType,
  ReportDocument,
  ReportDetail,
  ReportListItem,
  ReportProgress,
  ReportStatus,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

export class CountryQuery {
  @ApiPropertyOptional({
    description: "Shows this country's pay, without changing the reader's own.",
  })
  @IsOptional()
  @IsString({ message: 'Please choose a country from the list.' })
  country?: string;
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
}

export class ReportDetailReply extends ReportListItemReply implements ReportDetail {
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
  wordCount: number;

  @ApiProperty({ description: 'Minutes.' })
  readingTime: number;

  @ApiProperty()
  country: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  document: ReportDocument;
}
