import type { ReportSectionId } from '@bearings/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Prose, ReportFacts } from '@bearings/report-composer';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

export type ReportState = 'requested' | 'ready' | 'error';

/** The columns of a report whose writing begins anew: no progress, and all model calls are left. */
export const NOT_BEGUN = { progress: 0, section: null, modelCalls: {} } as const;

/**
 * One report. It has a row of `work` while it, or a revision of it, is to be written.
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
        progress: 'a state of writing',
        section: 'a state of writing',
        modelCalls: 'a state of writing',
        error: 'a state of writing',
      },
      by: 'requestedAt',
    },
  },
})
export class ReportEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;
  @Column({ type: 'text', default: 'requested' }) state: ReportState;

  /** The number of the last attempt to write it. */
  @Column({ type: 'int', default: 0 }) attempts: number;

  /** The progress of writing in per cent, 0 to 100. */
  @Column({ type: 'int', default: 0 }) progress: number;
  @Column({ type: 'text', nullable: true }) section: ReportSectionId | null;
  @Column({ type: 'jsonb', nullable: true }) facts: ReportFacts | null;

  @Column({ type: 'jsonb', nullable: true }) prose: Prose | null;

  /** Number of model calls so far, by part of the report. */
  @Column({ name: 'model_calls', type: 'jsonb', default: {} }) modelCalls: Record<string, number>;

  /** The error that the buyer is shown, without technical details. Null unless the state is error. */
  @Column({ type: 'text', nullable: true }) error: string | null;
  @Column({ name: 'requested_at', type: 'timestamptz', default: () => 'now()' }) requestedAt: Date;
  @Column({ name: 'generated_at', type: 'timestamptz', nullable: true }) generatedAt: Date | null;
}
