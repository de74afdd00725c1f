import {
  type Band,
  BANDS,
  CAREER_DETAILS,
  CAREER_LINKS,
  type CareerDetailId,
  type CareerLinkKind,
  CAREER_NOTES,
  type CareerNoteId,
  CATEGORIES,
  type Category,
  DEAL_BREAKERS,
  type DealBreakerId,
  PERSONALITY_TYPES,
  type PersonalityType,
  REPORT_FITS,
  REPORT_SECTIONS,
  type ReportFit,
  type ReportSectionId,
  SETTING_SIGNS,
  type SettingSign,
  STEP_KINDS,
  STEP_TIMES,
  type StepKind,
  type StepTime,
  TAKEN_PARTS,
  type TakenPart,
} from '@bearings/contracts';
import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  PickType,
} from '@nestjs/swagger';
import { NULLABLE_TEXT } from '../platform/http/api-types.js';

/** An occupation by code and title only. */
export class ReportOccupationReply {
  @ApiProperty({ description: 'O*NET-SOC code.' }) code: string;
  @ApiProperty() title: string;
}

/** Text with one format. It must be rendered literally, because a name may contain any character. */
class TextRunReply {
  @ApiProperty() text: string;
  @ApiPropertyOptional({ enum: ['bold', 'italic'] }) mark?: 'bold' | 'italic';

  @ApiPropertyOptional({ description: 'Address on another site, whose printed form is the text.' })
  href?: string;
}

class HeadingBlockReply {
  @ApiProperty({ enum: ['heading'] }) kind: 'heading';
  @ApiProperty() text: string;
}

class ParagraphBlockReply {
  @ApiProperty({ enum: ['paragraph'] }) kind: 'paragraph';
  @ApiProperty({ type: [TextRunReply] }) runs: TextRunReply[];
}

class ListBlockReply {
  @ApiProperty({ enum: ['list'] }) kind: 'list';

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: getSchemaPath(TextRunReply) } },
  })
  items: TextRunReply[][];
}

/** A next step with its facts. */
class ReportStepReply {
  @ApiProperty({ description: 'The kind, and the career or skill: "way:29-1141.00".' }) id: string;
  @ApiProperty({ enum: STEP_KINDS }) kind: StepKind;

  @ApiProperty({ type: [String], description: 'O*NET-SOC codes of the careers that it is about.' })
  careers: string[];

  @ApiProperty({ type: [TextRunReply] }) runs: TextRunReply[];
}

class StepsBlockReply {
  @ApiProperty({ enum: ['steps'] }) kind: 'steps';
  @ApiProperty({ enum: STEP_TIMES }) due: StepTime;
  @ApiProperty({ type: [ReportStepReply] }) steps: ReportStepReply[];
}

const BLOCKS = [HeadingBlockReply, ParagraphBlockReply, ListBlockReply, StepsBlockReply];

@ApiExtraModels(...BLOCKS)
class ReportSectionReply {
  @ApiProperty({ enum: REPORT_SECTIONS.map(({ id }) => id), description: 'For deep links.' })
  id: ReportSectionId;

  @ApiProperty({ description: 'Words alone: with the number of careers that the list has.' })
  title: string;

  @ApiProperty({
    type: 'array',
    items: { oneOf: BLOCKS.map((block) => ({ $ref: getSchemaPath(block) })) },
    description: 'Without the twelve categories and the careers, which the document has.',
  })
  blocks: (HeadingBlockReply | ParagraphBlockReply | ListBlockReply | StepsBlockReply)[];
}

class ReportCategoryReply {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Whole number, 0 to 100.' }) score: number;
  @ApiProperty({ enum: BANDS }) band: Band;
  @ApiProperty({ type: [TextRunReply] }) runs: TextRunReply[];
}

class PayByAgeReply {
  @ApiProperty() from22to29: number;
  @ApiProperty() from40to49: number;
}

/** Pay in the reader's country: gross per year, without minor units. */
class PublishedPayReply {
  @ApiProperty({ enum: ['published'] }) kind: 'published';
  @ApiProperty() country: string;
  @ApiProperty() currency: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Null where the office says only that it is at or above an amount.',
  })
  median: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Lower quartile; null where it is not published.',
  })
  low: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Upper quartile; null where it is not published.',
  })
  high: number | null;

  @ApiProperty() year: number;
  @ApiProperty() source: string;

  @ApiPropertyOptional({
    description: 'Title of the group that the figure describes, where that holds other work too.',
    ...NULLABLE_TEXT,
  })
  group?: string | null;

  @ApiPropertyOptional({
    description: 'Estimated from pay by age; absent where that is not published.',
  })
  byAge?: PayByAgeReply;

  @ApiProperty({
    description: 'The figure as sentences, with source, year and the workers it covers.',
  })
  text: string;
}

class ScalePayReply {
  @ApiProperty({ enum: ['scale'] }) kind: 'scale';
  @ApiProperty() country: string;
  @ApiProperty() currency: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Always null: a scale has no median.' })
  median: number | null;

  @ApiProperty({ description: 'The bottom of the lowest grade.' }) low: number;
  @ApiProperty({ description: 'The top of the highest grade.' }) high: number;
  @ApiProperty() year: number;
  @ApiProperty() source: string;
  @ApiProperty() text: string;
}

class EstimatedPayReply {
  @ApiProperty({ enum: ['estimate'] }) kind: 'estimate';
  @ApiProperty() country: string;
  @ApiProperty() currency: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Null if only a range may be shown.' })
  median: number | null;

  @ApiProperty() low: number;
  @ApiProperty() high: number;
  @ApiProperty() year: number;
  @ApiProperty() source: string;
  @ApiProperty() text: string;
}

class NoPayReply {
  @ApiProperty({ enum: ['none'] }) kind: 'none';
  @ApiProperty() country: string;
  @ApiProperty() text: string;

  @ApiPropertyOptional({
    type: [TextRunReply],
    description: 'The text with its link; absent where it has none.',
  })
  runs?: TextRunReply[];
}

const PAY = [PublishedPayReply, ScalePayReply, EstimatedPayReply, NoPayReply];

/** One fact about a career, under its label. */
class ReportCareerDetailReply {
  @ApiProperty({ enum: CAREER_DETAILS }) id: CareerDetailId;
  @ApiProperty() label: string;
  @ApiProperty() text: string;

  @ApiPropertyOptional({
    type: [TextRunReply],
    description: 'The text with its links; absent where it has none.',
  })
  runs?: TextRunReply[];
}

/** A sentence on training, on what the person disliked or liked, or on entry jobs. */
class ReportCareerNoteReply {
  @ApiProperty({ enum: CAREER_NOTES }) id: CareerNoteId;
  @ApiProperty() text: string;
}

class CareerDescriptionReply {
  @ApiProperty({ description: 'What the work is.' }) what: string;
  @ApiProperty({ description: 'A day in it.' }) day: string;
  @ApiProperty({ description: 'Who thrives in it.' }) thrives: string;
  @ApiProperty({ description: 'The ways in, in the United Kingdom.' }) entry: string;
}

class CareerDemandReply {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'Whole number, 0 to 100: a rank among jobs.' }) value: number;

  @ApiProperty({ description: 'The source has no figure, so that of related jobs stands.' })
  isEstimate: boolean;
}

/** A statement of the assessment with the reader's answer. */
class CareerQuoteReply {
  @ApiProperty() statement: string;
  @ApiProperty({ description: 'In a sentence: "strongly agreed".' }) answer: string;
}

/** A section of a way into a career. */
class RouteStationReply {
  @ApiProperty() title: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Null where no length is known.' })
  months: number | null;

  @ApiProperty({ description: 'People earn a wage on the way.' }) paid: boolean;
}

/** A way into a career from the reader's current level. */
class CareerRouteReply {
  @ApiProperty() name: string;
  @ApiProperty({ type: [RouteStationReply] }) stations: RouteStationReply[];

  @ApiProperty({ description: 'Longer than the training that the reader would take on.' })
  isLong: boolean;

  @ApiProperty({ description: 'The way as a sentence.' }) text: string;
}

/** A fact on hours or surroundings. */
class CareerSettingReply {
  @ApiProperty({ enum: SETTING_SIGNS }) sign: SettingSign;
  @ApiProperty() text: string;
  @ApiProperty() note: string;
}

/** A page of an official service on this job. */
class CareerLinkReply {
  @ApiProperty({ enum: CAREER_LINKS }) kind: CareerLinkKind;
  @ApiProperty() href: string;
  @ApiProperty() publisher: string;
}

@ApiExtraModels(...PAY)
export class ReportCareerReply extends ReportOccupationReply {
  @ApiProperty({ description: 'Names its page of the careers library.' }) slug: string;
  @ApiProperty({ enum: REPORT_FITS }) fit: ReportFit;

  @ApiProperty({
    description: 'How often it is among the best ten when the answers vary a little, 0 to 1.',
  })
  stability: number;

  @ApiProperty({
    type: [ReportOccupationReply],
    description: 'Senior posts that one may grow into from here.',
  })
  later: ReportOccupationReply[];

  @ApiProperty({ type: [ReportOccupationReply], description: 'Near-duplicates that fit too.' })
  also: ReportOccupationReply[];

  @ApiProperty({ description: 'It asks for longer training than the person wants.' }) long: boolean;
  @ApiProperty({ type: [ReportCareerNoteReply] }) notes: ReportCareerNoteReply[];
  @ApiProperty({ description: 'One of the first five.' }) headlined: boolean;
  @ApiProperty({ type: [TextRunReply] }) why: TextRunReply[];
  @ApiProperty({ type: [TextRunReply] }) whyNot: TextRunReply[];
  @ApiProperty() description: CareerDescriptionReply;

  @ApiProperty({
    description: 'American, and empty for readers elsewhere, whose ways in are among the details.',
  })
  preparation: string;

  @ApiProperty({ type: [String] }) skills: string[];
  @ApiProperty({ type: [String] }) knowledge: string[];
  @ApiProperty({ type: [String] }) tools: string[];

  @ApiProperty({ oneOf: PAY.map((pay) => ({ $ref: getSchemaPath(pay) })) })
  pay: PublishedPayReply | ScalePayReply | EstimatedPayReply | NoPayReply;

  @ApiProperty() outlook: string;

  @ApiProperty({
    type: [ReportCareerDetailReply],
    description: "Tasks, ways in and hours, for the reader's country.",
  })
  details: ReportCareerDetailReply[];

  @ApiProperty({ type: [CareerDemandReply], description: 'In the fixed order; all twelve.' })
  demand: CareerDemandReply[];

  @ApiProperty({
    type: CareerQuoteReply,
    nullable: true,
    description: 'The answer that the reason rests on; null where it rests on an interest.',
  })
  quote: CareerQuoteReply | null;

  @ApiProperty({ type: [CareerRouteReply], description: 'At most two; none where none is known.' })
  routes: CareerRouteReply[];

  @ApiProperty({ type: [CareerSettingReply], description: 'At most six.' })
  setting: CareerSettingReply[];

  @ApiProperty({ type: [CareerLinkReply], description: 'At most three.' }) links: CareerLinkReply[];
}

/** A career without statements about the person. */
export class SharedCareerReply extends PickType(ReportCareerReply, [
  'code',
  'title',
  'description',
  'preparation',
  'skills',
  'knowledge',
  'tools',
  'pay',
  'outlook',
  'details',
  'demand',
  'routes',
  'setting',
  'links',
] as const) {}

/** A career for a person willing to train longer. */
class ReportLongerCareerReply extends ReportOccupationReply {
  @ApiProperty({ enum: REPORT_FITS }) fit: ReportFit;
  @ApiProperty() text: string;
}

/** Occupations excluded by one deal-breaker. An occupation can be in several. */
class ReportExclusionReply {
  @ApiProperty({ enum: DEAL_BREAKERS.map(({ id }) => id) }) id: DealBreakerId;
  @ApiProperty() label: string;
  @ApiProperty({ type: [ReportOccupationReply] }) occupations: ReportOccupationReply[];
}

/** The verdict on a job that the person has in mind. */
class ReportJobVerdictReply extends ReportOccupationReply {
  @ApiProperty({
    enum: [...REPORT_FITS, null],
    description: 'Null where a deal-breaker leaves it out, or where it is a post for later.',
    ...NULLABLE_TEXT,
  })
  fit: ReportFit | null;

  @ApiProperty({ type: Number, nullable: true }) stability: number | null;
  @ApiProperty() amongTen: boolean;
  @ApiProperty() text: string;
}

/** A sentence on answers that were taken into account. */
class TakenReply {
  @ApiProperty({ enum: TAKEN_PARTS }) id: TakenPart;
  @ApiProperty() text: string;
}

/** The report's statements on the matching, apart from the ten careers. */
class ReportMatchingReply {
  @ApiProperty({
    description: 'The answers to the 36 statements differ by more than chance makes likely.',
  })
  direction: boolean;

  @ApiProperty({ description: 'False: from what is known the careers are in no order.' })
  ranked: boolean;

  @ApiProperty({ description: 'The step was answered, if only in part.' }) step: boolean;
  @ApiProperty({ type: [TakenReply] }) takenIntoAccount: TakenReply[];
  @ApiProperty({ type: [ReportLongerCareerReply] }) longer: ReportLongerCareerReply[];

  @ApiProperty({ description: 'How many occupations the deal-breakers left out.' })
  excludedCount: number;

  @ApiProperty({ description: 'Of how many.' }) occupationCount: number;
  @ApiProperty({ type: [ReportExclusionReply] }) excluded: ReportExclusionReply[];
  @ApiProperty({ type: [ReportJobVerdictReply] }) inMind: ReportJobVerdictReply[];
}

class ReportPersonalityReply {
  @ApiProperty({ enum: PERSONALITY_TYPES }) type: PersonalityType;
  @ApiProperty({ description: '0 (introvert) to 100 (extravert), whole.' }) energy: number;

  @ApiProperty({ description: 'Within 10 points of the middle: the traits are leanings.' })
  closeToMiddle: boolean;

  @ApiProperty({ type: [String] }) traits: string[];
}

/** A report as data, for the screen: `content` is the same report as text. */
export class ReportDocumentReply {
  @ApiProperty({ description: 'Version of the matching method.' }) methodVersion: number;
  @ApiProperty() matching: ReportMatchingReply;
  @ApiProperty() personality: ReportPersonalityReply;
  @ApiProperty({ description: 'Whether the order of the careers has no meaning.' }) flat: boolean;

  @ApiProperty({ type: [ReportCategoryReply], description: 'In the fixed order.' })
  categories: ReportCategoryReply[];

  @ApiProperty({ type: [ReportCareerReply], description: 'Ten, best first.' })
  careers: ReportCareerReply[];

  @ApiProperty({ type: [ReportSectionReply] }) sections: ReportSectionReply[];
}
