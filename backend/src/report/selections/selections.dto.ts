import {
  type CareerChange,
  type CareerChoice,
  type CareerGrowth,
  type CareerPay,
  type CareerRow,
  type CareerWayIn,
  CATEGORIES,
  CHOICE_LIMITS,
  type ReportCareers,
  type ReportFit,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { IsStorable, MayBeAbsent } from '../../platform/http/person-fields.js';

const CHOICES = ['keep', 'strike', null];
const CHOICE_MESSAGE = 'A career is kept, struck or neither.';
const ADDED_MESSAGE = 'A career is added or not.';
const NOTE_MESSAGE = 'The note could not be read.';
const FITS = ['Strong', 'Good', 'Worth a look'];

export class CareerChangeDto implements CareerChange {
  @ApiPropertyOptional({ enum: CHOICES, type: String, nullable: true })
  @MayBeAbsent()
  @IsIn(CHOICES, { message: CHOICE_MESSAGE })
  choice?: CareerChoice['choice'];

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean({ message: ADDED_MESSAGE })
  added?: boolean;

  @ApiPropertyOptional({ maxLength: CHOICE_LIMITS.note })
  @MayBeAbsent()
  @IsString({ message: NOTE_MESSAGE })
  @IsStorable(NOTE_MESSAGE)
  @MaxLength(CHOICE_LIMITS.note, {
    message: `Please use at most ${CHOICE_LIMITS.note} characters.`,
  })
  note?: string;
}

export class CareerChoiceReply implements CareerChoice {
  @ApiProperty()
  code: string;

  @ApiProperty({ enum: CHOICES, type: String, nullable: true })
  choice: CareerChoice['choice'];

  @ApiProperty()
  added: boolean;

  @ApiProperty()
  note: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  chosenAt: string | null;
}

class CareerPayReply implements CareerPay {
  @ApiProperty({ enum: ['published', 'estimate', 'none'] })
  kind: CareerPay['kind'];

  @ApiProperty()
  country: string;

  @ApiProperty({ type: String, nullable: true })
  currency: string | null;

  @ApiProperty({ type: Number, nullable: true })
  median: number | null;

  @ApiProperty({ type: Number, nullable: true })
  low: number | null;

  @ApiProperty({ type: Number, nullable: true })
  high: number | null;

  @ApiProperty({ type: Number, nullable: true })
  year: number | null;
}

class CareerWayInReply implements CareerWayIn {
  @ApiProperty({ enum: [1, 2, 3, 6], type: Number })
  level: CareerWayIn['level'];

  @ApiProperty()
  label: string;

  @ApiProperty({ type: [Number], minItems: 2, maxItems: 2, nullable: true })
  months: [number, number] | null;

  @ApiProperty({ type: [Number], minItems: 2, maxItems: 2, nullable: true })
  years: [number, number] | null;
}

class CareerGrowthReply implements CareerGrowth {
  @ApiProperty()
  country: string;

  @ApiProperty()
  percent: number;

  @ApiProperty()
  from: number;

  @ApiProperty()
  to: number;

  @ApiPropertyOptional()
  group?: string;
}

export class CareerRowReply implements CareerRow {
  @ApiProperty()
  code: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  what: string;

  @ApiProperty({ enum: FITS, type: String, nullable: true })
  fit: ReportFit | null;

  @ApiProperty({ type: Number, nullable: true, minimum: 0, maximum: 1 })
  stability: number | null;

  @ApiProperty({ type: Number, nullable: true, minimum: 0, maximum: 1 })
  chance: number | null;

  @ApiProperty()
  long: boolean;

  @ApiProperty()
  reason: string;

  @ApiProperty()
  doubt: string;

  @ApiProperty()
  verdict: string;

  @ApiProperty()
  pay: CareerPayReply;

  @ApiProperty({ type: CareerWayInReply, nullable: true })
  wayIn: CareerWayInReply | null;

  @ApiProperty({ type: CareerGrowthReply, nullable: true })
  growth: CareerGrowthReply | null;

  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(CATEGORIES.map((category) => [category, { type: 'number' }])),
    additionalProperties: false,
  })
  demand: CareerRow['demand'];
}

export class ReportCareersReply implements ReportCareers {
  @ApiProperty()
  methodVersion: number;

  @ApiProperty()
  country: string;

  @ApiProperty()
  ranked: boolean;

  @ApiProperty({ type: [CareerRowReply] })
  careers: CareerRowReply[];

  @ApiProperty({ type: [CareerRowReply] })
  next: CareerRowReply[];

  @ApiProperty({ type: [CareerRowReply] })
  others: CareerRowReply[];

  @ApiProperty({ type: [CareerChoiceReply] })
  choices: CareerChoiceReply[];
}
