import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Money received for one assessment; standing until it is refunded. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'assessment_id', type: 'uuid', nullable: true })
  assessmentId: string | null;

  @Column({ name: 'intent_id', type: 'text' })
  intentId: string;

  /** Pence. */
  @Column({ type: 'int' })
  amount: number;

  @Column({ type: 'text' })
  currency: string;

  @Column({ name: 'card_last4', type: 'text', nullable: true })
  cardLast4: string | null;

  @Column({ name: 'paid_at', type: 'timestamptz' })
  paidAt: Date;

  @Column({ name: 'refunded_at', type: 'timestamptz', nullable: true })
  refundedAt: Date | null;
}
