import { PAYMENT_STATUSES, type PaymentStatus, PRICE } from '@bearings/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNumber, IsString, IsUUID, Matches } from 'class-validator';
import { MayBeAbsent } from '../platform/http/person-fields.js';
import { NULLABLE_ID, NULLABLE_TEXT, NULLABLE_TIME } from '../platform/http/api-types.js';

export class CreatePaymentIntentDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;

  @ApiProperty({ description: `Pounds; must be ${PRICE.pounds}.`, example: PRICE.pounds })
  @IsNumber({}, { message: `The amount must be ${PRICE.pounds}.` })
  amount: number;

  @ApiPropertyOptional({ description: 'Required once where the configuration has a minimumAge.' })
  @MayBeAbsent()
  @IsBoolean({ message: 'Please confirm your age.' })
  ageConfirmed?: boolean;
}

export class PaymentIntentCreatedReply {
  @ApiProperty() clientSecret: string;
}

export class VerifyPaymentDto {
  @ApiProperty({ description: "The provider's id, `pi_…`.", example: 'pi_3Q' })
  @IsString({ message: 'The payment intent id is missing.' })
  @Matches(/^pi_\w{1,250}$/, { message: 'The payment intent id is not one.' })
  paymentIntentId: string;
}

export class PaymentVerifiedReply {
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @ApiProperty() paid: boolean;

  @ApiProperty({ enum: PAYMENT_STATUSES, description: "The provider's word for the state." })
  paymentStatus: PaymentStatus;

  @ApiProperty({ description: 'Whether this browser is signed in after the call.' })
  signedIn: boolean;

  @ApiPropertyOptional({ description: 'This was a second payment: it goes back by itself.' })
  secondPaymentRefunded?: boolean;
}

export class ReceiptReply {
  @ApiProperty({ description: 'Names it in an address.', format: 'uuid' }) id: string;

  @ApiProperty({ description: '`R-` and at least six digits.', example: 'R-000042' })
  number: string;

  @ApiProperty({ description: 'Null after its owner was deleted.', ...NULLABLE_ID })
  assessmentId: string | null;

  @ApiProperty({ format: 'date-time' }) paidAt: string;
  @ApiProperty() item: string;
  @ApiProperty({ description: 'Pence.' }) amount: number;
  @ApiProperty({ description: 'Lower case, ISO 4217.', example: 'gbp' }) currency: string;
  @ApiProperty({ description: 'Pence given back so far.' }) refundedAmount: number;

  @ApiProperty({
    description:
      'When the refund became complete, which ended the access to the report; null before.',
    ...NULLABLE_TIME,
  })
  refundedAt: string | null;

  @ApiProperty({
    description: "State of the cardholder's dispute at the issuer; a lost one counts as refunded.",
    enum: ['open', 'won', 'lost'],
    nullable: true,
  })
  dispute: 'open' | 'won' | 'lost' | null;

  @ApiProperty(NULLABLE_TEXT) cardLast4: string | null;
  @ApiProperty({ description: "The seller's statement about value added tax." }) vatNote: string;
  @ApiProperty({ description: 'Name and address of the seller.' }) seller: string;
}

export class WebhookReply {
  @ApiProperty({ enum: [true] }) received: true;
}
