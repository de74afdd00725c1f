import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterMail } from './newsletter.mail.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { NewsletterService } from './newsletter.service.js';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity.js';
import { NewsletterConfirmationEntity } from './newsletter-confirmation.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscriberEntity, NewsletterConfirmationEntity]), AuthModule],
  controllers: [NewsletterController],
  providers: [NewsletterMail, NewsletterRepository, NewsletterService],
})
export class NewsletterModule {}
