import {
  PERSONALITY_TYPES,
  type Band,
  BANDS,
  CATEGORIES,
  type Category,
  type PersonalityType,
} from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';

const BADGES = ['Leadership Style', 'Work Environment', 'Communication'];

class PreviewBadgeReply {
  @ApiProperty({ enum: BADGES }) title: 'Leadership Style' | 'Work Environment' | 'Communication';
  @ApiProperty() phrase: string;
}

class PreviewPersonalityReply {
  @ApiProperty({ enum: PERSONALITY_TYPES }) type: PersonalityType;
  @ApiProperty() closeToMiddle: boolean;
  @ApiProperty() text: string;
}

class PreviewAreaReply {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty() name: string;
  @Described('Whole number, 0 to 100.') score: number;
  @ApiProperty({ enum: BANDS }) band: Band;
}

class QualityNoteReply {
  @ApiProperty() title: string;
  @ApiProperty() text: string;

  @Described('Whether the signal is strong enough to advise a review of the answers.')
  reviewAdvised: boolean;
}

/** States on which answers the report's ten careers will be based. */
class PreviewMatchingReply {
  @Described('The answers differ by more than chance makes likely.') direction: boolean;
  @Described('False: from what is known the careers would be in no order.') ranked: boolean;
  @Described('The optional step was answered, if only in part.') step: boolean;

  @Described('One sentence for each part of the step that was answered.', { type: [String] })
  takenIntoAccount: string[];

  @ApiProperty() note: string;
}

/** The free part of a result, which is shown before payment. */
export class PreviewReply {
  @ApiProperty({ type: [PreviewBadgeReply] }) badges: PreviewBadgeReply[];
  @ApiProperty() personality: PreviewPersonalityReply;
  @Described('The two highest areas as a sentence without its full stop.') pattern: string;

  @Described('A caveat about the pattern: a tie, an even profile, or no high score.', NULLABLE_TEXT)
  patternNote: string | null;

  @Described('All twelve, the highest first.', { type: [PreviewAreaReply] })
  areas: PreviewAreaReply[];

  @ApiProperty({ type: QualityNoteReply, nullable: true }) quality: QualityNoteReply | null;
  @ApiProperty() matching: PreviewMatchingReply;

  @Described('Titles of the sections that payment unlocks, without any of their text.', {
    type: [String],
  })
  lockedSections: string[];
}
