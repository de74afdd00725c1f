import { INPUT_LIMITS, MAILING_LISTS, type MailingList } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { IsEmailAddress, IsExactText, MAX_TOKEN_LENGTH, MayBeAbsent } from '../platform/http/person-fields.js';
import { Described } from '../platform/http/api-types.js';

/**
 * A subscriber's address must begin with a letter, a digit or an underscore, because addresses are exported as CSV, and
 * spreadsheets execute cells that begin with a character such as = or +.
 */
const SAFE_START_PATTERN = /^[\p{L}\p{N}_]/u;

const LIST_MESSAGE = 'There is no such list.';

export class SubscriptionDto {
  @ApiProperty({ format: 'email', maxLength: INPUT_LIMITS.email })
  @Matches(SAFE_START_PATTERN, {
    message: 'Please use an address that starts with a letter or a digit.',
  })
  @IsEmailAddress()
  email: string;

  @Described('A country (ISO 3166-1) for one email when its report has more; otherwise it is the newsletter.', {
    required: false,
    enum: MAILING_LISTS,
  })
  @MayBeAbsent()
  @IsIn(MAILING_LISTS, { message: LIST_MESSAGE })
  list?: MailingList;
}

export class MailingListQueryDto {
  @Described('The list; the newsletter if it is missing.', { required: false, enum: MAILING_LISTS })
  @MayBeAbsent()
  @IsIn(MAILING_LISTS, { message: LIST_MESSAGE })
  list?: MailingList;
}

export class MailingListCountDto {
  @ApiProperty({ enum: MAILING_LISTS }) list: MailingList;
  @Described('Confirmed addresses.', { type: 'integer' }) count: number;
}

/**
 * Request to confirm a subscription. `token` is the fragment of the mailed link, which is valid for 7 days. Repeating
 * the request changes nothing.
 */
export class NewsletterConfirmationDto {
  @Described('The token of the mailed link, which follows its #.', { maxLength: MAX_TOKEN_LENGTH })
  @IsExactText('The link is not complete.', MAX_TOKEN_LENGTH)
  token: string;
}

export class NewsletterConfirmedDto {
  @ApiProperty({ enum: ['confirmed'] }) status: 'confirmed';
}

export class LeaveQueryDto {
  @Described('The key in the unsubscribe link of a newsletter email.', { format: 'uuid' })
  @IsUUID('all', { message: 'The link is not complete.' })
  key: string;
}

/**
 * Reply to a request to unsubscribe. It is the same whether or not the address was subscribed, so that it does not
 * reveal subscribers.
 */
export class NewsletterLeftDto {
  @ApiProperty({ enum: ['left'] }) status: 'left';
}
