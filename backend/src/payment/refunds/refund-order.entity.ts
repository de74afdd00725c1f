import { Column, Entity, PrimaryColumn, IsNull, Not, Raw } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import { isOlderThan } from '../../platform/database/times.js';

/** Why a payment is refunded: requested, a duplicate, or paid after its owner was deleted. */
export type RefundReason = 'requested' | 'second_payment' | 'ownerless';

/** An ordered refund of a payment. It is open until the provider reports the refund. */
@Entity('refund_orders')
@DataPolicy<RefundOrderEntity>({
  person: {
    references: { intent_id: ['payment_intents', 'nothing'] },
    export: { none: 'its result is in payments' },
  },
  keep: [
    {
      job: 'refunds of deleted owners',
      where: () => ({
        doneAt: Not(IsNull()),
        orderedAt: isOlderThan({ years: 6 }),
        intentId: Raw(
          () => `exists (select 1 from payment_intents i
                          where i.id = refund_orders.intent_id and i.assessment_id is null)`,
        ),
      }),
      oldestBySql: 'ordered_at',
    },
  ],
})
export class RefundOrderEntity {
  @PrimaryColumn({ name: 'intent_id', type: 'text' }) intentId: string;
  @Column({ type: 'text' }) reason: RefundReason;
  @Column({ name: 'ordered_at', type: 'timestamptz', default: () => 'now()' }) orderedAt: Date;
  @Column({ type: 'int', default: 0 }) tries: number;
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' }) dueAt: Date;
  @Column({ name: 'done_at', type: 'timestamptz', nullable: true }) doneAt: Date | null;
}
