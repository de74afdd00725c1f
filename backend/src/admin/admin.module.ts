import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AccessHooks } from '../auth/access/access.hooks.js';
import { FactorHooks } from '../auth/factor/factor.hooks.js';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ReportModule } from '../report/report.module.js';
import { AdminController } from './admin.controller.js';
import { AdminRepository } from './admin.repository.js';
import { AdminService } from './admin.service.js';
import { AuditRepository } from './audit.repository.js';
import { ExportService } from './export.service.js';
import { PersonRepository } from './person.repository.js';
import { StatisticsRepository } from './statistics.repository.js';
import { AdminAuditEntity } from './admin-audit.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AdminAuditEntity]),
    AuthModule,
    AssessmentModule,
    PaymentModule,
    ReportModule,
  ],
  controllers: [AdminController],
  providers: [
    AdminRepository,
    AdminService,
    AuditRepository,
    ExportService,
    PersonRepository,
    StatisticsRepository,
  ],
})
export class AdminModule implements OnModuleInit {
  constructor(
    private readonly factors: FactorHooks,
    private readonly access: AccessHooks,
    private readonly audit: AuditRepository,
    private readonly exports: ExportService,
  ) {}

  onModuleInit(): void {
    this.access.onAdminRead((read) => this.audit.recordRead(read));
    this.access.onAdminExport((adminId, list) => this.exports.record(adminId, list));
    this.factors.onFactorChanged(async (adminId, change) => {
      await this.audit.end(await this.audit.begin(adminId, change, adminId), 'done');
    });
  }
}
