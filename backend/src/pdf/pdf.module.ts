import { Module } from '@nestjs/common';
import { AssessmentModule } from '../assessment/assessment.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PlanModule } from '../plan/plan.module.js';
import { ReportModule } from '../report/report.module.js';
import { PdfCompiler } from './pdf-compiler.js';
import { PdfController } from './pdf.controller.js';
import { PdfService } from './pdf.service.js';
import { ReportCopyMail } from './report-copy.mail.js';
import { ReportPdf } from './report-pdf.service.js';

@Module({
  imports: [AuthModule, AssessmentModule, PaymentModule, PlanModule, ReportModule],
  controllers: [PdfController],
  providers: [PdfCompiler, PdfService, ReportCopyMail, ReportPdf],
  exports: [PdfCompiler],
})
export class PdfModule {}
