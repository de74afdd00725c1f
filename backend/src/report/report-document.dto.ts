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
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';

/** An occupation by code and title only. */
export class ReportOccupationReply {
  @Described('O*NET-SOC code.') code: string;
  @ApiProperty() title: string;
}

/** Text with one format. It must be rendered literally, because a name may contain any character. */
class TextRunReply {
  @ApiProperty() text: string;
  @ApiPropertyOptional({ enum: ['bold', 'italic'] }) mark?: 'bold' | 'italic';

  @Described('Address on another site, whose printed form is the text.', { required: false })
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
  @Described('The kind, and the career or skill: "way:29-1141.00".') id: string;
  @ApiProperty({ enum: STEP_KINDS }) kind: StepKind;

  @Described('O*NET-SOC codes of the careers that it is about.', { type: [String] })
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
  @Described('For deep links.', { enum: REPORT_SECTIONS.map(({ id }) => id) }) id: ReportSectionId;
  @Described('Words alone: with the number of careers that the list has.') title: string;

  @Described('Without the twelve categories and the careers, which the document has.', {
    type: 'array',
    items: { oneOf: BLOCKS.map((block) => ({ $ref: getSchemaPath(block) })) },
  })
  blocks: (HeadingBlockReply | ParagraphBlockReply | ListBlockReply | StepsBlockReply)[];
}

class ReportCategoryReply {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty() name: string;
  @Described('Whole number, 0 to 100.') score: number;
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

  @Described('Null where the office says only that it is at or above an amount.', {
    type: Number,
    nullable: true,
  })
  median: number | null;

  @Described('Lower quartile; null where it is not published.', { type: Number, nullable: true })
  low: number | null;

  @Described('Upper quartile; null where it is not published.', { type: Number, nullable: true })
  high: number | null;

  @ApiProperty() year: number;
  @ApiProperty() source: string;

  @Described('Title of the group that the figure describes, where that holds other work too.', {
    required: false,
    ...NULLABLE_TEXT,
  })
  group?: string | null;

  @Described('Estimated from pay by age; absent where that is not published.', { required: false })
  byAge?: PayByAgeReply;

  @Described('The figure as sentences, with source, year and the workers it covers.') text: string;
}

class ScalePayReply {
  @ApiProperty({ enum: ['scale'] }) kind: 'scale';
  @ApiProperty() country: string;
  @ApiProperty() currency: string;

  @Described('Always null: a scale has no median.', { type: Number, nullable: true })
  median: number | null;

  @Described('The bottom of the lowest grade.') low: number;
  @Described('The top of the highest grade.') high: number;
  @ApiProperty() year: number;
  @ApiProperty() source: string;
  @ApiProperty() text: string;
}

class EstimatedPayReply {
  @ApiProperty({ enum: ['estimate'] }) kind: 'estimate';
  @ApiProperty() country: string;
  @ApiProperty() currency: string;

  @Described('Null if only a range may be shown.', { type: Number, nullable: true })
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

  @Described('The text with its link; absent where it has none.', {
    required: false,
    type: [TextRunReply],
  })
  runs?: TextRunReply[];
}

const PAY = [PublishedPayReply, ScalePayReply, EstimatedPayReply, NoPayReply];

/** One fact about a career, under its label. */
class ReportCareerDetailReply {
  @ApiProperty({ enum: CAREER_DETAILS }) id: CareerDetailId;
  @ApiProperty() label: string;
  @ApiProperty() text: string;

  @Described('The text with its links; absent where it has none.', {
    required: false,
    type: [TextRunReply],
  })
  runs?: TextRunReply[];
}

/** A sentence on training, on what the person disliked or liked, or on entry jobs. */
class ReportCareerNoteReply {
  @ApiProperty({ enum: CAREER_NOTES }) id: CareerNoteId;
  @ApiProperty() text: string;
}

class CareerDescriptionReply {
  @Described('What the work is.') what: string;
  @Described('A day in it.') day: string;
  @Described('Who thrives in it.') thrives: string;
  @Described('The ways in, in the United Kingdom.') entry: string;
}

class CareerDemandReply {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @Described('Whole number, 0 to 100: a rank among jobs.') value: number;
  @Described('The source has no figure, so that of related jobs stands.') isEstimate: boolean;
}

/** A statement of the assessment with the reader's answer. */
class CareerQuoteReply {
  @ApiProperty() statement: string;
  @Described('In a sentence: "strongly agreed".') answer: string;
}

/** A section of a way into a career. */
class RouteStationReply {
  @ApiProperty() title: string;

  @Described('Null where no length is known.', { type: Number, nullable: true })
  months: number | null;

  @Described('People earn a wage on the way.') paid: boolean;
}

/** A way into a career from the reader's current level. */
class CareerRouteReply {
  @ApiProperty() name: string;
  @ApiProperty({ type: [RouteStationReply] }) stations: RouteStationReply[];
  @Described('Longer than the training that the reader would take on.') isLong: boolean;
  @Described('The way as a sentence.') text: string;
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
  @Described('Names its page of the careers library.') slug: string;
  @ApiProperty({ enum: REPORT_FITS }) fit: ReportFit;

  @Described('How often it is among the best ten when the answers vary a little, 0 to 1.')
  stability: number;

  @Described('Senior posts that one may grow into from here.', { type: [ReportOccupationReply] })
  later: ReportOccupationReply[];

  @Described('Near-duplicates that fit too.', { type: [ReportOccupationReply] })
  also: ReportOccupationReply[];

  @Described('It asks for longer training than the person wants.') long: boolean;
  @ApiProperty({ type: [ReportCareerNoteReply] }) notes: ReportCareerNoteReply[];
  @Described('One of the first five.') headlined: boolean;
  @ApiProperty({ type: [TextRunReply] }) why: TextRunReply[];
  @ApiProperty({ type: [TextRunReply] }) whyNot: TextRunReply[];
  @ApiProperty() description: CareerDescriptionReply;

  @Described('American, and empty for readers elsewhere, whose ways in are among the details.')
  preparation: string;

  @ApiProperty({ type: [String] }) skills: string[];
  @ApiProperty({ type: [String] }) knowledge: string[];
  @ApiProperty({ type: [String] }) tools: string[];

  @ApiProperty({ oneOf: PAY.map((pay) => ({ $ref: getSchemaPath(pay) })) })
  pay: PublishedPayReply | ScalePayReply | EstimatedPayReply | NoPayReply;

  @ApiProperty() outlook: string;

  @Described("Tasks, ways in and hours, for the reader's country.", {
    type: [ReportCareerDetailReply],
  })
  details: ReportCareerDetailReply[];

  @Described('In the fixed order; all twelve.', { type: [CareerDemandReply] })
  demand: CareerDemandReply[];

  @Described('The answer that the reason rests on; null where it rests on an interest.', {
    type: CareerQuoteReply,
    nullable: true,
  })
  quote: CareerQuoteReply | null;

  @Described('At most two; none where none is known.', { type: [CareerRouteReply] })
  routes: CareerRouteReply[];

  @Described('At most six.', { type: [CareerSettingReply] }) setting: CareerSettingReply[];
  @Described('At most three.', { type: [CareerLinkReply] }) links: CareerLinkReply[];
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
  @Described('Null where a deal-breaker leaves it out, or where it is a post for later.', {
    enum: [...REPORT_FITS, null],
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
  @Described('The answers to the 36 statements differ by more than chance makes likely.')
  direction: boolean;

  @Described('False: from what is known the careers are in no order.') ranked: boolean;
  @Described('The step was answered, if only in part.') step: boolean;
  @ApiProperty({ type: [TakenReply] }) takenIntoAccount: TakenReply[];
  @ApiProperty({ type: [ReportLongerCareerReply] }) longer: ReportLongerCareerReply[];
  @Described('How many occupations the deal-breakers left out.') excludedCount: number;
  @Described('Of how many.') occupationCount: number;
  @ApiProperty({ type: [ReportExclusionReply] }) excluded: ReportExclusionReply[];
  @ApiProperty({ type: [ReportJobVerdictReply] }) inMind: ReportJobVerdictReply[];
}

class ReportPersonalityReply {
  @ApiProperty({ enum: PERSONALITY_TYPES }) type: PersonalityType;
  @Described('0 (introvert) to 100 (extravert), whole.') energy: number;
  @Described('Within 10 points of the middle: the traits are leanings.') closeToMiddle: boolean;
  @ApiProperty({ type: [String] }) traits: string[];
}

/** A report as data, for the screen: `content` is the same report as text. */
export class ReportDocumentReply {
  @Described('Version of the matching method.') methodVersion: number;
  @ApiProperty() matching: ReportMatchingReply;
  @ApiProperty() personality: ReportPersonalityReply;
  @Described('Whether the order of the careers has no meaning.') flat: boolean;

  @Described('In the fixed order.', { type: [ReportCategoryReply] })
  categories: ReportCategoryReply[];

  @Described('Ten, best first.', { type: [ReportCareerReply] }) careers: ReportCareerReply[];
  @ApiProperty({ type: [ReportSectionReply] }) sections: ReportSectionReply[];
}
