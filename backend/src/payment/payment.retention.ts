import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne } from '../platform/database/transaction.js';
import { CleanupService } from '../platform/cleanup/cleanup.service.js';

/** The provider lists an event for 30 days, so a deleted one is not stored a second time. */
const EVENTS = `delete from provider_events where handled_at < now() - interval '90 days'`;

/** Tax law requires six years of records; payments of existing accounts are not deleted. */
const PAYMENTS = `delete from payments
  where assessment_id is null and paid_at < now() - interval '6 years'`;

const REFUNDS = `delete from refund_orders o using payment_intents i
  where i.id = o.intent_id and i.assessment_id is null
    and o.done_at is not null and o.ordered_at < now() - interval '6 years'`;

/** Final intents that no payment and no refund order refers to. */
const INTENTS = `delete from payment_intents i
  where assessment_id is null and status in ('succeeded', 'canceled')
    and created_at < now() - interval '90 days'
    and not exists (select 1 from payments where intent_id = i.id)
    and not exists (select 1 from refund_orders where intent_id = i.id)`;

/** Deletes handled events and the records of deleted owners past their retention period. */
@Injectable()
export class PaymentRetention implements OnModuleInit {
  constructor(
    private readonly cleanup: CleanupService,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.cleanup.add('handled events', () => this.remove(EVENTS));
    this.cleanup.add('payments of deleted owners', () => this.remove(PAYMENTS));
    this.cleanup.add('refunds of deleted owners', () => this.remove(REFUNDS));
    this.cleanup.add('intents of deleted owners', () => this.remove(INTENTS));
  }

  private async remove(statement: string): Promise<number> {
    const row = await queryOne<{ count: number }>(
      this.database,
      `with gone as (${statement} returning 1) select count(*)::int as count from gone`,
      [],
    );
    return row?.count ?? 0;
  }
}
