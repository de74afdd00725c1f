import { PAYMENT_STATUSES, type PaymentStatus } from '@bearings/contracts';
import { PRICE } from '@bearings/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNumber, IsUUID, Matches } from 'class-validator';
import { IsExactText, MayBeAbsent } from '../platform/http/person-fields.js';
import { Described, NULLABLE_ID, NULLABLE_TEXT, NULLABLE_TIME } from '../platform/http/api-types.js';

const MAX_INTENT_ID_LENGTH = 253;

export class CreatePaymentIntentDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'The assessment id is not an id.' })
  assessmentId: string;

  @Described(`Pounds; must be ${PRICE.pounds}.`, { example: PRICE.pounds })
  @IsNumber({}, { message: `The amount must be ${PRICE.pounds}.` })
  amount: number;

  @Described('Required at the first purchase if the configuration has a `minimumAge`.', {
    required: false,
  })
  @MayBeAbsent()
  @IsBoolean({ message: 'Please confirm your age.' })
  ageConfirmed?: boolean;
}

export class PaymentIntentCreatedReply {
  @ApiProperty() clientSecret: string;
}

export class VerifyPaymentDto {
  @Described("The provider's id, `pi_…`.", { example: 'pi_3Q', maxLength: MAX_INTENT_ID_LENGTH })
  @IsExactText('The payment intent id is missing.', MAX_INTENT_ID_LENGTH)
  @Matches(/^pi_\w{1,250}$/, { message: 'The payment intent id is not one.' })
  paymentIntentId: string;
}

export class PaymentVerifiedReply {
  @ApiProperty({ format: 'uuid' }) assessmentId: string;
  @ApiProperty() paid: boolean;

  @Described('State as the payment provider names it.', { enum: PAYMENT_STATUSES })
  paymentStatus: PaymentStatus;

  @Described('True if this browser is signed in after the call.') signedIn: boolean;

  @Described('True if this payment was a duplicate, which is refunded automatically.', {
    required: false,
  })
  secondPaymentRefunded?: boolean;
}

export class ReceiptReply {
  @Described('Id of the receipt in its URL.', { format: 'uuid' }) id: string;
  @Described('`R-` and at least six digits.', { example: 'R-000042' }) number: string;
  @Described('Null if the owner has been deleted.', NULLABLE_ID) assessmentId: string | null;
  @ApiProperty({ format: 'date-time' }) paidAt: string;
  @ApiProperty() item: string;
  @Described('Amount in pence.') amount: number;
  @Described('Lower case, ISO 4217.', { example: 'gbp' }) currency: string;
  @Described('Refunded amount so far, in pence.') refundedAmount: number;

  @Described(
    'Time when the whole amount was refunded, which ended access to the report; null before that.',
    NULLABLE_TIME,
  )
  refundedAt: string | null;

  @Described("State of the cardholder's dispute at the issuer; a lost one counts as refunded.", {
    enum: ['open', 'won', 'lost'],
    nullable: true,
  })
  dispute: 'open' | 'won' | 'lost' | null;

  @ApiProperty(NULLABLE_TEXT) cardLast4: string | null;
  @Described("The seller's statement about value added tax.") vatNote: string;
  @Described('Name and address of the seller.') seller: string;
}

export class WebhookReply {
  @ApiProperty({ enum: [true] }) received: true;
}
