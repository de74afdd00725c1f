// Decides who may read a report, which of its versions they read, and whose country it is written for.
import type { AssessmentStatus, Circumstances } from '@bearings/contracts';
import type { Prose, ReportFacts, ReportSource } from '@bearings/report-composer';
import { AssessmentNotFoundError } from '../../assessment/assessment.errors.js';
import { type AssessmentOwner, mayRead } from '../../assessment/ownership.js';
import type { Caller } from '../../auth/access/caller.js';
import type { ReportState } from '../report.entity.js';
import { ReportNotFoundError } from '../report.errors.js';

/** What is known of an assessment's report in any state, without its text. */
export interface FoundAccess {
  owner: AssessmentOwner;
  status: Exclude<AssessmentStatus, 'in_progress'>;
  /** Null if there is no report; so is {@link version}. */
  reportId: string | null;
  /** A text that changes whenever one of the rows that the report is composed of changes. */
  version: string | null;
  firstName: string;
  lastName: string;
  circumstances: Circumstances | null;
  /** Country of the owner's account, or of a visitor's assessment. */
  country: string;
  /** End of the period in which the owner may retake the assessment once for free; null if no free retake is left. */
  retakeUntil: Date | null;
}

/** {@link FoundAccess} with all that composing the report needs from the database. */
export interface FoundReport extends FoundAccess {
  /** The report as it was bought, which is number 1, and its revisions in any state, oldest first. */
  versions: StoredVersion[];
}

interface Readable {
  status: 'ready';
  reportId: string;
  version: string;
}

/** A ready and paid report that its reader may read, without its text. */
export type ReportAccess = FoundAccess & Readable;

/** A ready and paid report that its reader may read. */
export type ReadableReport = FoundReport & Readable;

export interface StoredVersion {
  number: number;
  state: ReportState;
  reason: string;
  facts: ReportFacts | null;
  prose: Prose | null;
  createdAt: Date;
  generatedAt: Date | null;
}

export type ReadyVersion = StoredVersion & { facts: ReportFacts; prose: Prose; generatedAt: Date };

/** A link to a report that has neither expired nor been ended. */
export interface OpenLink {
  assessmentId: string;
  /** Whether the visitor sees the owner's name. */
  withName: boolean;
}

/** What a request may ask for; by default the newest version, for the owner's country. */
export interface WantedReport {
  country?: string;
  /** The number of a version, as text that the DTO class of the query has validated. */
  revision?: string;
  /** True if the texts may quote what the owner has done; false by default. */
  withExperience?: boolean;
  /** True if others than the owner see the text. */
  isShared?: boolean;
}

/** The data from which an owner's report is composed, with the report's id. */
export type OwnReportSource = ReportSource & { reportId: string };

/** Returns a report that a caller may read. Throws a 404 for any other, and unless it is ready and paid. */
export function checkCaller<Found extends FoundAccess>(caller: Caller, found: Found | null): Found & Readable {
  if (!found || !mayRead(caller, found.owner)) throw new AssessmentNotFoundError();
  if (!isReadable(found)) throw new ReportNotFoundError();
  return found;
}

/** Returns the report to which a link that is still open leads; null unless it is ready and paid. */
export function checkLink<Found extends FoundAccess>(link: OpenLink, found: Found | null): (Found & Readable) | null {
  if (!found || !isReadable(found)) return null;
  return link.withName ? found : { ...found, firstName: '', lastName: '' };
}

/** Returns whether a report is ready and paid. */
export const isReadable = <Found extends FoundAccess>(found: Found): found is Found & Readable =>
  found.status === 'ready' && found.reportId !== null && found.version !== null;

/** Returns the country that was asked for, or that of the report's owner. */
export const chooseCountry = ({ country }: FoundAccess, wanted: WantedReport): string => wanted.country ?? country;

/** Returns the version that was asked for, or the newest that is ready. Throws a 404 for an unknown number. */
export function chooseVersion({ versions }: Pick<FoundReport, 'versions'>, { revision }: WantedReport): ReadyVersion {
  const chosen =
    revision === undefined
      ? findNewestVersion({ versions })
      : versions.filter(isReady).find(({ number }) => number === Number(revision));
  if (!chosen) throw new ReportNotFoundError();
  return chosen;
}

/** Returns the newest version that is ready, whether or not the report is paid; undefined until there is one. */
export const findNewestVersion = ({ versions }: Pick<FoundReport, 'versions'>): ReadyVersion | undefined =>
  versions.filter(isReady).at(-1);

/** Returns the data from which a report is composed. Throws a 404 for an unknown version. */
export function chooseSource(report: ReadableReport, wanted: WantedReport): OwnReportSource {
  const { facts, prose, generatedAt } = chooseVersion(report, wanted);
  const { owner, firstName, reportId } = report;
  return {
    facts,
    prose,
    firstName,
    country: chooseCountry(report, wanted),
    homeCountry: report.country,
    generatedAt,
    assessmentId: owner.id,
    reportId,
    withExperience: wanted.withExperience ?? false,
    isShared: wanted.isShared ?? false,
  };
}

export const isReady = (version: StoredVersion): version is ReadyVersion =>
  version.state === 'ready' && version.facts !== null && version.prose !== null && version.generatedAt !== null;
