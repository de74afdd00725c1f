import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A note that an email about a customer was sent. */
@Entity('sent_mails')
export class SentMailEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  kind: string;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ name: 'assessment_id', type: 'uuid', nullable: true })
  assessmentId: string | null;

  @Column({ name: 'added_at', type: 'timestamptz' })
  addedAt: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;
}
