import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class DemoAdminReply {
  @ApiProperty() email: string;
  @ApiProperty() password: string;
}

export class PublicConfigReply {
  @ApiProperty({ description: 'Empty when payment is unavailable.' }) stripePublicKey: string;

  @ApiProperty({ description: 'True when cards are test cards and no money moves.' })
  sandbox: boolean;

  @ApiPropertyOptional({ description: 'Demo mode only.' }) demoAdmin?: DemoAdminReply;

  @ApiProperty({
    description:
      "The optional services that the operator has configured. - `email`: a mail server sends our emails. - `outbox`: emails become files in the demo's data. - `contact`: messages of the contact form are delivered. - `newsletter`: addresses can subscribe.",
    type: [String],
  })
  capabilities: string[];

  @ApiPropertyOptional({ description: 'Absent where no age is asked.' }) minimumAge?: number;
}
