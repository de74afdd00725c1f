import type { AdminOverview } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { PaymentService } from '../payment/payment.service.js';
import { ReportService } from '../report/report.service.js';

/** What an administrator sees of all the modules. */
@Injectable()
export class AdminService {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly payments: PaymentService,
    private readonly reports: ReportService,
  ) {}

  async overview(): Promise<AdminOverview> {
    const [{ started, completed }, { count, pence }, ready] = await Promise.all([
      this.assessments.totals(),
      this.payments.totals(),
      this.reports.countReady(),
    ]);
    return { started, completed, paid: count, ready, revenue: pence };
  }
}
