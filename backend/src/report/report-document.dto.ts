import {
  type Band,
  BANDS,
  CAREER_DETAIL_IDS,
  CAREER_LINK_KINDS,
  type CareerDetailId,
  type CareerLinkKind,
  CAREER_NOTE_IDS,
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
  SETTING_ICONS,
  type SettingIcon,
  STEP_KINDS,
  STEP_PERIODS,
  type StepKind,
  type StepPeriod,
  CIRCUMSTANCE_TOPICS,
  type CircumstanceTopic,
} from '@bearings/domain';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { HeadlineReply } from '../assessment/headline.dto.js';
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';

/** An occupation by code and title only. */
export class ReportOccupationReply {
  @Described('O*NET-SOC code.') code: string;
  @ApiProperty() title: string;
}

/**
 * A piece of text in one format. The text must not be parsed as markup, because a name in it may contain any character.
 */
class TextRunReply {
  @ApiProperty() text: string;
  @ApiPropertyOptional({ enum: ['bold', 'italic'] }) mark?: 'bold' | 'italic';

  @Described('URL of an external page; the text is its printed form.', { required: false })
  href?: string;

  @Described('The language of a text that is not in English (BCP 47).', { required: false, example: 'de' })
  lang?: string;
}

/** A name in the language of a country, such as the title of a job. */
export class LocalNameReply {
  @ApiProperty() name: string;
  @Described('Its language (BCP 47).', { example: 'de' }) language: string;
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

/** A step that the report suggests to the reader, with the careers that it concerns. */
class ReportStepReply {
  @Described('The kind and the career or skill, such as "way:29-1141.00".') id: string;
  @ApiProperty({ enum: STEP_KINDS }) kind: StepKind;

  @Described('O*NET-SOC codes of the careers that the step concerns.', { type: [String] })
  careers: string[];

  @ApiProperty({ type: [TextRunReply] }) runs: TextRunReply[];
}

class StepsBlockReply {
  @ApiProperty({ enum: ['steps'] }) kind: 'steps';
  @ApiProperty({ enum: STEP_PERIODS }) due: StepPeriod;
  @ApiProperty({ type: [ReportStepReply] }) steps: ReportStepReply[];
}

const BLOCK_CLASSES = [HeadingBlockReply, ParagraphBlockReply, ListBlockReply, StepsBlockReply];

@ApiExtraModels(...BLOCK_CLASSES)
class ReportSectionReply {
  @Described('Id of the section, for deep links.', { enum: REPORT_SECTIONS.map(({ id }) => id) })
  id: ReportSectionId;
  @Described('Title to show; that of the list of careers contains their number.') title: string;

  @Described('Without the twelve categories and the careers, which are separate fields of the document.', {
    type: 'array',
    items: { oneOf: BLOCK_CLASSES.map((block) => ({ $ref: getSchemaPath(block) })) },
  })
  blocks: (HeadingBlockReply | ParagraphBlockReply | ListBlockReply | StepsBlockReply)[];
}

/** A score with its name, as the chart of the scores draws it. */
export class ShapeAreaReply {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty() name: string;
  @Described('An integer from 0 to 100.') score: number;
  @ApiProperty({ enum: BANDS }) band: Band;
}

class ReportCategoryReply extends ShapeAreaReply {
  @ApiProperty({ type: [TextRunReply] }) runs: TextRunReply[];
}

class PayByAgeReply {
  @ApiProperty() from22to29: number;
  @ApiProperty() from40to49: number;
}

/** Pay in the reader's country: gross per year, in whole units of the currency. */
class PublishedPayReply {
  @ApiProperty({ enum: ['published'] }) kind: 'published';
  @ApiProperty() country: string;
  @ApiProperty() currency: string;

  @Described('Null if the statistics office publishes only a lower limit.', {
    type: Number,
    nullable: true,
  })
  median: number | null;

  @Described('Lower quartile; null if it is not published.', { type: Number, nullable: true })
  low: number | null;

  @Described('Upper quartile; null if it is not published.', { type: Number, nullable: true })
  high: number | null;

  @ApiProperty() year: number;
  @ApiProperty() source: string;

  @Described('Title of the statistical group, if it includes other occupations too.', {
    required: false,
    ...NULLABLE_TEXT,
  })
  group?: string | null;

  @Described('Estimate from pay by age; absent if none is published.', { required: false })
  byAge?: PayByAgeReply;

  @Described('The figure as sentences, with source, year and the workers it covers.') text: string;
}

/** Pay as the range of a pay scale, from its lowest to its highest grade. */
class ScalePayReply {
  @ApiProperty({ enum: ['scale'] }) kind: 'scale';
  @ApiProperty() country: string;
  @ApiProperty() currency: string;

  @Described('Always null, because a pay scale has no median.', { type: Number, nullable: true })
  median: number | null;

  @Described('Minimum of the lowest grade.') low: number;

  @Described('Maximum of the highest grade; null if it is not known.', { type: Number, nullable: true })
  high: number | null;

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

class MissingPayReply {
  @ApiProperty({ enum: ['none'] }) kind: 'none';
  @ApiProperty() country: string;
  @ApiProperty() text: string;

  @Described('The text with its link; absent if it has none.', {
    required: false,
    type: [TextRunReply],
  })
  runs?: TextRunReply[];
}

const PAY_CLASSES = [PublishedPayReply, ScalePayReply, EstimatedPayReply, MissingPayReply];

/** One fact about a career, under its label. */
class ReportCareerDetailReply {
  @ApiProperty({ enum: CAREER_DETAIL_IDS }) id: CareerDetailId;
  @ApiProperty() label: string;
  @ApiProperty() text: string;

  @Described('The text with its links and languages; absent if it has none.', {
    required: false,
    type: [TextRunReply],
  })
  runs?: TextRunReply[];
}

/** A sentence about a career: on its training, on kinds of work that the reader likes or dislikes, or on entry jobs. */
class ReportCareerNoteReply {
  @ApiProperty({ enum: CAREER_NOTE_IDS }) id: CareerNoteId;
  @ApiProperty() text: string;
}

class CareerDemandReply {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @Described('Percentile among jobs, an integer from 0 to 100.') value: number;
  @Described('True if the source has no figure, and that of related jobs is used.')
  isEstimate: boolean;
}

/** A statement of the assessment with the reader's answer. */
class CareerQuoteReply {
  @ApiProperty() statement: string;
  @Described('The answer as part of a sentence, such as "strongly agreed".') answer: string;
}

/** A stage of an entry route into a career. */
class RouteStationReply {
  @ApiProperty() title: string;

  @Described('The language of a title that is not in English (BCP 47).', { required: false, example: 'de' })
  lang?: string;

  @Described('Length in months; null if it is unknown.', { type: Number, nullable: true })
  months: number | null;

  @Described('True if trainees earn a wage.') paid: boolean;
}

/** An entry route into a career, starting at the reader's current level of education. */
class CareerRouteReply {
  @ApiProperty() name: string;
  @ApiProperty({ type: [RouteStationReply] }) stations: RouteStationReply[];
  @Described('True if it is longer than the training that the reader accepts.') isLong: boolean;
  @Described('The route as a sentence.') text: string;

  @Described('The sentence with its languages; absent if all of it is in English.', {
    required: false,
    type: [TextRunReply],
  })
  runs?: TextRunReply[];
}

/** A fact about the working hours or surroundings of a career. */
class CareerSettingReply {
  @ApiProperty({ enum: SETTING_ICONS }) sign: SettingIcon;
  @ApiProperty() text: string;
  @ApiProperty() note: string;
}

/** A link to this career's own page, or to a search for it, on the site of an official service. */
class CareerLinkReply {
  @ApiProperty({ enum: CAREER_LINK_KINDS }) kind: CareerLinkKind;
  @ApiProperty() href: string;
  @ApiProperty() publisher: string;
}

/** What a report, a shared report and the library say about a career. */
@ApiExtraModels(...PAY_CLASSES)
export class CareerPageReply extends ReportOccupationReply {
  @Described("Last part of the URL of the career's page.") slug: string;
  @Described('What the work is.') what: string;

  @Described('Preparation in the United States; empty for other countries, whose ways in are in `details`.')
  preparation: string;

  @ApiProperty({ oneOf: PAY_CLASSES.map((pay) => ({ $ref: getSchemaPath(pay) })) })
  pay: PublishedPayReply | ScalePayReply | EstimatedPayReply | MissingPayReply;

  @ApiProperty() outlook: string;

  @Described("Tasks, ways in and hours in the reader's country.", {
    type: [ReportCareerDetailReply],
  })
  details: ReportCareerDetailReply[];

  @Described('All twelve categories in the fixed order.', { type: [CareerDemandReply] })
  demand: CareerDemandReply[];

  @Described('At most two routes; empty if none is known.', { type: [CareerRouteReply] })
  routes: CareerRouteReply[];

  @Described('At most six facts.', { type: [CareerSettingReply] }) setting: CareerSettingReply[];
  @Described('At most three items.', { type: [CareerLinkReply] }) links: CareerLinkReply[];
}

/** A career next to another, and how it differs. */
class NeighbourReply extends ReportOccupationReply {
  @Described('How the work differs.') differs: string;
  @Described('How the median pay differs: "£3,900 less". Empty if it does not clearly.') pay: string;
  @Described('Whether it fits the reader too, so that it may replace the career.') fits: boolean;
}

/** A career from where the reader stands. */
class FromHereReply {
  @Described("Names the reader's present job; empty without one.") title: string;
  @Described('What the reader already has for it, as phrases.', { type: [String] }) haves: string[];
  @Described('What is missing, as phrases.', { type: [String] }) missing: string[];
}

/** Marks on a career's pay. */
class PayMarksReply {
  @Described("The reader's yearly pay before tax; null if it is unknown or cannot be compared.", {
    type: Number,
    nullable: true,
  })
  now: number | null;

  @Described('Yearly pay of a first day; null if nothing is known.', { type: Number, nullable: true })
  dayOne: number | null;

  @Described('What the marks say.') text: string;
}

export class ReportCareerReply extends CareerPageReply {
  @ApiProperty({ enum: REPORT_FITS }) fit: ReportFit;

  @Described('Share of simulated retakes with this career among the best ten, from 0 to 1.')
  stability: number;

  @Described('Senior posts to which this career may lead.', { type: [ReportOccupationReply] })
  seniorPosts: ReportOccupationReply[];

  @Described('A day as three moments, in their usual order.', { type: [String] }) moments: string[];
  @Described('The careers next to it; those that fit too come first.', { type: [NeighbourReply] })
  neighbours: NeighbourReply[];

  @ApiProperty({ type: FromHereReply }) fromHere: FromHereReply;
  @ApiProperty({ type: PayMarksReply }) payMarks: PayMarksReply;

  @Described('True if it needs longer training than the reader accepts.') exceedsTraining: boolean;
  @Described('What it lacks of what the reader asks of every job: "May lack work from home". Empty if nothing.')
  lacks: string;

  @ApiProperty({ type: [ReportCareerNoteReply] }) notes: ReportCareerNoteReply[];
  @ApiProperty({ type: [TextRunReply] }) why: TextRunReply[];
  @Described('Summary of `why` in one sentence, for a list.') reason: string;
  @ApiProperty({ type: [TextRunReply] }) whyNot: TextRunReply[];
  @Described('Summary of `whyNot` in one sentence, for a list.') doubt: string;

  @Described('The reader\'s training: "About 3 years for you". Empty outside the United Kingdom.') training: string;

  @Described('The answer on which the reason is based; null if it is based on an interest.', {
    type: CareerQuoteReply,
    nullable: true,
  })
  quote: CareerQuoteReply | null;
}

/** A career that fits if the reader is willing to train longer than they stated. */
class ReportLongerCareerReply extends ReportOccupationReply {
  @ApiProperty({ enum: REPORT_FITS }) fit: ReportFit;
  @ApiProperty() text: string;
}

/**
 * Occupations that one of the reader's deal-breakers excludes. Several deal-breakers can exclude the same occupation.
 */
class ReportExclusionReply {
  @ApiProperty({ enum: DEAL_BREAKERS.map(({ id }) => id) }) id: DealBreakerId;
  @ApiProperty() label: string;
  @ApiProperty({ type: [ReportOccupationReply] }) occupations: ReportOccupationReply[];
}

/** A career with the same wish as a job that the person named. */
class RelatedCareerReply extends ReportOccupationReply {
  @Described("Last part of the URL of the career's page.") slug: string;
  @ApiProperty({ enum: REPORT_FITS }) fit: ReportFit;
  @Described('Its place: "4th of 247". Empty if the careers are in no order.') place: string;
  @ApiProperty() text: string;
  @Described('True if its training is longer than the reader accepts.') isLong: boolean;
}

/** A job that the person named: its place, what speaks for and against it, and what the way there takes. */
class ReportNamedJobReply extends ReportOccupationReply {
  @Described("Last part of the URL of the career's page.") slug: string;

  @Described('Null if a deal-breaker excludes the job or it is a later post.', {
    enum: [...REPORT_FITS, null],
    ...NULLABLE_TEXT,
  })
  fit: ReportFit | null;

  @ApiProperty({ type: Number, nullable: true }) stability: number | null;
  @ApiProperty() amongTen: boolean;
  @Described('Its place among all careers: "46th of 247". Empty if it has none.') place: string;
  @Described('Rank by fit among all careers; null if it is among the ten or has no rank.', {
    type: Number,
    nullable: true,
  })
  rank: number | null;

  @Described('How it compares, and why it is not among the ten.') text: string;
  @ApiProperty({ type: [String] }) speaksFor: string[];
  @ApiProperty({ type: [String] }) speaksAgainst: string[];
  @Described(
    'What stands in the way: registration, a degree, a check, a subject or a limit of the reader. Empty if nothing is known, and for their own job.',
    {
      type: [String],
    },
  )
  gates: string[];
  @Described('What of the reader’s counts for it. Empty for their own job.', { type: [String] }) haves: string[];
  @Described('What is missing: the length of training, and the steps of the first way in.', { type: [String] })
  missing: string[];
  @ApiProperty({ type: [CareerDemandReply] }) demand: CareerDemandReply[];
  @ApiProperty({ oneOf: PAY_CLASSES.map((pay) => ({ $ref: getSchemaPath(pay) })) })
  pay: PublishedPayReply | ScalePayReply | EstimatedPayReply | MissingPayReply;

  @ApiProperty({ type: [CareerRouteReply] }) routes: CareerRouteReply[];
  @Described('Heading of `related`.') relatedTitle: string;
  @Described('At most three careers.', { type: [RelatedCareerReply] }) related: RelatedCareerReply[];
}

/** A sentence on one kind of answers that the report took into account. */
class TakenReply {
  @ApiProperty({ enum: CIRCUMSTANCE_TOPICS }) id: CircumstanceTopic;
  @ApiProperty() text: string;
}

/** What a report says about the matching, apart from the ten careers. */
class ReportMatchingReply {
  @Described('True if the answers to the 36 statements differ by more than chance explains.')
  direction: boolean;

  @Described('False if the order of the careers has no meaning.') ranked: boolean;
  @Described('True if at least one question of the optional step was answered.') hasCircumstances: boolean;
  @ApiProperty({ type: [TakenReply] }) takenIntoAccount: TakenReply[];
  @ApiProperty({ type: [ReportLongerCareerReply] }) longer: ReportLongerCareerReply[];
  @Described('Number of occupations that the deal-breakers exclude.') excludedCount: number;
  @Described('Number of all occupations.') occupationCount: number;
  @ApiProperty({ type: [ReportExclusionReply] }) excluded: ReportExclusionReply[];
  @ApiProperty({ type: [ReportNamedJobReply] }) inMind: ReportNamedJobReply[];
  @Described(
    'How many of the ten meet what the reader asks of every job, and what costs most. Empty if they ask nothing.',
  )
  conditions: string;

  @Described(
    'A sentence on the job that the reader does now and its near twins. Empty if there is none, and for others.',
  )
  ownJobs: string;
}

class ReportTraitReply {
  @Described('A trait that is typical of the personality type.') text: string;
  @Described('True if the score of the category that the trait belongs to agrees with it.') agrees: boolean;
}

class ReportPersonalityReply {
  @ApiProperty({ enum: PERSONALITY_TYPES }) type: PersonalityType;
  @Described('An integer from 0 (introvert) to 100 (extravert).') energy: number;
  @Described('True if the score is within 10 points of the middle, so that the traits are only tendencies.')
  closeToMiddle: boolean;
  @ApiProperty({ type: [ReportTraitReply] }) traits: ReportTraitReply[];
}

/** How often a subject counts for the careers. */
class SubjectRowReply {
  @ApiProperty() subject: string;

  @Described('What courses for each of the ten careers say of it, in their order.', {
    enum: ['required', 'helps', 'none'],
    isArray: true,
  })
  marks: ('required' | 'helps' | 'none')[];

  @Described('Number of other careers whose courses ask for it, with no other subject missing.') others: number;
}

class AddedSubjectReply {
  @ApiProperty() subject: string;
  @Described('Number of careers that it alone would open.') count: number;
}

/** What the subjects of a pupil or student open. */
export class ReportSubjectsReply {
  @Described('Whose courses it is about, and how sure it is.') note: string;
  @Described('A sentence on the career that counts most of them; empty where we do not know.') best: string;
  @Described('One for each subject; empty where we do not know.', { type: [SubjectRowReply] }) rows: SubjectRowReply[];
  @Described('A sentence on each of the ten whose courses ask for another subject.', { type: [String] })
  closed: string[];

  @ApiProperty() addingLead: string;
  @Described('Subjects that would open most careers.', { type: [AddedSubjectReply] }) adding: AddedSubjectReply[];
}

/** A line of {@link ReportStayingReply}. */
class StayingLineReply {
  @ApiProperty() label: string;
  @ApiProperty() text: string;
}

/** How the ten careers compare with the job that the reader does now. */
export class ReportStayingReply {
  @ApiProperty() title: string;
  @Described(
    'A sentence on what follows for pay and for what the reader wants to change. Empty if too little is known.',
  )
  sentence: string;

  @ApiProperty({ type: [StayingLineReply] }) lines: StayingLineReply[];
}

/** A report as data, which the pages show. The field `content` of a report contains the same report as text. */
export class ReportDocumentReply {
  @Described('Version of the matching method.') methodVersion: number;
  @ApiProperty() headline: HeadlineReply;
  @ApiProperty() matching: ReportMatchingReply;
  @ApiProperty() personality: ReportPersonalityReply;

  @Described('In the fixed order of categories.', { type: [ReportCategoryReply] })
  categories: ReportCategoryReply[];

  @Described('Ten careers, best first, those that lack what the reader asks last.', { type: [ReportCareerReply] })
  careers: ReportCareerReply[];

  @Described('Null unless the reader is a pupil or student who named some.', {
    type: ReportSubjectsReply,
    nullable: true,
  })
  subjects: ReportSubjectsReply | null;

  @Described('Null unless the reader named a job that they do now, and for others.', {
    type: ReportStayingReply,
    nullable: true,
  })
  staying: ReportStayingReply | null;

  @ApiProperty({ type: [ReportSectionReply] }) sections: ReportSectionReply[];
}
