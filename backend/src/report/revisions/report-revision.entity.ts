import type { Circumstances } from '@bearings/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Prose, ReportFacts } from '@bearings/report-composer';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/**
 * A later version of a report: for other circumstances, or for the answers of a retake. The report's own row is version
 * 1.
 */
@Entity('report_revisions')
@DataPolicy<ReportRevisionEntity>({
  person: {
    references: {
      assessment_id: ['assessments', 'delete'],
      retake_id: ['assessments', 'delete'],
    },
    export: {
      as: 'revisions',
      columns: {
        id: true,
        assessmentId: true,
        number: true,
        state: true,
        circumstances: true,
        retakeId: true,
        reason: true,
        createdAt: true,
        generatedAt: true,
        facts: true,
        prose: true,
      },
      by: 'createdAt',
    },
  },
})
export class ReportRevisionEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;

  /** The number of the version: 2 for the first revision, because the report as it was bought is version 1. */
  @Column({ type: 'int' }) number: number;

  /** The state of the revision. An assessment has at most one revision in the state `requested`. */
  @Column({ type: 'text', default: 'requested' }) state: 'requested' | 'ready' | 'error';
  @Column({ type: 'jsonb' }) circumstances: Circumstances;
  /** The retake whose answers this version is the first to use; unique for each assessment. */
  @Column({ name: 'retake_id', type: 'uuid', nullable: true }) retakeId: string | null;
  @Column({ type: 'text' }) reason: string;

  @Column({ type: 'jsonb', nullable: true }) facts: ReportFacts | null;
  @Column({ type: 'jsonb', nullable: true }) prose: Prose | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'generated_at', type: 'timestamptz', nullable: true }) generatedAt: Date | null;
}
