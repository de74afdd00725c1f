import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RowOf } from '../database/sql-statement.js';
import { fromNow } from '../database/times.js';
import type { WorkKind } from './work-kinds.js';
import { WorkEntity } from './work.entity.js';
import {
  CLAIM_WORK,
  type ClaimedWork,
  COUNT_WORK,
  LOCK_ASSESSMENT_OF_WORK,
  LOCK_USER_OF_WORK,
} from './work.statements.js';

/** A claim, with the fencing token that it had. */
type Lease = Pick<ClaimedWork, 'id' | 'fence'>;

type Store = (manager: EntityManager) => Promise<void>;

/** Which work to claim: of one kind, and either one row or the first that is overdue for a number of seconds. */
interface ClaimRequest {
  kind: WorkKind;
  id: string | null;
  overdueSeconds: number;
  leaseSeconds: number;
}

/** How work continues after an attempt that did not finish it. */
interface NextAttempt {
  inSeconds: number;
  /** The number of attempts that count. */
  attempts: number;
}

/** Stores which worker does which work, and when the next attempt is due. All times are the database's. */
@Injectable()
export class WorkRepository {
  constructor(private readonly database: DataSource) {}

  claim({ kind, id, overdueSeconds, leaseSeconds }: ClaimRequest): Promise<ClaimedWork | null> {
    return CLAIM_WORK.find(this.database, [kind, id, overdueSeconds, leaseSeconds]);
  }

  /** Renews the lease. Returns false if it is lost. */
  async renew({ id, fence }: Lease, leaseSeconds: number): Promise<boolean> {
    const leaseUntil = fromNow({ seconds: leaseSeconds });
    const { affected } = await this.database.manager.update(WorkEntity, { id, fence }, { leaseUntil });
    return affected === 1;
  }

  /** Ends the work, and stores its results in the same transaction. Does nothing and returns false if the lease is lost. */
  end({ id, fence }: Lease, store?: Store): Promise<boolean> {
    return this.change(id, (manager) => manager.delete(WorkEntity, { id, fence }), store);
  }

  /** Releases the lease and schedules the next attempt. Does nothing and returns false if the lease is lost. */
  retry({ id, fence }: Lease, { inSeconds, attempts }: NextAttempt, store?: Store): Promise<boolean> {
    const next = { leaseUntil: null, dueAt: fromNow({ seconds: inSeconds }), attempts };
    return this.change(id, (manager) => manager.update(WorkEntity, { id, fence }, next), store);
  }

  /** Counts the open work; see {@link COUNT_WORK}. `failedFrom` has the number of attempts by kind. */
  count(failedFrom: ReadonlyMap<WorkKind, number>): Promise<RowOf<typeof COUNT_WORK.columns>[]> {
    return COUNT_WORK.list(this.database, [[...failedFrom.keys()], [...failedFrom.values()]]);
  }

  private async change(
    id: string,
    change: (manager: EntityManager) => Promise<{ affected?: number | null }>,
    store?: Store,
  ): Promise<boolean> {
    if (!store) return (await change(this.database.manager)).affected === 1;
    return this.database.transaction(async (manager) => {
      // Deleting an account locks the user, then assessments, then their work; the same order here prevents a deadlock.
      await LOCK_USER_OF_WORK.list(manager, [id]);
      await LOCK_ASSESSMENT_OF_WORK.list(manager, [id]);
      if ((await change(manager)).affected !== 1) return false;
      await store(manager);
      return true;
    });
  }
}
