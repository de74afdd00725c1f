import {
  REPORT_FITS,
  type Category,
  type CareerChoice,
  CATEGORIES,
  CHOICE_LIMITS,
  type ReportFit,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { IsStorable, MayBeAbsent } from '../../platform/http/person-fields.js';
import { Described, NULLABLE_TEXT, NULLABLE_TIME } from '../../platform/http/api-types.js';

const CHOICES = ['keep', 'remove', null];
const CHOICE_MESSAGE = 'A career is kept, removed or neither.';
const ADDED_MESSAGE = 'A career is added or not.';
const NOTE_MESSAGE = 'The note could not be read.';

export class CareerChangeDto {
  @ApiPropertyOptional({ enum: CHOICES, ...NULLABLE_TEXT })
  @MayBeAbsent()
  @IsIn(CHOICES, { message: CHOICE_MESSAGE })
  choice?: CareerChoice['choice'];

  @ApiPropertyOptional() @MayBeAbsent() @IsBoolean({ message: ADDED_MESSAGE }) added?: boolean;

  @ApiPropertyOptional({ maxLength: CHOICE_LIMITS.note })
  @MayBeAbsent()
  @IsString({ message: NOTE_MESSAGE })
  @IsStorable(NOTE_MESSAGE)
  @MaxLength(CHOICE_LIMITS.note, {
    message: `Please use at most ${CHOICE_LIMITS.note} characters.`,
  })
  note?: string;
}

/** An owner's choice about one career of a report. */
export class CareerChoiceReply {
  @Described('O*NET-SOC code.') code: string;

  @Described('Null where it is neither kept nor removed.', { enum: CHOICES, ...NULLABLE_TEXT })
  choice: 'keep' | 'remove' | null;

  @Described('The owner added it: it is shown although it is not among the careers of the report.')
  added: boolean;

  @Described('Plain text; empty where there is none.') note: string;

  @Described('When it was kept or removed; null where it is neither.', NULLABLE_TIME)
  chosenAt: string | null;
}

/** Pay as figures, gross per year without minor units; see `ReportPay`. */
export class CareerPayReply {
  @ApiProperty({ enum: ['published', 'scale', 'estimate', 'none'] })
  kind: 'published' | 'scale' | 'estimate' | 'none';

  @ApiProperty() country: string;
  @Described('Null where there is no figure.', NULLABLE_TEXT) currency: string | null;

  @Described('Null where there is none, or where an estimate has only a range.', {
    type: Number,
    nullable: true,
  })
  median: number | null;

  @ApiProperty({ type: Number, nullable: true }) low: number | null;
  @ApiProperty({ type: Number, nullable: true }) high: number | null;
  @ApiProperty({ type: Number, nullable: true }) year: number | null;
}

/** The usual way into a career, in the reader's country. */
export class CareerWayInReply {
  @Described(
    'Level asked for before training starts: 1 none, 2 school to 16, 3 between that and a degree, 6 a degree.',
    { enum: [1, 2, 3, 6], type: Number },
  )
  level: 1 | 2 | 3 | 6;

  @Described('The level in words of the reader\'s country: "After A levels or a T level".')
  label: string;

  @Described(
    'Usual training in months, shortest and longest; null where we know none for the country.',
    { type: [Number], minItems: 2, maxItems: 2, nullable: true },
  )
  months: [number, number] | null;

  @Described('Usual years in other jobs before this one; null where people start in it.', {
    type: [Number],
    minItems: 2,
    maxItems: 2,
    nullable: true,
  })
  years: [number, number] | null;
}

/** Projected change in employment, labelled by its country. */
export class CareerGrowthReply {
  @ApiProperty() country: string;
  @ApiProperty() percent: number;
  @ApiProperty() from: number;
  @ApiProperty() to: number;

  @Described('The group that the figure is for, where it holds other work too.', {
    required: false,
  })
  group?: string;
}

/** One career as data, to compare it with others. */
export class CareerRowReply {
  @Described('O*NET-SOC code.') code: string;
  @ApiProperty() title: string;
  @Described('Names its page of the careers library.') slug: string;
  @Described('What the work is, as one sentence; empty where it is not known.') what: string;

  @Described(
    'Null where it is left out, for later, or not known in reports by version 1 of the method.',
    { enum: [...REPORT_FITS, null], ...NULLABLE_TEXT },
  )
  fit: ReportFit | null;

  @Described('Share of 200 retakes with this career among the best ten, 0 to 1; null as `fit`.', {
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 1,
  })
  stability: number | null;

  @Described('The same for people without a direction; null as `fit`.', {
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 1,
  })
  chance: number | null;

  @Described('It asks for longer training than the person wants.') long: boolean;
  @Described('One sentence each.') reason: string;
  @ApiProperty() doubt: string;
  @Described('How it compares, in sentences; empty for the careers of the report.') verdict: string;
  @ApiProperty() pay: CareerPayReply;

  @Described("Null where we don't know the reader's country's.", {
    type: CareerWayInReply,
    nullable: true,
  })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true }) growth: CareerGrowthReply | null;

  @Described(
    'What the work asks for: percentile 0 to 100 over rated occupations; absent where not known.',
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
  @Described('The country whose pay is shown.') country: string;
  @Described('False: the careers are in no order.') ranked: boolean;

  @Described("The report's, in its order: ten, or fewer.", { type: [CareerRowReply] })
  careers: CareerRowReply[];

  @Described(
    'The next of 25, best first; empty for version 1 of the method, which offers a revision.',
    { type: [CareerRowReply] },
  )
  next: CareerRowReply[];

  @Described('Careers that were added, or chosen in another version of the report.', {
    type: [CareerRowReply],
  })
  others: CareerRowReply[];

  @Described('In the order in which they were made.', { type: [CareerChoiceReply] })
  choices: CareerChoiceReply[];
}
