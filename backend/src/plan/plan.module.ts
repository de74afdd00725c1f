import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ReportModule } from '../report/report.module.js';
import { GlanceService } from './glance.service.js';
import { PlanController } from './plan.controller.js';
import { PlanMail } from './plan.mail.js';
import { PlanRepository } from './plan.repository.js';
import { PlanService } from './plan.service.js';
import { ReminderWork } from './reminder.work.js';
import { PlanEntity } from './plan.entity.js';
import { PlanStepEntity } from './plan-step.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlanEntity, PlanStepEntity]), AuthModule, AssessmentModule, ReportModule],
  controllers: [PlanController],
  providers: [GlanceService, PlanMail, PlanRepository, PlanService, ReminderWork],
  exports: [PlanService],
})
export class PlanModule {}
