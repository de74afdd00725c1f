import { ApiProperty } from '@nestjs/swagger';
import { Described } from '../platform/http/api-types.js';

class DemoAdminReply {
  @ApiProperty() email: string;
  @ApiProperty() password: string;
}

export class PublicConfigReply {
  @Described('Empty when payment is unavailable.') stripePublicKey: string;
  @Described('True when cards are test cards and no money moves.') sandbox: boolean;
  @Described('Demo mode only.', { required: false }) demoAdmin?: DemoAdminReply;

  @Described(
    "The optional services that the operator has configured. - `email`: a mail server sends our emails. - `outbox`: emails become files in the demo's data. - `contact`: messages of the contact form are delivered. - `newsletter`: addresses can subscribe.",
    { type: [String] },
  )
  capabilities: string[];

  @Described('Absent where no age is asked.', { required: false }) minimumAge?: number;
}
