import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../personal-data/data-policy.js';
import type { WorkKind } from './work-kinds.js';

/**
 * Work that is still to be done, such as sending an email. It contains no personal data: it references the one row that
 * it concerns, and is deleted with that row. Work that is done has no row.
 */
@Entity('work')
@DataPolicy<WorkEntity>({
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
        id: 'a number without meaning',
        kind: 'exported only if it is an email',
        variant: 'exported as kind',
        userId: 'the account itself',
        assessmentId: 'the account’s assessment',
        contactMessageId: 'an email to us',
        subscriberId: 'an email about the newsletter alone',
        firstDueAt: 'exported as createdAt',
        dueAt: 'a state of sending',
        attempts: 'a state of sending',
        leaseUntil: 'a state of sending',
        fence: 'a state of sending',
      },
      only: ({ kind }) => kind === 'email',
      derived: ({ variant, firstDueAt }) => ({ kind: variant, createdAt: firstDueAt, sentAt: null }),
      by: 'firstDueAt',
      through: ['user_id', 'assessment_id'],
    },
  },
})
export class WorkEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ type: 'text' }) kind: WorkKind;

  /** Which of several things of this kind it is, such as which email. */
  @Column({ type: 'text', default: '' }) variant: string;
  @Column({ name: 'user_id', type: 'uuid', nullable: true }) userId: string | null;
  @Column({ name: 'assessment_id', type: 'uuid', nullable: true }) assessmentId: string | null;

  @Column({ name: 'contact_message_id', type: 'uuid', nullable: true })
  contactMessageId: string | null;

  @Column({ name: 'subscriber_id', type: 'uuid', nullable: true }) subscriberId: string | null;

  /** The time at which the first attempt was due, from which its age is counted. */
  @Column({ name: 'first_due_at', type: 'timestamptz', default: () => 'now()' }) firstDueAt: Date;

  /** No worker may claim it before this time. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' }) dueAt: Date;

  /** How many times a worker has claimed it. Attempts that ended with a database fault do not count. */
  @Column({ type: 'int', default: 0 }) attempts: number;

  /** End of the current worker's lease. If it is in the past, that worker has crashed or hangs. */
  @Column({ name: 'lease_until', type: 'timestamptz', nullable: true }) leaseUntil: Date | null;

  /**
   * The fencing token: a number that every claim raises. A worker whose lease has expired can store nothing any more,
   * because its number is too low.
   */
  @Column({ type: 'int', default: 0 }) fence: number;
}
