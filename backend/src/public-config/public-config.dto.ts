import { ApiProperty } from '@nestjs/swagger';
import { Described } from '../platform/http/api-types.js';

class DemoAdminReply {
  @ApiProperty() email: string;
  @ApiProperty() password: string;
}

export class PublicConfigReply {
  @Described("Stripe's publishable key; empty if payments are unavailable.")
  stripePublicKey: string;
  @Described('True if only test cards work and no money is taken.') sandbox: boolean;
  @Described('Account to try the administration; in demo mode only.', { required: false })
  demoAdmin?: DemoAdminReply;

  @Described(
    "The optional services that the operator has configured. - `email`: a mail server sends our emails. - `outbox`: emails become files in the demo's data. - `contact`: messages of the contact form are delivered. - `newsletter`: addresses can subscribe.",
    { type: [String] },
  )
  capabilities: string[];

  @Described('Age that a buyer must confirm; absent if none is required.', { required: false })
  minimumAge?: number;
}
