import type { ReportBasis, ReportDetail, ReportListItem, ReportRevision } from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Caller } from '../../auth/access/caller.js';
import {
  composeReport,
  composeTextFields,
  describeListChange,
  type ReportFacts,
  saidWhatTheyDid,
} from '@bearings/report-composer';
import type { CompressedBody } from '../../platform/http/compressed-body.js';
import { CompressedReportCache } from './compressed-report-cache.js';
import {
  chooseCountry,
  chooseSource,
  chooseVersion,
  isReady,
  type ReadableReport,
  type ReadyVersion,
  type ReportAccess,
  type WantedReport,
} from './report-source.js';
import { ReportSources } from './report-sources.service.js';

const REVISION_STATUS = { requested: 'generating', error: 'error', ready: 'none' } as const;

/** Composes stored reports for their owner. Pay is added at each read, for the reader's country. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly sources: ReportSources,
    private readonly cache: CompressedReportCache,
  ) {}

  /** Returns a report as compressed JSON, which is cached until the report changes. Throws a 404. */
  async compressedDetail(caller: Caller, id: string, wanted: WantedReport): Promise<CompressedBody<ReportDetail>> {
    const createKey = (found: ReportAccess): string =>
      JSON.stringify([found.version, chooseCountry(found, wanted), wanted.revision]);
    return this.cache.get(createKey(await this.sources.accessForCaller(caller, id)), async () => {
      const report = await this.sources.forCaller(caller, id);
      // The key is computed again, because the report may have changed since its version was looked up.
      return { key: createKey(report), assessmentId: report.owner.id, detail: toDetail(report, wanted) };
    });
  }

  /** Returns the account's ready and paid reports, newest first. */
  async list(caller: Caller): Promise<ReportListItem[]> {
    const reports = await this.sources.forAccount(caller);
    return reports.map((report) => {
      const composed = composeReport(chooseSource(report, {}));
      const { generatedAt, wordCount, readingTime } = composed;
      const { content } = composeTextFields(composed);
      return { ...toIdentity(report), generatedAt, content, wordCount, readingTime };
    });
  }
}

/** Returns a version of a report in the form that the API sends. Throws a 404 for an unknown version. */
export function toDetail(report: ReadableReport, wanted: WantedReport): ReportDetail {
  const { firstName, lastName, retakeUntil, versions } = report;
  // Only the owner reads this, so it may quote what they have done and earn.
  const source = { ...chooseSource(report, { ...wanted, withExperience: true }), withPayNow: true };
  const composed = composeReport(source);
  const { added: _added, ...view } = composed;
  return {
    ...toIdentity(report),
    name: `${firstName} ${lastName}`.trim(),
    ...view,
    ...composeTextFields(composed),
    quotesExperience: saidWhatTheyDid(source.facts),
    revision: chooseVersion(report, wanted).number,
    ...(retakeUntil && { retakeUntil: retakeUntil.toISOString() }),
    basis: hashBasis(source.facts),
    revisions: versions.filter(isReady).map((version, at, all) => toRevision(version, all[at - 1], source.country)),
    revisionStatus: REVISION_STATUS[versions.at(-1)?.state ?? 'ready'],
  };
}

/** Returns digests of the answers and circumstances from which a version was made, for comparing versions. */
function hashBasis({ categories, circumstances }: ReportFacts): ReportBasis {
  const { interests, ...rest } = circumstances ?? { interests: {} };
  return {
    answers: hashValue(categories.map(({ keyed }) => keyed)),
    interests: hashValue(interests),
    circumstances: hashValue(rest),
  };
}

const hashValue = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** Returns the ids of a report, and the time when it was requested, whichever version is read. */
function toIdentity(report: ReadableReport): Pick<ReportDetail, 'id' | 'assessmentId' | 'createdAt'> {
  const { createdAt } = chooseVersion(report, { revision: '1' });
  return { id: report.reportId, assessmentId: report.owner.id, createdAt: createdAt.toISOString() };
}

const toRevision = (
  { number, facts, generatedAt, reason }: ReadyVersion,
  before: ReadyVersion | undefined,
  country: string,
): ReportRevision => ({
  number,
  methodVersion: facts.version,
  generatedAt: generatedAt.toISOString(),
  reason,
  change: before === undefined ? '' : describeListChange(before.facts, facts, country),
});
