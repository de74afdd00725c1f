import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { ContactController } from './contact.controller.js';
import { ContactMail } from './contact.mail.js';
import { ContactPerson } from './contact.person.js';
import { ContactRepository } from './contact.repository.js';
import { ContactRetention } from './contact.retention.js';
import { ContactService } from './contact.service.js';
import { ContactMessageEntity } from './contact-message.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), AuthModule],
  controllers: [ContactController],
  providers: [ContactMail, ContactPerson, ContactRepository, ContactRetention, ContactService],
})
export class ContactModule {}
