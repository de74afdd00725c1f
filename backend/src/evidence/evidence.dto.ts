import {
  FEEDBACK_COMMENT_MAX,
  FOLLOW_UP_ANSWERS,
  type FollowUpAnswer,
  JOB_ANSWERS,
  type JobAnswer,
  type Rating,
  RATINGS,
} from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsStorable } from '../platform/http/person-fields.js';
import { Described } from '../platform/http/api-types.js';

const YES_OR_NO = 'Please send true or false.';
const COMMENT = 'Please write the sentence as plain text.';
const ANSWER = 'There is no such answer.';
const FOLLOW_UP_IDS = FOLLOW_UP_ANSWERS.map(({ id }) => id);
const NULLABLE_RATING = { type: Number, enum: RATINGS, nullable: true } as const;

class JobQuestionReply {
  @ApiProperty() code: string;
  @ApiProperty() title: string;
  @Described('What the work is.') what: string;
  @ApiProperty({ enum: JOB_ANSWERS, nullable: true }) answer: JobAnswer | null;
}

/** The jobs that a buyer rates before opening the report. */
export class JobQuestionsReply {
  @Described('In the order in which they are asked; empty once the report was opened.', {
    type: [JobQuestionReply],
  })
  jobs: JobQuestionReply[];
}

export class JobAnsweredDto {
  @ApiProperty() @IsString({ message: 'There is no such job.' }) code: string;
  @ApiProperty({ enum: JOB_ANSWERS }) @IsIn(JOB_ANSWERS, { message: ANSWER }) answer: JobAnswer;
}

class AnsweredJobReply {
  @ApiProperty() title: string;
  @Described('It is from the report; the others were decoys.') isSuggested: boolean;
  @ApiProperty({ enum: JOB_ANSWERS }) answer: JobAnswer;
}

/** A reader's feedback on a report. */
export class FeedbackReply {
  @Described('What was answered before the report was opened.', { type: [AnsweredJobReply] })
  jobs: AnsweredJobReply[];

  @Described('Null before it is given.', NULLABLE_RATING) rating: Rating | null;
  @Described('Empty without one.') comment: string;
  @ApiProperty() mayQuote: boolean;
  @Described('Whether emails ask what the reader did.') followUps: boolean;
  @Described('At school: neither quoted nor emailed.') isPupil: boolean;
}

export class FeedbackChangeDto {
  @Described('Null takes it back.', NULLABLE_RATING)
  @IsIn([...RATINGS, null], { message: 'A rating is from 1 to 5.' })
  rating: Rating | null;

  @Described('Empty for none.', { maxLength: FEEDBACK_COMMENT_MAX })
  @IsString({ message: COMMENT })
  @MaxLength(FEEDBACK_COMMENT_MAX, {
    message: `Please use at most ${FEEDBACK_COMMENT_MAX} characters.`,
  })
  @IsStorable(COMMENT)
  comment: string;

  @Described('The comment may be quoted, without a name.')
  @IsBoolean({ message: YES_OR_NO })
  mayQuote: boolean;

  @ApiProperty() @IsBoolean({ message: YES_OR_NO }) followUps: boolean;
}

export class FollowUpKeyDto {
  @Described('As each follow-up email has it.', { format: 'uuid' })
  @IsUUID('all', { message: 'The link is not complete.' })
  key: string;
}

export class FollowUpAnsweredDto extends FollowUpKeyDto {
  @ApiProperty({ enum: FOLLOW_UP_IDS })
  @IsIn(FOLLOW_UP_IDS, { message: ANSWER })
  answer: FollowUpAnswer;
}
