import { Column, Entity, PrimaryGeneratedColumn, IsNull } from 'typeorm';
import type { DisputeState } from './settle/payment-state.js';
import { DataPolicy } from '../platform/personal-data/data-policy.js';
import { isOlderThan } from '../platform/database/times.js';

/**
 * Money received for one assessment. The payment is active until it is reversed: refunded in full or lost in a dispute.
 */
@Entity('payments')
@DataPolicy<PaymentEntity>({
  person: {
    references: {
      assessment_id: ['assessments', 'set null'],
      intent_id: ['payment_intents', 'nothing'],
    },
    export: {
      as: 'payments',
      columns: {
        assessmentId: true,
        intentId: true,
        amount: true,
        currency: true,
        cardLast4: true,
        paidAt: true,
        refundedAmount: true,
        refundedAt: true,
        dispute: true,
        id: 'a number without meaning',
        receiptNumber: 'on the receipt',
      },
      by: 'paidAt',
      through: ['assessment_id'],
    },
  },
  // Tax law requires payment records for six years. After that time, only payments of deleted owners are deleted.
  keep: [
    {
      job: 'payments of deleted owners',
      where: () => ({ assessmentId: IsNull(), paidAt: isOlderThan({ years: 6 }) }),
      oldestBySql: 'paid_at',
    },
  ],
})
export class PaymentEntity {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** Null if the owner has been deleted. */
  @Column({ name: 'assessment_id', type: 'uuid', nullable: true }) assessmentId: string | null;
  @Column({ name: 'intent_id', type: 'text' }) intentId: string;

  /** The number of the receipt, assigned by the database in ascending order. */
  @Column({ name: 'receipt_number', type: 'int', insert: false, update: false })
  receiptNumber: number;

  /** The amount in pence. */
  @Column({ type: 'int' }) amount: number;
  @Column({ type: 'text' }) currency: string;
  @Column({ name: 'card_last4', type: 'text', nullable: true }) cardLast4: string | null;
  @Column({ name: 'paid_at', type: 'timestamptz', default: () => 'now()' }) paidAt: Date;

  /** The amount refunded so far, in pence. */
  @Column({ name: 'refunded_amount', type: 'int', default: 0 }) refundedAmount: number;

  /** The time when the payment was reversed. */
  @Column({ name: 'refunded_at', type: 'timestamptz', nullable: true }) refundedAt: Date | null;
  @Column({ type: 'text', nullable: true }) dispute: DisputeState | null;
}
