import type {
  CreatePaymentIntent,
  PaymentIntentCreated,
  PaymentStatus,
  PaymentVerified,
  PublicConfig,
  VerifyPayment,
} from '@bearings/contracts';
import { PRICE } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNumber, IsString, IsUUID, Matches } from 'class-validator';

export class CreatePaymentIntentDto implements CreatePaymentIntent {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;

  @ApiProperty({ enum: [PRICE.pounds] })
  @IsNumber({}, { message: 'The amount must be 9.99.' })
  amount: number;
}

export class PaymentIntentCreatedReply implements PaymentIntentCreated {
  @ApiProperty()
  clientSecret: string;
}

export class VerifyPaymentDto implements VerifyPayment {
  @ApiProperty({ example: 'pi_3Q' })
  @IsString({ message: 'The payment intent id is missing.' })
  @Matches(/^pi_\w{1,250}$/, { message: 'The payment intent id is not one.' })
  paymentIntentId: string;
}

export class PaymentVerifiedReply implements PaymentVerified {
  @ApiProperty({ format: 'uuid' })
  assessmentId: string;

  @ApiProperty()
  paid: boolean;

  @ApiProperty({ type: String, description: "The provider's word for where the intent stands." })
  paymentStatus: PaymentStatus;

  @ApiProperty()
  signedIn: boolean;
}

class DemoAdminReply {
  @ApiProperty()
  email: string;

  @ApiProperty()
  password: string;
}

export class PublicConfigReply implements PublicConfig {
  @ApiProperty({ description: 'Empty when payment is unavailable.' })
  stripePublicKey: string;

  @ApiProperty()
  sandbox: boolean;

  @ApiPropertyOptional({ description: 'Demo mode only.' })
  demoAdmin?: DemoAdminReply;

  @ApiProperty({ type: [String] })
  capabilities: string[];
}

export class WebhookReply {
  @ApiProperty({ enum: [true] })
  received: true;
}
