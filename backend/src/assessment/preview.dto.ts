import { PERSONALITY_TYPES, type Band, BANDS, CATEGORIES, type Category, type PersonalityType } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Described } from '../platform/http/api-types.js';
import { HeadlineReply } from './headline.dto.js';

const BADGE_TITLES = ['Leadership Style', 'Work Environment', 'Communication'];

class PreviewBadgeReply {
  @ApiProperty({ enum: BADGE_TITLES }) title: 'Leadership Style' | 'Work Environment' | 'Communication';
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
  @Described('An integer from 0 to 100.') score: number;
  @ApiProperty({ enum: BANDS }) band: Band;
}

class QualityNoteReply {
  @ApiProperty() title: string;
  @ApiProperty() text: string;

  @Described('True if the reader should review their answers.')
  reviewAdvised: boolean;
}

/**
 * States how well the answers can rank careers, and which answers of the optional circumstances step the matching used.
 */
class PreviewMatchingReply {
  @Described('True if the answers differ by more than chance explains.') direction: boolean;
  @Described('False if the answers give no reliable order of the careers.') ranked: boolean;
  @Described('True if at least one question of the optional step was answered.') hasCircumstances: boolean;

  @Described('One sentence for each answered part of the optional step.', { type: [String] })
  takenIntoAccount: string[];

  @ApiProperty() note: string;
}

/** The free part of a result, which is shown before payment. */
export class PreviewReply {
  @ApiProperty({ type: [PreviewBadgeReply] }) badges: PreviewBadgeReply[];
  @ApiProperty() personality: PreviewPersonalityReply;
  @ApiProperty() headline: HeadlineReply;

  @Described('All twelve categories, highest score first.', { type: [PreviewAreaReply] })
  areas: PreviewAreaReply[];

  @ApiProperty({ type: QualityNoteReply, nullable: true }) quality: QualityNoteReply | null;
  @ApiProperty() matching: PreviewMatchingReply;

  @Described('Titles of the sections that payment unlocks; their texts are not included.', {
    type: [String],
  })
  lockedSections: string[];
}
