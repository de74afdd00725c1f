import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../personal-data/data-policy.js';

/**
 * An email that is waiting to be sent. It contains no personal data: it references the one row that it concerns, such
 * as an account, and is deleted with that row.
 */
@Entity('mail_outbox')
@DataPolicy<MailOutboxEntity>({
  person: {
    references: {
      user_id: ['users', 'delete'],
      assessment_id: ['assessments', 'delete'],
      contact_message_id: ['contact_messages', 'delete'],
      subscriber_id: ['newsletter_subscribers', 'delete'],
    },
    export: {
      as: 'messages',
      columns: {
        kind: true,
        createdAt: true,
        id: 'a number without meaning',
        userId: 'the account itself',
        assessmentId: 'the account’s assessment',
        dueAt: 'a state of sending',
        attempts: 'a state of sending',
        contactMessageId: 'an email to us',
        subscriberId: 'an email about the newsletter alone',
      },
      derived: () => ({ sentAt: null }),
      by: 'createdAt',
      through: ['user_id', 'assessment_id'],
    },
  },
})
export class MailOutboxEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ type: 'text' }) kind: string;
  @Column({ name: 'user_id', type: 'uuid', nullable: true }) userId: string | null;
  @Column({ name: 'assessment_id', type: 'uuid', nullable: true }) assessmentId: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' }) dueAt: Date;
  @Column({ type: 'int', default: 0 }) attempts: number;

  @Column({ name: 'contact_message_id', type: 'uuid', nullable: true })
  contactMessageId: string | null;

  @Column({ name: 'subscriber_id', type: 'uuid', nullable: true }) subscriberId: string | null;
}
