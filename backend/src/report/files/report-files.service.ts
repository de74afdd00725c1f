import { Injectable } from '@nestjs/common';
import { composeReport, type ComposedReport } from '@bearings/report-composer';
import { chooseSource, type ReadableReport, type WantedReport } from '../reading/report-source.js';
import { SelectionsService } from '../selections/selections.service.js';

/** Composes reports for downloads, links and emails, with the owner's choices of careers applied. */
@Injectable()
export class ReportFiles {
  constructor(private readonly selections: SelectionsService) {}

  /** Returns a version of a report as its files show it. Throws a 404 for an unknown version. */
  async view(report: ReadableReport, wanted: WantedReport): Promise<ComposedReport> {
    return composeReport(await this.selections.applyOwnChoices(chooseSource(report, wanted)));
  }
}
