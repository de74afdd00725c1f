import { MAX_REFERENCE_LENGTH, RESENT_MAILS, type ResentMail } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Described } from '../platform/http/api-types.js';
import { IsEmailAddress, IsWrittenText } from '../platform/http/person-fields.js';

/** An action at a person's request. */
export class PersonRequestDto {
  @Described('How the person proved who they are, such as the number of a receipt or of a ticket.', {
    maxLength: MAX_REFERENCE_LENGTH,
  })
  @IsWrittenText('Please note how the person proved who they are.', MAX_REFERENCE_LENGTH)
  reference: string;
}

/** An action at a person's request that needs an email address. */
export class PersonEmailDto extends PersonRequestDto {
  @ApiProperty({ format: 'email' }) @IsEmailAddress() email: string;
}

/** An email that a buyer is to get again. */
export class ResendMailDto extends PersonRequestDto {
  @ApiProperty({ enum: RESENT_MAILS })
  @IsIn(RESENT_MAILS, { message: 'There is no such email.' })
  mail: ResentMail;
}
