import { type CareerChoice, CHOICE_LIMITS } from '@bearings/contracts';
import { REPORT_FITS, type Category, CATEGORIES, type ReportFit } from '@bearings/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { IsNote, MayBeAbsent } from '../../platform/http/person-fields.js';
import { Described, NULLABLE_TEXT, NULLABLE_TIME } from '../../platform/http/api-types.js';

const CHOICE_VALUES = ['keep', 'remove', null];
const INVALID_CHOICE = 'A career is kept, removed or neither.';
const INVALID_ADDED = 'A career is added or not.';
const INVALID_NOTE = 'The note could not be read.';

export class CareerChangeDto {
  @ApiPropertyOptional({ enum: CHOICE_VALUES, ...NULLABLE_TEXT })
  @MayBeAbsent()
  @IsIn(CHOICE_VALUES, { message: INVALID_CHOICE })
  choice?: CareerChoice['choice'];

  @ApiPropertyOptional() @MayBeAbsent() @IsBoolean({ message: INVALID_ADDED }) added?: boolean;

  @ApiPropertyOptional({ maxLength: CHOICE_LIMITS.note })
  @MayBeAbsent()
  @IsNote(INVALID_NOTE, CHOICE_LIMITS.note)
  note?: string;
}

/** An owner's choice about one career of a report. */
export class CareerChoiceReply {
  @Described('O*NET-SOC code.') code: string;

  @Described('Null if the career is neither kept nor removed.', {
    enum: CHOICE_VALUES,
    ...NULLABLE_TEXT,
  })
  choice: 'keep' | 'remove' | null;

  @Described('True if the owner added it to the careers of the report.')
  added: boolean;

  @Described('Plain text; empty if there is none.') note: string;

  @Described('Time when it was kept or removed; null if it is neither.', NULLABLE_TIME)
  chosenAt: string | null;
}

/** Pay as figures: gross per year, in whole units of the currency; see `ReportPay`. */
export class CareerPayReply {
  @ApiProperty({ enum: ['published', 'scale', 'estimate', 'none'] })
  kind: 'published' | 'scale' | 'estimate' | 'none';

  @ApiProperty() country: string;
  @Described('Null if there is no figure.', NULLABLE_TEXT) currency: string | null;

  @Described('Null if there is no figure, or an estimate has only a range.', {
    type: Number,
    nullable: true,
  })
  median: number | null;

  @ApiProperty({ type: Number, nullable: true }) low: number | null;
  @ApiProperty({ type: Number, nullable: true }) high: number | null;
  @ApiProperty({ type: Number, nullable: true }) year: number | null;
}

/** The usual entry route into a career, in the reader's country. */
export class CareerWayInReply {
  @Described(
    'Level asked for before training starts: 1 none, 2 school to 16, 3 between that and a degree, 6 a degree.',
    { enum: [1, 2, 3, 6], type: Number },
  )
  level: 1 | 2 | 3 | 6;

  @Described(
    'The level in words of the reader\'s country: "After A levels or a T level". Empty if `training` is counted from what the reader has.',
  )
  label: string;

  @Described('How long training takes: "About 3 years for you". Empty if it is unknown for the country.')
  training: string;

  @Described('Shortest and longest usual training in months; null if it is unknown for the country.', {
    type: [Number],
    minItems: 2,
    maxItems: 2,
    nullable: true,
  })
  months: [number, number] | null;

  @Described('Shortest and longest usual time in other jobs before this one, in years; null if people start in it.', {
    type: [Number],
    minItems: 2,
    maxItems: 2,
    nullable: true,
  })
  years: [number, number] | null;
}

/** The projected change in employment, and the country that it is for. */
export class CareerGrowthReply {
  @ApiProperty() country: string;
  @ApiProperty() percent: number;
  @ApiProperty() from: number;
  @ApiProperty() to: number;

  @Described('Title of the statistical group, if it includes other occupations too.', {
    required: false,
  })
  group?: string;
}

/** One career as data, to compare it with others. */
export class CareerRowReply {
  @Described('O*NET-SOC code.') code: string;
  @ApiProperty() title: string;
  @Described("Last part of the URL of the career's page.") slug: string;
  @Described('The work in one sentence; empty if it is unknown.') what: string;

  @Described('Null if the career is excluded or a later post.', {
    enum: [...REPORT_FITS, null],
    ...NULLABLE_TEXT,
  })
  fit: ReportFit | null;

  @Described(
    'Share of 200 simulated retakes with this career among the best ten, from 0 to 1; null if `fit` is null.',
    {
      type: Number,
      nullable: true,
      minimum: 0,
      maximum: 1,
    },
  )
  stability: number | null;

  @Described('The `stability` for people without a direction; null if `fit` is null.', {
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 1,
  })
  chance: number | null;

  @Described('True if it needs longer training than the reader accepts.') exceedsTraining: boolean;
  @Described('What it lacks of what the reader asks of every job: "May lack work from home". Empty if nothing.')
  lacks: string;

  @Described('Reason for the career in one sentence.') reason: string;
  @ApiProperty() doubt: string;
  @Described('Comparison with the careers of the report, in sentences; empty for those careers.')
  verdict: string;
  @ApiProperty() pay: CareerPayReply;

  @Described("Null if it is unknown for the reader's country.", {
    type: CareerWayInReply,
    nullable: true,
  })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;

  @Described(
    'Demands of the work as percentiles among the rated occupations, from 0 to 100; unknown ones are absent.',
    {
      type: 'object',
      properties: Object.fromEntries(CATEGORIES.map((category) => [category, { type: 'number' }])),
      additionalProperties: false,
    },
  )
  demand: Partial<Record<Category, number>>;
}

/** The careers of a report as data, with possible replacements of removed ones. */
export class ReportCareersReply {
  @ApiProperty() methodVersion: number;
  @Described('Country of the pay figures.') country: string;
  @Described('False if the careers are not ranked.') ranked: boolean;

  @Described('The careers of the report in its order; at most ten.', { type: [CareerRowReply] })
  careers: CareerRowReply[];

  @Described('The next of the best 25 careers, best first.', { type: [CareerRowReply] })
  next: CareerRowReply[];

  @Described('Careers that were added, or chosen in another version of the report.', {
    type: [CareerRowReply],
  })
  others: CareerRowReply[];

  @Described('In the order of their creation.', { type: [CareerChoiceReply] })
  choices: CareerChoiceReply[];
}
