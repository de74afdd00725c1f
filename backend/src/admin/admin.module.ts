import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { DomainEvents } from '../platform/events/domain-events.js';
import { ReportModule } from '../report/report.module.js';
import { AdminController } from './admin.controller.js';
import { AdminRepository } from './admin.repository.js';
import { AdminService } from './admin.service.js';
import { AuditedActions } from './audited-actions.js';
import { AuditRepository } from './audit.repository.js';
import { ExportService } from './export.service.js';
import { PersonRequestsController } from './person-requests.controller.js';
import { PersonRequestsService } from './person-requests.service.js';
import { PersonRepository } from './person.repository.js';
import { AdminAuditEntity } from './admin-audit.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([AdminAuditEntity]), AuthModule, AssessmentModule, PaymentModule, ReportModule],
  controllers: [AdminController, PersonRequestsController],
  providers: [
    AdminRepository,
    AdminService,
    AuditedActions,
    AuditRepository,
    ExportService,
    PersonRepository,
    PersonRequestsService,
  ],
})
export class AdminModule implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly audit: AuditRepository,
    private readonly exports: ExportService,
  ) {}

  onModuleInit(): void {
    this.events.on('admin.read', (read) => this.audit.recordRead(read));
    this.events.on('admin.exported', ({ adminId, list }) => this.exports.record(adminId, list));
    this.events.on('admin.factor-changed', ({ adminId, change }, manager) =>
      this.audit.recordFactor(manager, adminId, change),
    );
  }
}
