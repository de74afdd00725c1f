import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportFacts } from './report-facts.js';
import type { Prose } from './writers/writer.js';

export type ReportState = 'requested' | 'writing' | 'ready' | 'error';

/** The truth about a report: what the queue says is only a doorbell. */
@Entity('reports')
export class ReportEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'assessment_id', type: 'uuid' })
  assessmentId: string;

  @Column({ type: 'text', default: 'requested' })
  state: ReportState;

  /** Claims so far. */
  @Column({ type: 'int', default: 0 })
  attempts: number;

  /** Raised by every claim: only the holder of the newest may finish. */
  @Column({ type: 'int', default: 0 })
  fence: number;

  @Column({ name: 'lease_until', type: 'timestamptz', nullable: true })
  leaseUntil: Date | null;

  /** When it may be claimed next. */
  @Column({ name: 'due_at', type: 'timestamptz' })
  dueAt: Date;

  /** 0 to 100. */
  @Column({ type: 'int', default: 0 })
  progress: number;

  @Column({ type: 'text', nullable: true })
  section: string | null;

  @Column({ type: 'jsonb', nullable: true })
  facts: ReportFacts | null;

  @Column({ type: 'jsonb', nullable: true })
  prose: Prose | null;

  /** Safe to show. */
  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt: Date;

  @Column({ name: 'generated_at', type: 'timestamptz', nullable: true })
  generatedAt: Date | null;
}
