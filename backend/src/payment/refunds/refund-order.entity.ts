import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why a payment is refunded: requested, a duplicate, or paid after its owner was deleted. */
export type RefundReason = 'requested' | 'second_payment' | 'ownerless';

/** A refund that is to be made: stored until the provider reports it. */
@Entity('refund_orders')
export class RefundOrderEntity {
  @PrimaryColumn({ name: 'intent_id', type: 'text' })
  intentId: string;

  @Column({ type: 'text' })
  reason: RefundReason;

  @Column({ name: 'ordered_at', type: 'timestamptz', default: () => 'now()' })
  orderedAt: Date;

  @Column({ type: 'int', default: 0 })
  tries: number;

  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;

  @Column({ name: 'done_at', type: 'timestamptz', nullable: true })
  doneAt: Date | null;
}
