import type { Circumstances, Draft, QuestionResponse } from '@bearings/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, IsNull, Raw } from 'typeorm';
import type { AnswerQuality } from '@bearings/report-composer';
import type { CategoryScores, Personality } from '@bearings/career-matching';
import { DataPolicy } from '../platform/personal-data/data-policy.js';
import { isOlderThan } from '../platform/database/times.js';

@Entity('assessments')
@DataPolicy<AssessmentEntity>({
  person: {
    references: { session_id: ['sessions', 'set null'], user_id: ['users', 'delete'] },
    export: {
      as: 'assessments',
      columns: {
        id: true,
        createdAt: true,
        completedAt: true,
        supersededAt: true,
        objectedAt: true,
        email: true,
        country: true,
        firstName: true,
        lastName: true,
        confirmedAge: true,
        ageConfirmedAt: true,
        draft: true,
        circumstances: true,
        jobsAnswered: true,
        responses: true,
        scores: true,
        personality: true,
        quality: true,
        sessionId: 'a number of the browser’s session',
        userId: 'the account itself',
        answered: 'a count of the exported draft',
        bankVersion: 'the same for everybody',
        submissionDigest: 'a digest of the exported answers',
        changedAt: 'when an unfinished draft is deleted',
      },
      by: 'createdAt',
      through: ['user_id'],
    },
  },
  keep: [
    // Abandoned assessments are deleted, because their drafts contain the emails that visitors typed.
    {
      job: 'assessments in progress',
      where: ({ inProgressDays }) => ({
        completedAt: IsNull(),
        changedAt: isOlderThan({ days: inProgressDays }),
        // Follows from the line above, and lets the index of the next one find the rows.
        createdAt: isOlderThan({ days: inProgressDays }),
      }),
      oldestBySql: 'created_at',
    },
    // A paid assessment is kept, because its owner may still open the report.
    {
      job: 'unpaid assessments of visitors',
      where: ({ unpaidDays }) => ({
        userId: IsNull(),
        completedAt: isOlderThan({ days: unpaidDays }),
        id: Raw(
          () => `not exists (select 1 from payments
                              where assessment_id = assessments.id and refunded_at is null)`,
        ),
      }),
      oldestBySql: 'completed_at',
    },
  ],
})
export class AssessmentEntity {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** The visitor's session that created the assessment; null once the assessment belongs to an account. */
  @Column({ name: 'session_id', type: 'uuid', nullable: true }) sessionId: string | null;
  @Column({ name: 'user_id', type: 'uuid', nullable: true }) userId: string | null;
  @Column({ type: 'text', default: '' }) email: string;
  @Column({ name: 'first_name', type: 'text', default: '' }) firstName: string;
  @Column({ name: 'last_name', type: 'text', default: '' }) lastName: string;

  /** The country whose pay figures and wording the report uses; null if the visitor chose none. */
  @Column({ type: 'text', nullable: true }) country: string | null;

  /** Details and answers before completion, saved as a draft. */
  @Column({ type: 'jsonb', default: {} }) draft: Partial<Omit<Draft, 'circumstances' | 'countryCode'>>;

  /** Number of statements answered in the draft, for the statistics of the administration. */
  @Column({ type: 'smallint', default: 0 }) answered: number;

  /** The answers of the optional circumstances step, for drafts and completed assessments. */
  @Column({ type: 'jsonb', nullable: true }) circumstances: Circumstances | null;

  /** Codes of the named careers whose fit the preview may show before payment. */
  @Column({ name: 'jobs_answered', type: 'text', array: true, default: [] }) jobsAnswered: string[];
  @Column({ name: 'bank_version', type: 'int', nullable: true }) bankVersion: number | null;
  @Column({ type: 'jsonb', nullable: true }) responses: QuestionResponse[] | null;

  /** Digest of the submitted answers, by which a repeated submission of the same answers is recognised. */
  @Column({ name: 'submission_digest', type: 'text', nullable: true })
  submissionDigest: string | null;

  /** The scores, `personality` and `quality` are computed once, at completion, and never change. */
  @Column({ type: 'jsonb', nullable: true }) scores: CategoryScores | null;
  @Column({ type: 'jsonb', nullable: true }) personality: Personality | null;
  @Column({ type: 'jsonb', nullable: true }) quality: AnswerQuality | null;

  /** The time when the person objected to the use of these answers for figures about many people. */
  @Column({ name: 'objected_at', type: 'timestamptz', nullable: true }) objectedAt: Date | null;

  /** The minimum age that a visitor confirmed at the checkout; null if the operator does not ask for it. */
  @Column({ name: 'confirmed_age', type: 'smallint', nullable: true }) confirmedAge: number | null;

  @Column({ name: 'age_confirmed_at', type: 'timestamptz', nullable: true })
  ageConfirmedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' }) changedAt: Date;
  @Column({ name: 'completed_at', type: 'timestamptz', nullable: true }) completedAt: Date | null;

  /**
   * The time from which this unpaid assessment is hidden, because its owner submitted newer answers, or because its
   * answers became part of a report as a retake; otherwise null.
   */
  @Column({ name: 'superseded_at', type: 'timestamptz', nullable: true }) supersededAt: Date | null;
}
