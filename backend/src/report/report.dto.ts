import {
  PERSONALITY_TYPES,
  type PersonalityType,
  REPORT_SECTIONS,
  type ReportRevision,
  type ReportSectionId,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { IsKnownCountry } from '../country/country.dto.js';
import { ReportDocumentReply } from './report-document.dto.js';
import { NULLABLE_TEXT } from '../platform/http/api-types.js';

export class CountryQuery {
  @ApiPropertyOptional({
    description: "Shows this country's pay, without changing the reader's own.",
    example: 'GB',
  })
  @IsOptional()
  @IsKnownCountry()
  country?: string;
}

export class ReportQuery extends CountryQuery {
  @ApiPropertyOptional({
    description: 'A version of the report; without it the latest.',
    pattern: '^[1-9]\\d{0,5}$',
  })
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/, { message: 'There is no such version of the report.' })
  revision?: string;
}

class ReportRevisionReply {
  @ApiProperty({ description: 'From 1, the report as it was bought.' }) number: number;
  @ApiProperty() methodVersion: number;
  @ApiProperty({ format: 'date-time' }) generatedAt: string;

  @ApiProperty({ description: 'What changed, as a line for the reader; empty for the first.' })
  reason: string;
}

/** Digests of a version's inputs. Versions with an equal digest have that input in common. */
class ReportBasisReply {
  @ApiProperty() answers: string;
  @ApiProperty() interests: string;
  @ApiProperty({ description: 'The rest of the optional step.' }) circumstances: string;
}

const STATUSES = ['payment_required', 'generating', 'ready', 'error'];

class ReportProgressReply {
  @ApiProperty({ description: '0 to 100.', minimum: 0, maximum: 100 }) percent: number;

  @ApiProperty({
    description: 'The section that is being written; null between sections.',
    enum: REPORT_SECTIONS.map(({ id }) => id),
    type: String,
    nullable: true,
  })
  section: ReportSectionId | null;
}

export class ReportStatusReply {
  @ApiProperty({ enum: STATUSES }) status: 'payment_required' | 'generating' | 'ready' | 'error';
  @ApiProperty(NULLABLE_TEXT) error: string | null;
  @ApiProperty() progress: ReportProgressReply;
}

export class GenerationStartedReply {
  @ApiProperty({ enum: STATUSES }) status: 'payment_required' | 'generating' | 'ready' | 'error';
}

export class ReportListItemReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) generatedAt: string;
  @ApiProperty({ description: "Text with '## ' sections." }) content: string;
  @ApiProperty({ description: 'Of the text file.' }) wordCount: number;
  @ApiProperty({ description: 'Minutes.' }) readingTime: number;
}

export class ReportDetailReply extends ReportListItemReply {
  @ApiProperty({ description: 'As the person typed it.' }) name: string;
  @ApiProperty({ enum: PERSONALITY_TYPES }) personalityType: PersonalityType;
  @ApiProperty() personalityAnalysis: string;
  @ApiProperty() careerRecommendations: string;
  @ApiProperty() nextSteps: string;

  @ApiProperty({ description: "The writer: 'AI Assistant', or the built-in writer's name." })
  generator: string;

  @ApiProperty() country: string;
  @ApiProperty() document: ReportDocumentReply;
  @ApiProperty({ description: 'The version shown.' }) revision: number;
  @ApiPropertyOptional({
    description: 'Until when one retake is free; absent where none is left.',
    format: 'date-time',
  })
  retakeUntil?: string;

  @ApiPropertyOptional({ description: 'Of a report that was bought.' }) basis?: ReportBasisReply;

  @ApiProperty({
    description: 'All versions, oldest first. `?revision=` reads one of them.',
    type: [ReportRevisionReply],
  })
  revisions: ReportRevision[];

  @ApiProperty({
    description: 'Whether another version is being made, or could not be made.',
    enum: ['none', 'generating', 'error'],
  })
  revisionStatus: 'none' | 'generating' | 'error';
}
