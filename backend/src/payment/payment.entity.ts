import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DisputeState } from './settle/payment-state.js';

/** Money received for one assessment; active until it is reversed. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null once its owner was deleted. */
  @Column({ name: 'assessment_id', type: 'uuid', nullable: true })
  assessmentId: string | null;

  @Column({ name: 'intent_id', type: 'text' })
  intentId: string;

  /** Ascending, assigned by the database. */
  @Column({ name: 'receipt_number', type: 'int', insert: false, update: false })
  receiptNumber: number;

  /** Pence. */
  @Column({ type: 'int' })
  amount: number;

  @Column({ type: 'text' })
  currency: string;

  @Column({ name: 'card_last4', type: 'text', nullable: true })
  cardLast4: string | null;

  @Column({ name: 'paid_at', type: 'timestamptz', default: () => 'now()' })
  paidAt: Date;

  /** Pence refunded so far. */
  @Column({ name: 'refunded_amount', type: 'int', default: 0 })
  refundedAmount: number;

  /** When the payment was reversed. */
  @Column({ name: 'refunded_at', type: 'timestamptz', nullable: true })
  refundedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  dispute: DisputeState | null;
}
