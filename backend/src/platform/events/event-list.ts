import type { Circumstances } from '@bearings/contracts';
import type { ReportFacts } from '@bearings/report-composer';
import type { EntityManager } from 'typeorm';

/** All events between modules of the application, each with the data that its handlers get. */
export interface EventPayloads {
  /**
   * A visitor signs in, so that their session belongs to an account. The session may own data that the visitor stored
   * before.
   */
  'user.signed-in': { sessionId: string; userId: string };
  /** A mailed link was used, which proves that the address belongs to the account's user. */
  'user.email-proven': { userId: string; email: string };
  /** An account chose another country. */
  'user.country-changed': { userId: string; country: string };
  /** An administrator corrected an account's email; the rows of the account may contain the former one. */
  'user.email-corrected': { userId: string; email: string };
  /** An account is about to be deleted; its row still exists. */
  'user.deleted': { userId: string };
  /** These unpaid assessments were replaced by newer answers. */
  'assessment.superseded': { assessmentIds: string[] };
  /** Completed or abandoned assessments are about to be deleted; their rows are locked. */
  'assessment.deleted': { assessmentIds: string[] };
  /**
   * The buyer of a paid assessment changed their circumstances, such as their qualifications. Handlers run while the
   * assessment is locked.
   */
  'assessment.circumstances-changed': { assessmentId: string; circumstances: Circumstances };
  /** An assessment becomes paid, for the first time or again after a refund. */
  'payment.settled': { assessmentId: string };
  /** An assessment's payment was refunded or lost in a dispute, and the assessment has no other active payment. */
  'payment.reversed': { assessmentId: string };
  /** A report was written for the first time, from these facts. */
  'report.ready': { assessmentId: string; facts: ReportFacts };
  /**
   * An administrator requests a route on which they may read a customer's data; `subject` is the id in its URL, and
   * `action` the method and path of the route. An error in a handler rejects the request, so that every read is audited.
   */
  'admin.read': { adminId: string; subject: string; action: string };
  /**
   * An administrator downloads a list. An error in a handler rejects the request, so that every download is audited.
   */
  'admin.exported': { adminId: string; list: string };
  /** An administrator's second factor changes. */
  'admin.factor-changed': {
    adminId: string;
    change: 'factor.enrol' | 'factor.codes' | 'factor.remove';
  };
}

export type EventName = keyof EventPayloads;

/**
 * Handles an event in the emitter's transaction, which is that of `manager`. An error rolls it back.
 */
export type EventHandler<Name extends EventName> = (
  event: EventPayloads[Name],
  manager: EntityManager,
) => Promise<void>;

export type EventTable = { [Name in EventName]: EventHandler<Name>[] };

/** Returns a table of all events, which have no handlers yet. */
export const createEventTable = (): EventTable => ({
  'user.signed-in': [],
  'user.email-proven': [],
  'user.country-changed': [],
  'user.email-corrected': [],
  'user.deleted': [],
  'assessment.superseded': [],
  'assessment.deleted': [],
  'assessment.circumstances-changed': [],
  'payment.settled': [],
  'payment.reversed': [],
  'report.ready': [],
  'admin.read': [],
  'admin.exported': [],
  'admin.factor-changed': [],
});
