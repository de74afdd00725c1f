import { ERROR_MESSAGES, type ErrorCode } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Described } from './api-types.js';

/** The reply body of every rejected or failed request. */
export class ErrorBodyReply {
  @ApiProperty() statusCode: number;

  @Described('Stable and machine-readable, such as `invalid_field`.', {
    enum: Object.keys(ERROR_MESSAGES),
  })
  code: ErrorCode;

  @Described('"Unauthorized" in every 401, which clients check; absent otherwise.', {
    required: false,
  })
  error?: string;

  @Described('A message for users.') message: string;
  @Described('The invalid field, question or variable.', { required: false }) field?: string;
}
