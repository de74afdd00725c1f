import type { JobAnswer, Rating } from '@bearings/domain';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

export interface AskedJob {
  code: string;
  title: string;
  /** True if the job is one of the careers of the report; false for a decoy. */
  isSuggested: boolean;
  answer: JobAnswer | null;
}

/** A reader's feedback on a report: answers about jobs, a rating and a comment. */
@Entity('reader_feedback')
@DataPolicy<ReaderFeedbackEntity>({
  person: {
    references: { assessment_id: ['assessments', 'delete'] },
    export: {
      as: 'feedback',
      columns: {
        assessmentId: true,
        jobs: true,
        rating: true,
        comment: true,
        mayQuote: true,
        followUpFrom: true,
        approvedAt: 'a note of ours on the exported permission',
        key: 'a secret of a mailed link',
        createdAt: 'when the row was made',
      },
      by: 'createdAt',
    },
  },
})
export class ReaderFeedbackEntity {
  @PrimaryColumn({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;

  /** The jobs about which the reader is asked, in the order in which they are shown. They are chosen when the report is written. */
  @Column({ type: 'jsonb', default: () => "'[]'::jsonb" }) jobs: AskedJob[];

  @Column({ type: 'smallint', nullable: true }) rating: Rating | null;
  @Column({ type: 'text', default: '' }) comment: string;
  @Column({ name: 'may_quote', type: 'boolean', default: false }) mayQuote: boolean;

  /** The time when an administrator approved quoting the comment. */
  @Column({ name: 'approved_at', type: 'timestamptz', nullable: true }) approvedAt: Date | null;

  /** The time when the reader asked for follow-up emails; null if they want none. */
  @Column({ name: 'follow_up_from', type: 'timestamptz', nullable: true })
  followUpFrom: Date | null;

  /** The secret key in the links of every follow-up email, for answering the newest one and for unsubscribing. */
  @Column({ type: 'uuid', default: () => 'gen_random_uuid()' }) key: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
