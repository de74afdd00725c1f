import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AssessmentController } from './assessment.controller.js';
import { AssessmentEntity } from './assessment.entity.js';
import { AccessStatusRepository } from './access-status.repository.js';
import { AssessmentPresenter } from './assessment.presenter.js';
import { AssessmentRequestsService } from './assessment-requests.service.js';
import { AssessmentRepository } from './assessment.repository.js';
import { AssessmentService } from './assessment.service.js';
import { BuyersModule } from './buyers.module.js';
import { SubmissionRepository } from './submission.repository.js';
import { SubmissionService } from './submission.service.js';
import { AbandonedDayEntity } from './abandoned-day.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([AssessmentEntity, AbandonedDayEntity]), AuthModule, BuyersModule],
  controllers: [AssessmentController],
  providers: [
    AccessStatusRepository,
    AssessmentPresenter,
    AssessmentRepository,
    AssessmentRequestsService,
    AssessmentService,
    SubmissionRepository,
    SubmissionService,
  ],
  exports: [AssessmentService, AssessmentRequestsService],
})
export class AssessmentModule {}
