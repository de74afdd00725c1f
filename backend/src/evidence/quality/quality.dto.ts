import { type Rating, RATINGS } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Described, NULLABLE_TIME } from '../../platform/http/api-types.js';

const NULLABLE_NUMBER = { type: Number, nullable: true } as const;
const SHARE = { minimum: 0, maximum: 1 } as const;

class EvidenceCountReply {
  @Described('People.') n: number;
  @ApiProperty({ format: 'date' }) date: string;
}

class EvidenceReadersReply extends EvidenceCountReply {
  @Described('Of suggested careers, the share marked yes.', SHARE) suggestedYes: number;
  @Described('The same share of the decoys.', SHARE) decoyYes: number;
}

class EvidenceRatingReply extends EvidenceCountReply {
  @ApiProperty({ minimum: 1, maximum: 5 }) mean: number;
}

class EvidenceQuoteReply {
  @Described('As the reader wrote it.') text: string;
  @ApiProperty({ enum: RATINGS, type: Number }) rating: Rating;
}

/** Readers' feedback on their reports that may be published. */
export class EvidenceReply {
  @ApiProperty({ type: EvidenceReadersReply, nullable: true }) readers: EvidenceReadersReply | null;
  @ApiProperty({ type: EvidenceRatingReply, nullable: true }) rating: EvidenceRatingReply | null;
  @ApiProperty({ type: EvidenceCountReply, nullable: true }) guided: EvidenceCountReply | null;
  @ApiProperty({ type: [EvidenceQuoteReply] }) quotes: EvidenceQuoteReply[];
  @Described('Some of the people are invented: a demonstration.') seeded: boolean;
}

class QualityFigureReply {
  @ApiProperty() kind: string;
  @Described('What it is of, as an id; empty for everything.') subject: string;
  @Described('The same in words.') label: string;
  @Described('People.') n: number;
  @Described('Null where too few people answered.', NULLABLE_NUMBER) value: number | null;
  @Described('The interval at 95%.', NULLABLE_NUMBER) low: number | null;
  @ApiProperty(NULLABLE_NUMBER) high: number | null;
}

class QualityCommentReply {
  @Described('Of the assessment.', { format: 'uuid' }) id: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: RATINGS, type: Number }) rating: Rating;
  @ApiProperty() approved: boolean;
}

/** The figures on the questionnaire and on readers' feedback, from the newest run. */
export class QualityReply {
  @Described('Null before the first run.', NULLABLE_TIME) finishedAt: string | null;
  @Described('The next run; past while it waits or runs.', { format: 'date-time' }) dueAt: string;
  @Described('Some of the people are invented: a demonstration.') seeded: boolean;
  @ApiProperty() bankVersion: number;

  @Described('Each kind with its worst first: the lowest value.', { type: [QualityFigureReply] })
  figures: QualityFigureReply[];

  @Described('Those that may be quoted.', { type: [QualityCommentReply] })
  comments: QualityCommentReply[];
}

export class CommentApprovalDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please send true or false.' })
  approved: boolean;
}
