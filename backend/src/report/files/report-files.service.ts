import { Injectable } from '@nestjs/common';
import type { Caller } from '../../auth/access/caller.js';
import { composeReport, type ReportSource, type ReportView } from '@bearings/report-composer';
import { type ReportQuery, ReportReader } from '../reading/report.reader.js';
import { SelectionsService } from '../selections/selections.service.js';

/** Composes reports for downloads, with the owner's choices of careers applied. */
@Injectable()
export class ReportFiles {
  constructor(
    private readonly reader: ReportReader,
    private readonly selections: SelectionsService,
  ) {}

  /**
   * Returns a version of the caller's report with the pay figures of the country in the query, or otherwise of the
   * owner's country. Throws a 404.
   */
  async view(caller: Caller, id: string, query: ReportQuery): Promise<ReportView> {
    return composeReport(await this.source(caller, id, query));
  }

  /**
   * Like {@link source}, but for a visitor with a link. Returns null unless the assessment's report is ready and paid.
   */
  async sharedSource(assessmentId: string, withName: boolean): Promise<ReportSource | null> {
    const source = await this.reader.sharedSource(assessmentId, withName);
    return source && this.selections.applyOwnChoices(source);
  }

  /**
   * Returns the data for composing a version of the caller's report, with the owner's choices of careers applied.
   * Throws a 404.
   */
  async source(caller: Caller, id: string, query: ReportQuery): Promise<ReportSource> {
    return this.selections.applyOwnChoices(await this.reader.sourceOf(caller, id, query));
  }

  /**
   * Returns the newest version of each of the account's reports, newest first, with pay figures for the account's
   * country.
   */
  async viewAll(caller: Caller): Promise<ReportView[]> {
    const sources = await this.reader.sourcesOf(caller);
    return Promise.all(sources.map(async (source) => composeReport(await this.selections.applyOwnChoices(source))));
  }
}
