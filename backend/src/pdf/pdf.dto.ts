import type { ReportEmailed } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class ReportEmailedReply implements ReportEmailed {
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  nextAt: string;
}
