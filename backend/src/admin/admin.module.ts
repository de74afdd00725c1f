import { Module } from '@nestjs/common';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ReportModule } from '../report/report.module.js';
import { AdminController } from './admin.controller.js';
import { AdminRepository } from './admin.repository.js';
import { AdminService } from './admin.service.js';
import { AuditRepository } from './audit.repository.js';

@Module({
  imports: [AssessmentModule, PaymentModule, ReportModule],
  controllers: [AdminController],
  providers: [AdminRepository, AdminService, AuditRepository],
})
export class AdminModule {}
