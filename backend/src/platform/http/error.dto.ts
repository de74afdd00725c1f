import { ERROR_MESSAGES, type ErrorCode } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The reply body of every rejected or failed request. */
export class ErrorBodyReply {
  @ApiProperty() statusCode: number;

  @ApiProperty({
    enum: Object.keys(ERROR_MESSAGES),
    description: 'Stable and machine-readable, such as `invalid_field`.',
  })
  code: ErrorCode;

  @ApiPropertyOptional({
    description: '"Unauthorized" in every 401, which clients check; absent otherwise.',
  })
  error?: string;

  @ApiProperty({ description: 'A message for users.' }) message: string;
  @ApiPropertyOptional({ description: 'The invalid field, question or variable.' }) field?: string;
}
