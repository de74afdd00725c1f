import { REPORT_FITS, type ReportFit, WORK_FIELDS, type WorkField } from '@bearings/domain';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { ReportCareerReply } from '../report-document.dto.js';
import { Described, NULLABLE_TEXT } from '../../platform/http/api-types.js';

const FIELD_IDS = WORK_FIELDS.map(({ id }) => id);
const RANK_SCHEMA = {
  type: Number,
  nullable: true,
  description: 'Position in the report from 1; null if the careers are not ranked.',
} as const;

/** A career that the preview shows, as in the report. */
class PreviewCareerReply extends PickType(ReportCareerReply, [
  'code',
  'title',
  'slug',
  'fit',
  'why',
  'whyNot',
  'quote',
  'pay',
  'preparation',
  'demand',
  'routes',
  'setting',
] as const) {
  @ApiProperty({ enum: FIELD_IDS }) field: WorkField;
  @Described('The work in one sentence.') what: string;
}

class PreviewShownReply {
  @ApiProperty(RANK_SCHEMA) rank: number | null;
  @ApiProperty() career: PreviewCareerReply;
}

/**
 * The card of a career that the preview hides. What it states applies to at least three occupations, so that it does
 * not reveal the career.
 */
class LockedCardReply {
  @ApiProperty(RANK_SCHEMA) rank: number | null;
  @ApiProperty({ enum: FIELD_IDS, nullable: true }) sign: WorkField | null;
  @ApiProperty() field: string;
  @Described('Level of education; null if it is unknown for the country.', NULLABLE_TEXT) level: string | null;
  @Described('One of five pay bands, in words.') pay: string;
}

/** A career that the user named, and how well it fits. */
class PreviewJobReply {
  @ApiProperty() title: string;
  @Described("Last part of the URL of the career's page.") slug: string;
  @ApiProperty({ enum: FIELD_IDS }) field: WorkField;
  @ApiProperty({ enum: REPORT_FITS, nullable: true }) fit: ReportFit | null;
  @Described('True if the report contains it.') isAmong: boolean;

  @Described('Rank among the careers of the report, otherwise by fit among all careers; null if it has none.', {
    type: Number,
    nullable: true,
  })
  rank: number | null;

  @Described('Number of all careers.') careerCount: number;
  @Described('True if the job includes something that the reader ruled out.') isLeftOut: boolean;
  @Described('True if the job is a later post for a reader at this career stage.') isTooSenior: boolean;
  @Described('True if the reader does this job, or one much like it.') isOwnJob: boolean;
}

/** How many of the report's careers have pay and ways in for the country. */
class PreviewCoverageReply {
  @Described('A sentence with the counts.') line: string;
  @Described('A sentence on what is bought, if few careers have them.', NULLABLE_TEXT) note: string | null;
}

export class PreviewCareersReply {
  @ApiProperty() country: string;
  @Described('Number of careers in the report.') count: number;
  @ApiProperty() coverage: PreviewCoverageReply;
  @ApiProperty({ type: PreviewShownReply, nullable: true }) shown: PreviewShownReply | null;
  @ApiProperty({ type: [LockedCardReply] }) locked: LockedCardReply[];
  @ApiProperty({ type: [PreviewJobReply] }) inMind: PreviewJobReply[];
  @Described('Number of jobs in mind whose verdict only the report shows.') unanswered: number;
}
