import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryOne } from '../platform/database/transaction.js';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';

/** The provider lists an event for 30 days, so that one let go now is not stored a second time. */
const EVENTS = `delete from provider_events where handled_at < now() - interval '90 days'`;

/** Tax law asks for six years of records; what an account still stands on is kept as long as that. */
const PAYMENTS = `delete from payments
  where assessment_id is null and paid_at < now() - interval '6 years'`;

const REFUNDS = `delete from refund_orders o using payment_intents i
  where i.id = o.intent_id and i.assessment_id is null
    and o.done_at is not null and o.ordered_at < now() - interval '6 years'`;

/** Nothing will come of these any more, and no record of a payment or a refund names them. */
const INTENTS = `delete from payment_intents i
  where assessment_id is null and status in ('succeeded', 'canceled')
    and created_at < now() - interval '90 days'
    and not exists (select 1 from payments where intent_id = i.id)
    and not exists (select 1 from refund_orders where intent_id = i.id)`;

/** Lets go of events handled long ago, and of what deleted owners have left, once it has had its time. */
@Injectable()
export class PaymentRetention implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add('handled events', () => this.remove(EVENTS));
    this.housekeeping.add('payments of deleted owners', () => this.remove(PAYMENTS));
    this.housekeeping.add('refunds of deleted owners', () => this.remove(REFUNDS));
    this.housekeeping.add('intents of deleted owners', () => this.remove(INTENTS));
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
