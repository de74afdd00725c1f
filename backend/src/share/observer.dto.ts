import { LIMITS, OBSERVER_LIMITS } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Described, NULLABLE_TEXT } from '../platform/http/api-types.js';
import { IsPersonName, MayBeAbsent } from '../platform/http/person-fields.js';
import { ReportOccupationReply } from '../report/report-document.dto.js';

const MAX_ID = 20;
const CHOOSE = 'Please choose one of the five answers.';

/** The owner's choices for a link to a person who knows them. */
export class ObserverRequestDto {
  @ApiProperty()
  @IsBoolean({ message: 'Please choose whether your name is shown.' })
  withName: boolean;
}

class ObserverStatementReply {
  @Described('Id of the statement in the question bank.') id: string;
  @Described('As it is said of another.') text: string;
}

/** The questions for a person who knows the owner of a report. */
export class ObserverQuestionsReply {
  @Described('First name of the person; null where the owner left it out.', NULLABLE_TEXT)
  person: string | null;

  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @Described('The link takes no further reply.') isFull: boolean;
  @ApiProperty({ type: [ObserverStatementReply] }) statements: ObserverStatementReply[];
  @Described('By title.', { type: [ReportOccupationReply] }) careers: ReportOccupationReply[];
}

class ObserverAnswerDto {
  @ApiProperty({ maxLength: MAX_ID })
  @IsString({ message: CHOOSE })
  @MaxLength(MAX_ID, { message: CHOOSE })
  id: string;

  @Described('From strongly disagree to strongly agree.', { minimum: 1, maximum: 5 })
  @IsInt({ message: CHOOSE })
  @Min(1, { message: CHOOSE })
  @Max(5, { message: CHOOSE })
  answer: number;
}

export class NewObserverReplyDto {
  @Described('A UUID that the browser makes, so that sending it again replaces its reply.', {
    format: 'uuid',
  })
  @IsUUID('all', { message: 'The reply has no key.' })
  key: string;

  @ApiPropertyOptional({ maxLength: LIMITS.name }) @MayBeAbsent() @IsPersonName() name?: string;

  @ApiProperty({ type: [ObserverAnswerDto], maxItems: OBSERVER_LIMITS.statements })
  @IsArray({ message: 'Please answer each statement.' })
  @ArrayMaxSize(OBSERVER_LIMITS.statements, { message: 'Please answer each statement once.' })
  @ValidateNested({ each: true })
  @Type(() => ObserverAnswerDto)
  answers: ObserverAnswerDto[];

  @Described('Codes.', { type: [String], maxItems: OBSERVER_LIMITS.careers })
  @IsArray({ message: 'Please choose careers.' })
  @ArrayMaxSize(OBSERVER_LIMITS.careers, {
    message: `Please choose ${OBSERVER_LIMITS.careers} careers at most.`,
  })
  @IsString({ each: true, message: 'Please choose from the careers shown.' })
  @MaxLength(MAX_ID, { each: true, message: 'Please choose from the careers shown.' })
  careers: string[];
}

class OwnStatementReply extends ObserverStatementReply {
  @Described("The owner's answer.", { minimum: 1, maximum: 5 }) own: number;
}

export class ObserverAskedReply {
  @ApiProperty({ type: [OwnStatementReply] }) statements: OwnStatementReply[];
  @ApiProperty({ type: [ReportOccupationReply] }) careers: ReportOccupationReply[];
}

class ObserverMarkReply {
  @ApiProperty() id: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) answer: number;
}

/** An observer's answers, for the owner. */
export class ObserverReplyReply {
  @ApiProperty({ format: 'uuid' }) id: string;
  @Described('As the observer gave it; null without one.', NULLABLE_TEXT) name: string | null;
  @ApiProperty({ type: [ObserverMarkReply] }) answers: ObserverMarkReply[];
  @Described('Codes of the chosen careers.', { type: [String] }) careers: string[];
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @Described('The owner has not marked it as seen.') isNew: boolean;
}
