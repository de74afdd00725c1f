import { type Rating, RATINGS } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Described, NULLABLE_TIME } from '../../platform/http/api-types.js';

const NULLABLE_NUMBER = { type: Number, nullable: true } as const;
const PROPORTION = { minimum: 0, maximum: 1 } as const;

class EvidenceCountReply {
  @Described('Number of people.') n: number;
  @ApiProperty({ format: 'date' }) date: string;
}

class EvidenceReadersReply extends EvidenceCountReply {
  @Described('Share of suggested careers that readers marked yes.', PROPORTION)
  suggestedYes: number;
  @Described('Share of decoys that readers marked yes.', PROPORTION) decoyYes: number;
}

class EvidenceRatingReply extends EvidenceCountReply {
  @ApiProperty({ minimum: 1, maximum: 5 }) mean: number;
}

class EvidenceQuoteReply {
  @Described('The comment as the reader wrote it.') text: string;
  @ApiProperty({ enum: RATINGS, type: Number }) rating: Rating;
}

/** The part of readers' feedback on their reports that may be published. */
export class EvidenceReply {
  @ApiProperty({ type: EvidenceReadersReply, nullable: true }) readers: EvidenceReadersReply | null;
  @ApiProperty({ type: EvidenceRatingReply, nullable: true }) rating: EvidenceRatingReply | null;
  @ApiProperty({ type: EvidenceCountReply, nullable: true }) guided: EvidenceCountReply | null;
  @ApiProperty({ type: [EvidenceQuoteReply] }) quotes: EvidenceQuoteReply[];
  @Described('True if some of the people are invented for a demonstration.') seeded: boolean;
}

class QualityFigureReply {
  @ApiProperty() kind: string;
  @Described('Id of the measured subject, such as a category; empty for the whole questionnaire.')
  subject: string;
  @Described('The subject in words.') label: string;
  @Described('Number of people.') n: number;
  @Described('Null if too few people answered.', NULLABLE_NUMBER) value: number | null;
  @Described('Lower limit of the 95% confidence interval.', NULLABLE_NUMBER) low: number | null;
  @ApiProperty(NULLABLE_NUMBER) high: number | null;
}

class QualityCommentReply {
  @Described('Id of the assessment.', { format: 'uuid' }) id: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: RATINGS, type: Number }) rating: Rating;
  @ApiProperty() approved: boolean;
}

/** The figures on the questionnaire and on readers' feedback, as last computed by the nightly job. */
export class QualityReply {
  @Described('End of the newest run; null before the first one.', NULLABLE_TIME) finishedAt: string | null;
  @Described('Time of the next run; in the past if that run is due or in progress.', {
    format: 'date-time',
  })
  dueAt: string;
  @Described('True if some of the people are invented for a demonstration.') seeded: boolean;
  @ApiProperty() bankVersion: number;

  @Described('By kind, the lowest value first.', { type: [QualityFigureReply] })
  figures: QualityFigureReply[];

  @Described('Comments that may be published.', { type: [QualityCommentReply] })
  comments: QualityCommentReply[];
}

export class CommentApprovalDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please send true or false.' })
  approved: boolean;
}
