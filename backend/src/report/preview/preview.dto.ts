import { REPORT_FITS, type ReportFit, WORK_FIELDS, type WorkField } from '@bearings/contracts';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { ReportCareerReply } from '../report-document.dto.js';
import { Described, NULLABLE_TEXT } from '../../platform/http/api-types.js';

const FIELD_IDS = WORK_FIELDS.map(({ id }) => id);
const PLACE = { type: Number, nullable: true, description: 'From 1; null in no order.' } as const;

/** A career as in the report. */
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
  @Described('What the work is, as one sentence.') what: string;
}

class PreviewShownReply {
  @ApiProperty(PLACE) place: number | null;
  @ApiProperty() career: PreviewCareerReply;
}

/** A career that is not paid for: three occupations or more fit each card. */
class LockedCardReply {
  @ApiProperty(PLACE) place: number | null;
  @ApiProperty({ enum: FIELD_IDS, nullable: true }) sign: WorkField | null;
  @ApiProperty() field: string;
  @Described("Null where the country's is unknown.", NULLABLE_TEXT) level: string | null;
  @Described('One of five bands, in words.') pay: string;
}

/** The verdict on a job that the reader named. */
class PreviewJobReply {
  @ApiProperty() title: string;
  @Described('Names its page of the careers library.') slug: string;
  @ApiProperty({ enum: FIELD_IDS }) field: WorkField;
  @ApiProperty({ enum: REPORT_FITS, nullable: true }) fit: ReportFit | null;
  @Described('It is one of the careers of the report.') isAmong: boolean;

  @Described('Among the careers of the report, or else among all open.', {
    type: Number,
    nullable: true,
  })
  place: number | null;

  @Described('How many occupations are open to the reader.') open: number;
  @Described('Something that the reader ruled out leaves it out.') isLeftOut: boolean;
  @Described('A post for later, at their stage.') isLater: boolean;
}

export class PreviewCareersReply {
  @ApiProperty() country: string;
  @Described('How many careers the report has.') count: number;
  @ApiProperty({ type: PreviewShownReply, nullable: true }) shown: PreviewShownReply | null;
  @ApiProperty({ type: [LockedCardReply] }) locked: LockedCardReply[];
  @ApiProperty({ type: [PreviewJobReply] }) inMind: PreviewJobReply[];
  @Described('Jobs in mind that only the report answers.') unanswered: number;
}
