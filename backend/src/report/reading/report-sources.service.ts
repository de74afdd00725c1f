import type { ReportFacts } from '@bearings/report-composer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../auth/access/caller.js';
import { ReadingRepository } from './reading.repository.js';
import {
  checkCaller,
  checkLink,
  findNewestVersion,
  isReadable,
  type OpenLink,
  type ReadableReport,
  type ReportAccess,
} from './report-source.js';

/**
 * Loads ready and paid reports for those who may read them. Page, files, plan, links and emails all start here;
 * `report-source.ts` decides.
 */
@Injectable()
export class ReportSources {
  constructor(private readonly readings: ReadingRepository) {}

  /** Returns a report, by its own id or its assessment's id, that the caller may read. Throws a 404. */
  async forCaller(caller: Caller, id: string): Promise<ReadableReport> {
    return checkCaller(caller, await this.readings.findSource(id));
  }

  /** Like {@link forCaller}, but without the report's text. */
  async accessForCaller(caller: Caller, id: string): Promise<ReportAccess> {
    return checkCaller(caller, await this.readings.findAccess(id));
  }

  /** Returns the newest reports of the caller's account, newest first; without a limit, all of them. */
  async forAccount(caller: Caller, limit: number | null = null): Promise<ReadableReport[]> {
    if (caller.userId === null) return [];
    const reports = await this.readings.listSources(caller.userId, limit);
    return reports.map((report) => checkCaller(caller, report));
  }

  /** Returns the report to which an open link leads; null unless it is ready and paid. */
  async forLink(link: OpenLink): Promise<ReadableReport | null> {
    return checkLink(link, await this.readings.findSource(link.assessmentId));
  }

  /** Like {@link forLink}, but without the report's text. */
  async accessForLink(link: OpenLink): Promise<ReportAccess | null> {
    return checkLink(link, await this.readings.findAccess(link.assessmentId));
  }

  /** Returns an assessment's report for an email to its owner; null unless it is ready and paid. */
  async forOwner(assessmentId: string): Promise<ReadableReport | null> {
    const report = await this.readings.findSource(assessmentId);
    return report && isReadable(report) ? report : null;
  }

  /** Like {@link forOwner}, but without the report's text. */
  async accessForOwner(assessmentId: string): Promise<ReportAccess | null> {
    const report = await this.readings.findAccess(assessmentId);
    return report && isReadable(report) ? report : null;
  }

  /** Returns the facts of the newest version of a report, whether or not it is paid; null until it has been written. */
  async latestFacts(assessmentId: string, manager?: EntityManager): Promise<ReportFacts | null> {
    const report = await this.readings.findSource(assessmentId, manager);
    return (report && findNewestVersion(report)?.facts) ?? null;
  }
}
