import type { PaymentStatus } from '@bearings/contracts';
import { Column, Entity, PrimaryColumn, In, IsNull, Raw } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import { isOlderThan } from '../../platform/database/times.js';

/** A payment intent that we created at the provider; the id is the provider's. */
@Entity('payment_intents')
@DataPolicy<PaymentIntentEntity>({
  person: {
    references: { assessment_id: ['assessments', 'set null'] },
    export: { none: 'the provider’s numbers; what was paid is in payments' },
  },
  keep: [
    {
      job: 'intents of deleted owners',
      where: () => ({
        assessmentId: IsNull(),
        status: In(['succeeded', 'canceled']),
        createdAt: isOlderThan({ days: 90 }),
        id: Raw(
          () => `not exists (select 1 from payments where intent_id = payment_intents.id)
             and not exists (select 1 from refund_orders where intent_id = payment_intents.id)`,
        ),
      }),
      oldestBySql: 'created_at',
    },
  ],
})
export class PaymentIntentEntity {
  @PrimaryColumn({ type: 'text' }) id: string;
  @Column({ name: 'assessment_id', type: 'uuid', nullable: true }) assessmentId: string | null;

  /** Number of the checkout attempt. A new attempt follows a cancelled or refunded intent. */
  @Column({ type: 'int' }) generation: number;

  /** The status as last fetched from the provider. */
  @Column({ type: 'text' }) status: PaymentStatus;
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
  @Column({ type: 'int', default: 0 }) checks: number;

  /** The time when the reconciler fetches the intent next. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => "(now() + '00:00:30'::interval)" })
  dueAt: Date;

  @Column({ name: 'cancel_requested_at', type: 'timestamptz', nullable: true })
  cancelRequestedAt: Date | null;
}
