import {
  MAX_FEEDBACK_COMMENT_LENGTH,
  FOLLOW_UP_ANSWERS,
  type FollowUpAnswer,
  JOB_ANSWERS,
  type JobAnswer,
  type Rating,
  RATINGS,
} from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import { IsExactText, IsNote } from '../platform/http/person-fields.js';
import { Described } from '../platform/http/api-types.js';

const MAX_OCCUPATION_CODE_LENGTH = 20;
const BOOLEAN_MESSAGE = 'Please send true or false.';
const INVALID_COMMENT = 'Please write the sentence as plain text.';
const INVALID_ANSWER = 'There is no such answer.';
const FOLLOW_UP_ANSWER_IDS = FOLLOW_UP_ANSWERS.map(({ id }) => id);
const NULLABLE_RATING = { type: Number, enum: RATINGS, nullable: true } as const;

class JobQuestionReply {
  @ApiProperty() code: string;
  @ApiProperty() title: string;
  @Described('The work in one sentence.') what: string;
  @ApiProperty({ enum: JOB_ANSWERS, nullable: true }) answer: JobAnswer | null;
}

/** The jobs about which a reader says whether they would look into them. */
export class JobQuestionsReply {
  @Described('In the order in which they are shown.', {
    type: [JobQuestionReply],
  })
  jobs: JobQuestionReply[];
}

export class JobAnsweredDto {
  @ApiProperty({ maxLength: MAX_OCCUPATION_CODE_LENGTH })
  @IsExactText('There is no such job.', MAX_OCCUPATION_CODE_LENGTH)
  code: string;
  @ApiProperty({ enum: JOB_ANSWERS })
  @IsIn(JOB_ANSWERS, { message: INVALID_ANSWER })
  answer: JobAnswer;
}

class AnsweredJobReply {
  @ApiProperty() title: string;
  @Described('True if the report suggests the job; false for a decoy.') isSuggested: boolean;
  @ApiProperty({ enum: JOB_ANSWERS }) answer: JobAnswer;
}

export class FeedbackReply {
  @Described('Answers given before the report was opened.', { type: [AnsweredJobReply] })
  jobs: AnsweredJobReply[];

  @Described('Null if the reader has not rated the report.', NULLABLE_RATING) rating: Rating | null;
  @Described('Empty if there is no comment.') comment: string;
  @ApiProperty() mayQuote: boolean;
  @Described('True if the reader wants emails that ask about their progress.') followUps: boolean;
  @Described('True for a reader at school, who is neither quoted nor emailed.') isPupil: boolean;
}

export class FeedbackChangeDto {
  @Described('Null removes the rating.', NULLABLE_RATING)
  @IsIn([...RATINGS, null], { message: 'A rating is from 1 to 5.' })
  rating: Rating | null;

  @Described('Empty to remove the comment.', { maxLength: MAX_FEEDBACK_COMMENT_LENGTH })
  @IsNote(INVALID_COMMENT, MAX_FEEDBACK_COMMENT_LENGTH)
  comment: string;

  @Described('True if the comment may be published without a name.')
  @IsBoolean({ message: BOOLEAN_MESSAGE })
  mayQuote: boolean;

  @ApiProperty() @IsBoolean({ message: BOOLEAN_MESSAGE }) followUps: boolean;
}

export class FollowUpKeyDto {
  @Described('The key in the links of a follow-up email.', { format: 'uuid' })
  @IsUUID('all', { message: 'The link is not complete.' })
  key: string;
}

export class FollowUpAnsweredDto extends FollowUpKeyDto {
  @ApiProperty({ enum: FOLLOW_UP_ANSWER_IDS })
  @IsIn(FOLLOW_UP_ANSWER_IDS, { message: INVALID_ANSWER })
  answer: FollowUpAnswer;
}
