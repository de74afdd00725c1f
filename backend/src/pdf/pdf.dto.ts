import { ApiProperty } from '@nestjs/swagger';

export class ReportEmailedReply {
  @ApiProperty({ description: "Where to: the address of the owner's account.", format: 'email' })
  email: string;

  @ApiProperty({ description: 'When it may be sent again.', format: 'date-time' }) nextAt: string;
}
