import type { FollowUpAnswer } from '@bearings/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** A sent follow-up email and the reader's answer. */
@Entity('follow_ups')
@DataPolicy<FollowUpEntity>({
  person: {
    references: { assessment_id: ['reader_feedback', 'delete'] },
    export: {
      as: 'followUps',
      columns: {
        assessmentId: true,
        number: true,
        sentAt: true,
        answer: true,
        answeredAt: true,
      },
      by: 'sentAt',
    },
  },
})
export class FollowUpEntity {
  @PrimaryColumn({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;

  /** 1 for the first follow-up email, 2 for the second; `FOLLOW_UP_DAYS` says when each is sent. */
  @PrimaryColumn({ type: 'smallint' }) number: number;
  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' }) sentAt: Date;
  @Column({ type: 'text', nullable: true }) answer: FollowUpAnswer | null;
  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true }) answeredAt: Date | null;
}
