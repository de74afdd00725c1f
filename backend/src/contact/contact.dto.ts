import { CONTACT_CATEGORIES, type ContactCategory, INPUT_LIMITS } from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { IsEmailAddress, IsWrittenLine, IsWrittenText } from '../platform/http/person-fields.js';

export class ContactMessageDto {
  @ApiProperty({ maxLength: INPUT_LIMITS.name })
  @IsWrittenLine('Please enter your full name.', INPUT_LIMITS.name)
  name: string;

  @ApiProperty({ format: 'email', maxLength: INPUT_LIMITS.email }) @IsEmailAddress() email: string;

  @ApiProperty({ enum: CONTACT_CATEGORIES })
  @IsIn(CONTACT_CATEGORIES, { message: 'Please choose a category.' })
  category: ContactCategory;

  @ApiProperty({ maxLength: INPUT_LIMITS.contactSubject })
  @IsWrittenLine('Please enter a subject.', INPUT_LIMITS.contactSubject)
  subject: string;

  @ApiProperty({ maxLength: INPUT_LIMITS.contactMessage })
  @IsWrittenText('Please write your message.', INPUT_LIMITS.contactMessage)
  message: string;
}

/**
 * Reply to an accepted message of the contact form. The message is stored and queued as an email, unless the same
 * message was stored within the last hour.
 */
export class ContactAcceptedDto {
  @ApiProperty({ enum: ['accepted'] }) status: 'accepted';
}

export class MessageAnsweredDto {
  @ApiProperty() @IsBoolean({ message: 'Please say whether the message is answered.' }) answered: boolean;
}
