import type { ReportRevision } from '@bearings/contracts';
import { PERSONALITY_TYPES, type PersonalityType, REPORT_SECTIONS, type ReportSectionId } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsKnownCountry } from '../country/country.dto.js';
import type { WantedReport } from './reading/report-source.js';
import { ReportDocumentReply } from './report-document.dto.js';
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';

export class CountryQuery {
  @Described("Country of the pay figures; the reader's stored country does not change.", {
    required: false,
    example: 'GB',
  })
  @IsOptional()
  @IsKnownCountry()
  country?: string;
}

export class ReportQuery extends CountryQuery {
  @Described('Number of the version of the report; the latest by default.', {
    required: false,
    pattern: '^[1-9]\\d{0,5}$',
  })
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/, { message: 'There is no such version of the report.' })
  revision?: string;
}

export class ReportFileQuery extends ReportQuery {
  @Described('The file may quote what the owner has done, such as jobs and pastimes.', {
    required: false,
    enum: ['true'],
  })
  @IsOptional()
  @IsIn(['true'], { message: 'Please choose whether the file shows what you have done.' })
  experience?: 'true';
}

/** Returns which report a request for a file wants. */
export const toWantedFile = ({ experience, ...query }: ReportFileQuery): WantedReport => ({
  ...query,
  withExperience: experience === 'true',
});

export class ReportPageQuery {
  @Described("Digest of the program in the site's page that renders the opening of reports.", {
    required: false,
    pattern: '^[0-9a-f]{64}$',
  })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'There is no such program.' })
  program?: string;
}

class ReportRevisionReply {
  @Described('Number of the version; 1 is the report as bought.') number: number;
  @ApiProperty() methodVersion: number;
  @ApiProperty({ format: 'date-time' }) generatedAt: string;
  @Described('Sentence on why it was made; empty for the first version.') reason: string;
  @Described('How its list of careers differs from the version before; empty for the first version.') change: string;
}

/**
 * Digests of the answers and circumstances from which a version of the report was made. Where the digests of two
 * versions are equal, that input did not change.
 */
class ReportBasisReply {
  @ApiProperty() answers: string;
  @ApiProperty() interests: string;
  @Described('Digest of the other answers of the optional step.') circumstances: string;
}

const REPORT_STATUSES = ['payment_required', 'generating', 'ready', 'error'];

class ReportProgressReply {
  @Described('Percentage of the report that is written.', { minimum: 0, maximum: 100 })
  percent: number;

  @Described('The section in progress; null between sections.', {
    enum: REPORT_SECTIONS.map(({ id }) => id),
    type: String,
    nullable: true,
  })
  section: ReportSectionId | null;
}

export class ReportStatusReply {
  @ApiProperty({ enum: REPORT_STATUSES }) status: 'payment_required' | 'generating' | 'ready' | 'error';
  @ApiProperty(NULLABLE_TEXT) error: string | null;
  @ApiProperty() progress: ReportProgressReply;
}

export class GenerationStartedReply {
  @ApiProperty({ enum: REPORT_STATUSES }) status: 'payment_required' | 'generating' | 'ready' | 'error';
}

export class ReportListItemReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) generatedAt: string;
  @Described("Text with '## ' sections.") content: string;
  @Described('Number of words of the text file.') wordCount: number;
  @Described('Reading time in minutes.') readingTime: number;
}

export class ReportDetailReply extends ReportListItemReply {
  @Described('First and last name, as the person typed them.') name: string;
  @ApiProperty() firstName: string;
  @ApiProperty({ enum: PERSONALITY_TYPES }) personalityType: PersonalityType;
  @ApiProperty() personalityAnalysis: string;
  @ApiProperty() careerRecommendations: string;
  @ApiProperty() nextSteps: string;
  @Described("The writer: 'AI Assistant', or the built-in writer's name.") generator: string;
  @ApiProperty() country: string;
  @ApiProperty() document: ReportDocumentReply;
  @Described(
    'True if the texts may quote what the owner has done. Only the owner sees them, unless they choose otherwise.',
  )
  quotesExperience: boolean;

  @Described('The version shown.') revision: number;
  @Described('Until when one retake is free; absent where none is left.', {
    required: false,
    format: 'date-time',
  })
  retakeUntil?: string;

  @Described('Of a report that was bought.', { required: false }) basis?: ReportBasisReply;

  @Described('All versions, oldest first. `?revision=` reads one of them.', {
    type: [ReportRevisionReply],
  })
  revisions: ReportRevision[];

  @Described('Whether another version is being made, or could not be made.', {
    enum: ['none', 'generating', 'error'],
  })
  revisionStatus: 'none' | 'generating' | 'error';
}
