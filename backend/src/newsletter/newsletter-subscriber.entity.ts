import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that asked for the newsletter; on the list once it is confirmed. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriberEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Lower case. */
  @Column({ type: 'text' })
  email: string;

  /** Stored as it is, since every email has to contain it; it can only take the address off the list. */
  @Column({ name: 'leave_key', type: 'uuid', default: () => 'gen_random_uuid()' })
  leaveKey: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}
