import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ReportModule } from '../report/report.module.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';
import { FollowUpEntity } from './follow-up.entity.js';
import { FollowUpMail } from './follow-up.mail.js';
import { FollowUpWork } from './follow-up.work.js';
import { ReaderFeedbackEntity } from './reader-feedback.entity.js';
import { ReaderFigureEntity } from './readers/reader-figure.entity.js';
import { ReaderFiguresRunEntity } from './readers/reader-figures-run.entity.js';
import { ReaderFiguresSweep } from './readers/reader-figures.sweep.js';
import { ReadersController } from './readers/readers.controller.js';
import { ReadersRepository } from './readers/readers.repository.js';
import { ReadersService } from './readers/readers.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReaderFeedbackEntity, FollowUpEntity, ReaderFigureEntity, ReaderFiguresRunEntity]),
    AuthModule,
    AssessmentModule,
    ReportModule,
  ],
  controllers: [FeedbackController, ReadersController],
  providers: [
    FeedbackRepository,
    FeedbackService,
    FollowUpMail,
    FollowUpWork,
    ReadersRepository,
    ReadersService,
    ReaderFiguresSweep,
  ],
})
export class EvidenceModule {}
