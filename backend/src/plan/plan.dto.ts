import { PERSONALITY_TYPES, type PersonalityType, PLAN_LIMITS } from '@bearings/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsObject, IsUUID, registerDecorator, ValidateNested } from 'class-validator';
import { IsNote, IsWrittenLine, MayBeAbsent } from '../platform/http/person-fields.js';
import { ReportOccupationReply, ShapeAreaReply } from '../report/report-document.dto.js';
import { isIsoDay } from './plan-dates.js';
import { Described, NULLABLE_TIME } from '../platform/http/api-types.js';

const INVALID_DATE = `Please choose a date between ${PLAN_LIMITS.firstYear} and ${PLAN_LIMITS.lastYear}.`;
const INVALID_TEXT = 'Please write what you want to do.';
const INVALID_NOTE = 'Please write the note as plain text.';
const BOOLEAN_MESSAGE = 'Please send true or false.';

/** Returns whether a value is an existing ISO date within the years that a plan may contain. */
function isPlanDate(value: unknown): boolean {
  if (typeof value !== 'string' || !isIsoDay(value)) return false;
  const year = Number(value.slice(0, 4));
  return year >= PLAN_LIMITS.firstYear && year <= PLAN_LIMITS.lastYear;
}

const IsPlanDate = (): PropertyDecorator => (target, name) => {
  registerDecorator({
    name: 'isPlanDate',
    target: target.constructor,
    propertyName: String(name),
    options: { message: INVALID_DATE },
    validator: { validate: isPlanDate },
  });
};

/** Changes of one step. Absent fields stay unchanged; repeating a change is safe. */
export class PlanStepChangeDto {
  @Described('An id that is not in the plan adds a step, which needs `text` and `dueOn`.', {
    format: 'uuid',
  })
  @IsUUID('all', { message: 'This is no step.' })
  id: string;

  @ApiPropertyOptional({ maxLength: PLAN_LIMITS.text })
  @MayBeAbsent()
  @IsWrittenLine(INVALID_TEXT, PLAN_LIMITS.text)
  text?: string;

  @ApiPropertyOptional({ format: 'date' }) @MayBeAbsent() @IsPlanDate() dueOn?: string;
  @ApiPropertyOptional() @MayBeAbsent() @IsBoolean({ message: BOOLEAN_MESSAGE }) done?: boolean;

  @ApiPropertyOptional({ maxLength: PLAN_LIMITS.note })
  @MayBeAbsent()
  @IsNote(INVALID_NOTE, PLAN_LIMITS.note)
  note?: string;

  @Described('False restores a removed step.', { required: false })
  @MayBeAbsent()
  @IsBoolean({ message: BOOLEAN_MESSAGE })
  removed?: boolean;
}

export class PlanChangeDto {
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
  @IsBoolean({ message: BOOLEAN_MESSAGE })
  reminders?: boolean;
}

class PlanStepReply {
  @Described('A UUID; the browser generates that of a step added by the reader.', {
    format: 'uuid',
  })
  id: string;

  @Described('One line, plain text.') text: string;
  @Described('How to do the step; empty for a step added by the reader.') detail: string;
  @Described('ISO date without a time, such as "2026-11-30".', { format: 'date' }) dueOn: string;
  @Described('Time when the step was completed; null if it is open.', NULLABLE_TIME) doneAt: string | null;
  @Described("The reader's note, plain text.") note: string;

  @Described('The career of the step; null if it concerns all careers.', {
    type: ReportOccupationReply,
    nullable: true,
  })
  career: ReportOccupationReply | null;

  @Described('True if the reader added the step.') own: boolean;
}

export class PlanReply {
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @Described('True if the reader gets email reminders of the next steps.') reminders: boolean;

  @Described('The careers on which the plan is based.', { type: [ReportOccupationReply] })
  careers: ReportOccupationReply[];

  @Described('True if the reader marked these careers as kept.') kept: boolean;
  @Described('Sorted by due date.', { type: [PlanStepReply] }) steps: PlanStepReply[];
}

class NextStepReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date' }) dueOn: string;
}

/** Summary of the newest report, for the dashboard. */
export class ReportGlanceReply {
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @ApiProperty({ enum: PERSONALITY_TYPES }) personalityType: PersonalityType;

  @Described('In the fixed order of categories; scores are integers from 0 to 100.', {
    type: [ShapeAreaReply],
  })
  categories: ShapeAreaReply[];

  @Described('What the scores show, without a full stop.') headline: string;
  @ApiProperty({ type: [ReportOccupationReply] }) careers: ReportOccupationReply[];
  @ApiProperty() kept: boolean;
  @ApiProperty() done: number;
  @ApiProperty() total: number;

  @Described('The open step with the earliest date.', { type: NextStepReply, nullable: true })
  next: NextStepReply | null;
}

export class StopQueryDto {
  @Described('The key in the unsubscribe link of a reminder.', { format: 'uuid' })
  @IsUUID('all', { message: 'The link is not complete.' })
  key: string;
}

export class RemindersStoppedDto {
  @ApiProperty({ enum: ['stopped'] }) status: 'stopped';
}
