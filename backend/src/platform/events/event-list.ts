import type { Circumstances } from '@bearings/contracts';
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
  'assessment.restated': { assessmentId: string; circumstances: Circumstances };
  /** An assessment becomes paid, for the first time or again after a refund. */
  'payment.settled': { assessmentId: string };
  /** An assessment's payment was refunded or lost in a dispute, and the assessment has no other active payment. */
  'payment.reversed': { assessmentId: string };
  /** The report of a paid assessment was requested. If this event is lost, a periodic sweep enqueues the report. */
  'report.requested': { assessmentId: string };
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
 * Handles an event. `manager` is the one with which the event was emitted. For an event that is handled after the
 * commit, that manager's transaction has ended.
 */
export type EventHandler<Name extends EventName> = (
  event: EventPayloads[Name],
  manager: EntityManager,
) => Promise<void>;

export type EventTable = {
  [Name in EventName]: { runs: 'in-transaction' | 'after-commit'; handlers: EventHandler<Name>[] };
};

/** Handlers run in the emitter's transaction, and an error rolls it back. */
const inTransaction = () => ({ runs: 'in-transaction' as const, handlers: [] });

/** Handlers run once the emitter's transaction is committed; an error is logged. */
const afterCommit = () => ({ runs: 'after-commit' as const, handlers: [] });

/** Returns a table of all events, which have no handlers yet. */
export const createEventTable = (): EventTable => ({
  'user.signed-in': inTransaction(),
  'user.email-proven': inTransaction(),
  'user.country-changed': inTransaction(),
  'user.email-corrected': inTransaction(),
  'user.deleted': inTransaction(),
  'assessment.superseded': inTransaction(),
  'assessment.deleted': inTransaction(),
  'assessment.restated': inTransaction(),
  'payment.settled': inTransaction(),
  'payment.reversed': inTransaction(),
  'report.requested': afterCommit(),
  'admin.read': inTransaction(),
  'admin.exported': inTransaction(),
  'admin.factor-changed': inTransaction(),
});
