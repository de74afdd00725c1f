import type {
  CreatePaymentIntent,
  PaymentIntentCreated,
  PaymentStatus,
  PaymentVerified,
  Receipt,
  VerifyPayment,
} from '@bearings/contracts';
import { PRICE } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNumber, IsString, IsUUID, Matches } from 'class-validator';
import { MayBeAbsent } from '../platform/http/person-fields.js';

export class CreatePaymentIntentDto implements CreatePaymentIntent {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;

  @ApiProperty({ enum: [PRICE.pounds] })
  @IsNumber({}, { message: 'The amount must be 9.99.' })
  amount: number;

  @ApiPropertyOptional({ description: 'Required once where the configuration has a minimumAge.' })
  @MayBeAbsent()
  @IsBoolean({ message: 'Please confirm your age.' })
  ageConfirmed?: boolean;
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

  @ApiPropertyOptional({ description: 'This was a second payment: it goes back by itself.' })
  secondPaymentRefunded?: boolean;
}

export class ReceiptReply implements Receipt {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'R-000042' })
  number: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  assessmentId: string | null;

  @ApiProperty({ format: 'date-time' })
  paidAt: string;

  @ApiProperty()
  item: string;

  @ApiProperty({ description: 'Pence.' })
  amount: number;

  @ApiProperty({ example: 'gbp' })
  currency: string;

  @ApiProperty({ description: 'Pence given back so far.' })
  refundedAmount: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refundedAt: string | null;

  @ApiProperty({ enum: ['open', 'won', 'lost'], nullable: true })
  dispute: Receipt['dispute'];

  @ApiProperty({ type: String, nullable: true })
  cardLast4: string | null;

  @ApiProperty()
  vatNote: string;

  @ApiProperty()
  seller: string;
}

export class WebhookReply {
  @ApiProperty({ enum: [true] })
  received: true;
}
