import {
  DEFAULT_COUNTRY,
  type ReportBasis,
  type ReportDetail,
  type ReportListItem,
  type ReportRevision,
} from '@bearings/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Caller } from '../../auth/access/caller.js';
import { AccountService } from '../../auth/accounts/account.service.js';
import { composeReport, type ReportFacts, type ReportSource, type ReportView } from '@bearings/report-composer';
import type { CompressedBody } from '../../platform/http/compressed-body.js';
import type { ReadableReport } from './reading.repository.js';
import { CompressedReportCache } from './compressed-report-cache.js';
import { ReportNotFoundError } from '../report.errors.js';
import { type OwnedReport, ReportService } from '../report.service.js';
import { chooseVersion, type RevisionState, RevisionService } from '../revisions/revision.service.js';

export interface ReportQuery {
  country?: string;
  /** The number of a version, as text that the DTO class of the query has validated. */
  revision?: string;
}

/** The data from which an owner's report is composed, with the report's id. */
export type OwnReportSource = ReportSource & { reportId: string };

type ReportWithPerson = Pick<ReadableReport, 'assessment' | 'report'>;
type StoredRevision = ReadableReport['revisions'][number];

const REVISION_STATUS = { requested: 'generating', error: 'error' } as const;

/** Composes stored reports for their owner. Pay is added at each read, for the reader's country. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly reports: ReportService,
    private readonly revisions: RevisionService,
    private readonly accounts: AccountService,
    private readonly cache: CompressedReportCache,
  ) {}

  /** Returns the data from which a version of the caller's report is composed. Throws a 404. */
  async sourceOf(caller: Caller, id: string, query: ReportQuery): Promise<OwnReportSource> {
    const ownedReport = await this.reports.getOwned(caller, id);
    const { chosen } = await this.versionOf(ownedReport, query);
    const country = await this.countryOf(ownedReport, query);
    return { ...toSource(ownedReport, chosen, country), reportId: ownedReport.report.id };
  }

  /**
   * Returns the data of a report's newest version for a visitor with a link, with the pay of the owner's country and
   * optionally the owner's name. Returns null unless the report is ready and paid.
   */
  async sharedSource(assessmentId: string, withName: boolean): Promise<OwnReportSource | null> {
    const ownedReport = await this.reports.findReady(assessmentId);
    if (!ownedReport) return null;
    const { chosen } = await this.versionOf(ownedReport, {});
    const country = await this.countryOf(ownedReport);
    return { ...toSource(ownedReport, chosen, country, withName), reportId: ownedReport.report.id };
  }

  /** Returns a version of the caller's report in the form that the API sends. Throws a 404. */
  async detail(caller: Caller, id: string, query: ReportQuery): Promise<ReportDetail> {
    const { assessmentId, country } = await this.reports.getVersion(caller, id);
    const reading = await this.reports.getReading(assessmentId);
    return toDetail(reading, query, query.country ?? country);
  }

  /** Returns {@link detail} as compressed JSON, which is cached until the report changes. Throws a 404. */
  async compressedDetail(caller: Caller, id: string, query: ReportQuery): Promise<CompressedBody<ReportDetail>> {
    const { assessmentId, version, country: own } = await this.reports.getVersion(caller, id);
    const country = query.country ?? own;
    const createKey = (current: string): string => JSON.stringify([current, country, query.revision]);
    return this.cache.get(createKey(version), async () => {
      const reading = await this.reports.getReading(assessmentId);
      // The key is computed again, because the report may have changed since its version was looked up.
      const key = createKey(reading.version);
      return { key, assessmentId, detail: toDetail(reading, query, country) };
    });
  }

  /** Returns the account's ready and paid reports, newest first. */
  async list(caller: Caller): Promise<ReportListItem[]> {
    const reports = await this.reports.list(caller);
    const country = await this.countryOfAll(reports);
    return Promise.all(
      reports.map(async (owned) => {
        const { chosen } = await this.versionOf(owned, {});
        const view = toView(owned, chosen, country);
        const { content, generatedAt, wordCount, readingTime } = view;
        return { ...toIdentity(owned), generatedAt, content, wordCount, readingTime };
      }),
    );
  }

  /** Returns the data of the newest version of each of the account's reports, newest first. */
  async sourcesOf(caller: Caller): Promise<OwnReportSource[]> {
    const reports = await this.reports.list(caller);
    const country = await this.countryOfAll(reports);
    return Promise.all(
      reports.map(async (owned) => {
        const { chosen } = await this.versionOf(owned, {});
        return { ...toSource(owned, chosen, country), reportId: owned.report.id };
      }),
    );
  }

  private versionOf({ assessment }: OwnedReport, query: ReportQuery): Promise<RevisionState> {
    return this.revisions.versionOf(assessment.id, readRevisionNumber(query));
  }

  /**
   * Returns the country for an account's reports: that of the newest report's owner, or the default country if there
   * are no reports.
   */
  private async countryOfAll([first]: OwnedReport[]): Promise<string> {
    return first ? this.countryOf(first) : DEFAULT_COUNTRY;
  }

  /** Returns the requested country, or the country of the report's owner. */
  private async countryOf({ assessment }: OwnedReport, query: ReportQuery = {}): Promise<string> {
    if (query.country !== undefined) return query.country;
    const { userId, country } = assessment;
    return userId === null ? (country ?? DEFAULT_COUNTRY) : (await this.accounts.get(userId)).country;
  }
}

const readRevisionNumber = ({ revision }: ReportQuery): number | undefined =>
  revision === undefined ? undefined : Number(revision);

function toDetail(owned: ReadableReport, query: ReportQuery, country: string): ReportDetail {
  const { chosen, ready, last } = chooseVersion(owned.revisions, readRevisionNumber(query));
  const { firstName: _name, added: _added, ...detail } = toView(owned, chosen, country);
  return {
    ...toIdentity(owned),
    name: `${owned.assessment.firstName} ${owned.assessment.lastName}`.trim(),
    ...detail,
    revision: chosen?.number ?? 1,
    ...(owned.retakeUntil && { retakeUntil: owned.retakeUntil.toISOString() }),
    basis: hashBasis(toSource(owned, chosen, country).facts),
    revisions: [toFirstVersion(owned), ...ready.map(toRevision)],
    revisionStatus: last === null || last.state === 'ready' ? 'none' : REVISION_STATUS[last.state],
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

function toIdentity({
  report,
}: Pick<ReadableReport, 'report'>): Pick<ReportDetail, 'id' | 'assessmentId' | 'createdAt'> {
  const { id, assessmentId, requestedAt } = report;
  return { id, assessmentId, createdAt: requestedAt.toISOString() };
}

function toView(owned: ReportWithPerson, version: StoredRevision | null, country: string): ReportView {
  return composeReport(toSource(owned, version, country));
}

/** Returns the data from which a version is composed; `version` is null for the report as it was bought. */
function toSource(
  { assessment, report }: ReportWithPerson,
  version: StoredRevision | null,
  country: string,
  withName = true,
): ReportSource {
  const { facts, prose, generatedAt } = version ?? report;
  if (!facts || !prose || !generatedAt) throw new ReportNotFoundError();
  const firstName = withName ? assessment.firstName : '';
  const { assessmentId } = report;
  return { facts, prose, firstName, country, generatedAt, assessmentId };
}

function toFirstVersion({ report: { methodVersion, generatedAt } }: ReportWithPerson): ReportRevision {
  return {
    number: 1,
    methodVersion,
    generatedAt: (generatedAt ?? new Date(0)).toISOString(),
    reason: '',
  };
}

function toRevision({ number, facts, generatedAt, createdAt, reason }: StoredRevision): ReportRevision {
  const reportTime = generatedAt ?? createdAt;
  return {
    number,
    methodVersion: facts?.version ?? 1,
    generatedAt: reportTime.toISOString(),
    reason,
  };
}
