import { Injectable } from '@nestjs/common';
import { createReportPdfData, type ComposedReport } from '@bearings/report-composer';
import { PlanService } from '../plan/plan.service.js';
import type { ReadableReport } from '../report/reading/report-source.js';
import { PdfCompiler } from './pdf-compiler.js';

@Injectable()
export class ReportPdf {
  constructor(
    private readonly plans: PlanService,
    private readonly compiler: PdfCompiler,
  ) {}

  /** Returns the PDF of a report as composed in `view`, with its reader's plan. Throws a 503 if it cannot be generated. */
  async make(report: ReadableReport, view: ComposedReport): Promise<Buffer> {
    return this.compiler.compile('report', createReportPdfData(view, await this.plans.readIfUsed(report)));
  }
}
