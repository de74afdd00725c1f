import type { ReportSectionId } from '@bearings/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Prose, ReportFacts } from '@bearings/report-composer';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

export type ReportState = 'requested' | 'writing' | 'ready' | 'error';

/**
 * State of one report. The jobs in the queue may be lost or repeated, so only this row decides whether the report has
 * to be written.
 */
@Entity('reports')
@DataPolicy<ReportEntity>({
  person: {
    references: { assessment_id: ['assessments', 'delete'] },
    export: {
      as: 'reports',
      columns: {
        id: true,
        assessmentId: true,
        state: true,
        requestedAt: true,
        generatedAt: true,
        facts: true,
        prose: true,
        attempts: 'a state of writing',
        fence: 'a state of writing',
        leaseUntil: 'a state of writing',
        dueAt: 'a state of writing',
        progress: 'a state of writing',
        section: 'a state of writing',
        modelCalls: 'a state of writing',
        error: 'a state of writing',
        methodVersion: 'the same for everybody',
      },
      by: 'requestedAt',
    },
  },
})
export class ReportEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;
  @Column({ type: 'text', default: 'requested' }) state: ReportState;

  /**
   * How many times so far a worker has claimed the report in order to write it. Claims that ended with a database fault
   * do not count.
   */
  @Column({ type: 'int', default: 0 }) attempts: number;

  /**
   * The fencing token: a number that every claim raises. A worker whose claim has expired can store nothing any more,
   * because its number is too low.
   */
  @Column({ type: 'int', default: 0 }) fence: number;
  @Column({ name: 'lease_until', type: 'timestamptz', nullable: true }) leaseUntil: Date | null;

  /** No worker may claim the report before this time. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' }) dueAt: Date;

  /** The progress of writing in per cent, 0 to 100. */
  @Column({ type: 'int', default: 0 }) progress: number;
  @Column({ type: 'text', nullable: true }) section: ReportSectionId | null;
  @Column({ type: 'jsonb', nullable: true }) facts: ReportFacts | null;

  /** Version of the matching method that created the facts. */
  @Column({ name: 'method_version', type: 'smallint', default: 1 }) methodVersion: number;
  @Column({ type: 'jsonb', nullable: true }) prose: Prose | null;

  /** Number of model calls so far, by part of the report. */
  @Column({ name: 'model_calls', type: 'jsonb', default: {} }) modelCalls: Record<string, number>;

  /** The error that the buyer is shown, without technical details. Null unless the state is error. */
  @Column({ type: 'text', nullable: true }) error: string | null;
  @Column({ name: 'requested_at', type: 'timestamptz', default: () => 'now()' }) requestedAt: Date;
  @Column({ name: 'generated_at', type: 'timestamptz', nullable: true }) generatedAt: Date | null;
}
