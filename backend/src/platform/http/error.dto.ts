import { ERROR_MESSAGES, type ErrorCode } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Described } from './api-types.js';

/** The reply body of every rejected or failed request. */
export class ErrorBodyReply {
  @ApiProperty() statusCode: number;

  @Described('A stable code for programs, such as `invalid_field`.', {
    enum: Object.keys(ERROR_MESSAGES),
  })
  code: ErrorCode;

  @Described('"Unauthorized" in each 401 reply; absent in others.', {
    required: false,
  })
  error?: string;

  @Described('The message to show to users.') message: string;
  @Described('Name of the invalid field or question.', { required: false }) field?: string;
}
