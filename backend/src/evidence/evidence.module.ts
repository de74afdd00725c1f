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
import { QualityFigureEntity } from './quality/quality-figure.entity.js';
import { QualityRunEntity } from './quality/quality-run.entity.js';
import { QualityController } from './quality/quality.controller.js';
import { QualityRepository } from './quality/quality.repository.js';
import { QualityService } from './quality/quality.service.js';
import { QualitySweep } from './quality/quality.sweep.js';
import { ReaderFeedbackEntity } from './reader-feedback.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReaderFeedbackEntity, FollowUpEntity, QualityFigureEntity, QualityRunEntity]),
    AuthModule,
    AssessmentModule,
    ReportModule,
  ],
  controllers: [FeedbackController, QualityController],
  providers: [
    FeedbackRepository,
    FeedbackService,
    FollowUpMail,
    FollowUpWork,
    QualityRepository,
    QualityService,
    QualitySweep,
  ],
})
export class EvidenceModule {}
