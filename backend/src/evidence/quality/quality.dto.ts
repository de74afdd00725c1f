import { type Rating, RATINGS } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { NULLABLE_TIME } from '../../platform/http/api-types.js';

const NULLABLE_NUMBER = { type: Number, nullable: true } as const;
const SHARE = { minimum: 0, maximum: 1 } as const;

class EvidenceCountReply {
  @ApiProperty({ description: 'People.' }) n: number;
  @ApiProperty({ format: 'date' }) date: string;
}

class EvidenceReadersReply extends EvidenceCountReply {
  @ApiProperty({ ...SHARE, description: 'Of suggested careers, the share marked yes.' })
  suggestedYes: number;

  @ApiProperty({ ...SHARE, description: 'The same share of the decoys.' })
  decoyYes: number;
}

class EvidenceRatingReply extends EvidenceCountReply {
  @ApiProperty({ minimum: 1, maximum: 5 }) mean: number;
}

class EvidenceQuoteReply {
  @ApiProperty({ description: 'As the reader wrote it.' }) text: string;
  @ApiProperty({ enum: RATINGS, type: Number }) rating: Rating;
}

/** Readers' feedback on their reports that may be published. */
export class EvidenceReply {
  @ApiProperty({ type: EvidenceReadersReply, nullable: true }) readers: EvidenceReadersReply | null;
  @ApiProperty({ type: EvidenceRatingReply, nullable: true }) rating: EvidenceRatingReply | null;
  @ApiProperty({ type: EvidenceCountReply, nullable: true }) guided: EvidenceCountReply | null;
  @ApiProperty({ type: [EvidenceQuoteReply] }) quotes: EvidenceQuoteReply[];

  @ApiProperty({ description: 'Some of the people are invented: a demonstration.' })
  seeded: boolean;
}

class QualityFigureReply {
  @ApiProperty() kind: string;
  @ApiProperty({ description: 'What it is of, as an id; empty for everything.' }) subject: string;
  @ApiProperty({ description: 'The same in words.' }) label: string;
  @ApiProperty({ description: 'People.' }) n: number;
  @ApiProperty({ ...NULLABLE_NUMBER, description: 'Null where too few people answered.' })
  value: number | null;

  @ApiProperty({ ...NULLABLE_NUMBER, description: 'The interval at 95%.' }) low: number | null;
  @ApiProperty(NULLABLE_NUMBER) high: number | null;
}

class QualityCommentReply {
  @ApiProperty({ format: 'uuid', description: 'Of the assessment.' }) id: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: RATINGS, type: Number }) rating: Rating;
  @ApiProperty() approved: boolean;
}

/** The figures on the questionnaire and on readers' feedback, from the newest run. */
export class QualityReply {
  @ApiProperty({ ...NULLABLE_TIME, description: 'Null before the first run.' })
  finishedAt: string | null;

  @ApiProperty({ description: 'The next run; past while it waits or runs.', format: 'date-time' })
  dueAt: string;

  @ApiProperty({ description: 'Some of the people are invented: a demonstration.' })
  seeded: boolean;

  @ApiProperty() bankVersion: number;

  @ApiProperty({
    type: [QualityFigureReply],
    description: 'Each kind with its worst first: the lowest value.',
  })
  figures: QualityFigureReply[];

  @ApiProperty({ type: [QualityCommentReply], description: 'Those that may be quoted.' })
  comments: QualityCommentReply[];
}

export class CommentApprovalDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please send true or false.' })
  approved: boolean;
}
