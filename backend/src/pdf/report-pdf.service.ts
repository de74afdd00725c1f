import { Injectable } from '@nestjs/common';
import type { Caller } from '../auth/access/caller.js';
import { PlanService } from '../plan/plan.service.js';
import { reportPdfData, type ReportView } from '@bearings/report-composer';
import { PdfCompiler } from './pdf-compiler.js';

@Injectable()
export class ReportPdf {
  constructor(
    private readonly plans: PlanService,
    private readonly compiler: PdfCompiler,
  ) {}

  /** Returns the PDF of a report to which the caller has access. Throws a 503 if it cannot be generated. */
  async make(caller: Caller, view: ReportView): Promise<Buffer> {
    const plan = await this.plans.readIfOpened(caller, view.assessmentId);
    return this.compiler.compile('report', reportPdfData(view, plan));
  }
}
