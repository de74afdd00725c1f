import {
  CONTACT_CATEGORIES,
  type ContactAccepted,
  type ContactCategory,
  type ContactMessage,
  LIMITS,
} from '@bearings/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsEmailAddress, IsWrittenText } from '../platform/http/person-fields.js';

export class ContactMessageDto implements ContactMessage {
  @ApiProperty({ maxLength: LIMITS.name })
  @IsWrittenText('Please enter your full name.', LIMITS.name)
  name: string;

  @ApiProperty({ format: 'email', maxLength: LIMITS.email })
  @IsEmailAddress()
  email: string;

  @ApiProperty({ enum: CONTACT_CATEGORIES })
  @IsIn(CONTACT_CATEGORIES, { message: 'Please choose a category.' })
  category: ContactCategory;

  @ApiProperty({ maxLength: LIMITS.contactSubject })
  @IsWrittenText('Please enter a subject.', LIMITS.contactSubject)
  subject: string;

  @ApiProperty({ maxLength: LIMITS.contactMessage })
  @IsWrittenText('Please write your message.', LIMITS.contactMessage)
  message: string;
}

export class ContactAcceptedDto implements ContactAccepted {
  @ApiProperty({ enum: ['accepted'] })
  status: 'accepted';
}
