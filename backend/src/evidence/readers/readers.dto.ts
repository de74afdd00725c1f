import { type Rating, RATINGS } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Described } from '../../platform/http/api-types.js';

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

/** A comment that its reader allowed to quote. */
export class QuotableCommentReply {
  @Described('Id of the assessment.', { format: 'uuid' }) id: string;
  @ApiProperty() text: string;
  @ApiProperty({ enum: RATINGS, type: Number }) rating: Rating;
  @ApiProperty() approved: boolean;
}

export class CommentApprovalDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please send true or false.' })
  approved: boolean;
}
