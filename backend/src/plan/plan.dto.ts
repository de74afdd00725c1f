import {
  type Band,
  type Category,
  type PersonalityType,
  type Plan,
  PLAN_LIMITS,
  type PlanChange,
  type PlanStep,
  type PlanStepChange,
  type RemindersStopped,
  type ReportGlance,
  type ReportOccupation,
} from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  registerDecorator,
  ValidateNested,
} from 'class-validator';
import { IsStorable, IsWrittenText, MayBeAbsent } from '../platform/http/person-fields.js';
import { isDay } from './plan-dates.js';

const DATE = `Please choose a date between ${PLAN_LIMITS.firstYear} and ${PLAN_LIMITS.lastYear}.`;
const TEXT = 'Please write what you want to do.';
const NOTE = 'Please write the note as plain text.';
const YES_OR_NO = 'Please send true or false.';
/** Line breaks and direction marks would break the one line of a calendar or a list. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

/** An ISO date that exists, within the years of a plan. */
function isPlanDate(value: unknown): boolean {
  if (typeof value !== 'string' || !isDay(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= PLAN_LIMITS.firstYear && year <= PLAN_LIMITS.lastYear;
}

const IsPlanDate = (): PropertyDecorator => (target, name) => {
  registerDecorator({
    name: 'isPlanDate',
    target: target.constructor,
    propertyName: String(name),
    options: { message: DATE },
    validator: { validate: isPlanDate },
  });
};

export class PlanStepChangeDto implements PlanStepChange {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'This is no step.' })
  id: string;

  @ApiPropertyOptional({ maxLength: PLAN_LIMITS.text })
  @MayBeAbsent()
  @IsWrittenText(TEXT, PLAN_LIMITS.text)
  @Matches(ONE_LINE, { message: 'A step is one line.' })
  text?: string;

  @ApiPropertyOptional({ format: 'date' })
  @MayBeAbsent()
  @IsPlanDate()
  dueOn?: string;

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean({ message: YES_OR_NO })
  done?: boolean;

  @ApiPropertyOptional({ maxLength: PLAN_LIMITS.note })
  @MayBeAbsent()
  @IsString({ message: NOTE })
  @MaxLength(PLAN_LIMITS.note, { message: `Please use at most ${PLAN_LIMITS.note} characters.` })
  @IsStorable(NOTE)
  note?: string;

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean({ message: YES_OR_NO })
  removed?: boolean;
}

export class PlanChangeDto implements PlanChange {
  @ApiPropertyOptional({ type: [PlanStepChangeDto], maxItems: PLAN_LIMITS.changes })
  @MayBeAbsent()
  @IsArray({ message: 'Please send a list of steps.' })
  @ArrayMaxSize(PLAN_LIMITS.changes, { message: 'Please send fewer steps at once.' })
  @IsObject({ each: true, message: 'A step is an object.' })
  @ValidateNested({ each: true })
  @Type(() => PlanStepChangeDto)
  steps?: PlanStepChangeDto[];

  @ApiPropertyOptional()
  @MayBeAbsent()
  @IsBoolean({ message: YES_OR_NO })
  reminders?: boolean;
}

export class OccupationReply implements ReportOccupation {
  @ApiProperty()
  code: string;

  @ApiProperty()
  title: string;
}

class PlanStepReply implements PlanStep {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ description: "How to do it; empty for a reader's own step." })
  detail: string;

  @ApiProperty({ format: 'date' })
  dueOn: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  doneAt: string | null;

  @ApiProperty()
  note: string;

  @ApiProperty({ type: OccupationReply, nullable: true })
  career: OccupationReply | null;

  @ApiProperty()
  own: boolean;
}

export class PlanReply implements Plan {
  @ApiProperty({ format: 'uuid' })
  assessmentId: string;

  @ApiProperty({ format: 'date-time' })
  madeAt: string;

  @ApiProperty()
  reminders: boolean;

  @ApiProperty({ type: [OccupationReply] })
  careers: OccupationReply[];

  @ApiProperty({ description: 'Whether the reader kept these careers.' })
  kept: boolean;

  @ApiProperty({ type: [PlanStepReply], description: 'By date.' })
  steps: PlanStepReply[];
}

class GlanceCategoryReply {
  @ApiProperty({ type: String })
  category: Category;

  @ApiProperty()
  name: string;

  @ApiProperty({ minimum: 0, maximum: 100 })
  score: number;

  @ApiProperty({ type: String })
  band: Band;
}

class NextStepReply implements NonNullable<ReportGlance['next']> {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date' })
  dueOn: string;
}

export class ReportGlanceReply implements ReportGlance {
  @ApiProperty({ format: 'uuid' })
  assessmentId: string;

  @ApiProperty({ enum: ['extravert', 'introvert'] })
  personalityType: PersonalityType;

  @ApiProperty({ type: [GlanceCategoryReply] })
  categories: GlanceCategoryReply[];

  @ApiProperty({ type: [OccupationReply] })
  careers: OccupationReply[];

  @ApiProperty()
  kept: boolean;

  @ApiProperty()
  done: number;

  @ApiProperty()
  total: number;

  @ApiProperty({ type: NextStepReply, nullable: true })
  next: NextStepReply | null;
}

export class StopQueryDto {
  @ApiProperty({ format: 'uuid', description: 'As each reminder has it.' })
  @IsUUID('all', { message: 'The link is not complete.' })
  key: string;
}

export class RemindersStoppedDto implements RemindersStopped {
  @ApiProperty({ enum: ['stopped'] })
  status: 'stopped';
}
