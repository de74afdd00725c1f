import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** A step that a reader plans to take towards a career of their report, either generated or added by the reader. */
@Entity('plan_steps')
@DataPolicy<PlanStepEntity>({
  person: {
    references: { assessment_id: ['plans', 'delete'] },
    export: {
      as: 'planSteps',
      columns: {
        assessmentId: true,
        id: true,
        text: true,
        detail: true,
        dueOn: true,
        doneAt: true,
        note: true,
        removedAt: true,
        source: 'which template the exported text came from',
        code: 'named in the exported text',
        touched: 'whether a template may replace the text',
        createdAt: 'when the row was made',
      },
      by: 'createdAt',
    },
  },
})
export class PlanStepEntity {
  @PrimaryColumn({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' }) id: string;

  /** Id of the generated step in the report's guidance; null for a step added by the reader. */
  @Column({ type: 'text', nullable: true }) source: string | null;

  /** The occupation that the step concerns. */
  @Column({ name: 'occupation_code', type: 'text', nullable: true }) code: string | null;
  @Column({ type: 'text' }) text: string;
  @Column({ type: 'text', default: '' }) detail: string;

  /** The day on which the step is due, as an ISO date. */
  @Column({ name: 'due_on', type: 'date' }) dueOn: string;
  @Column({ name: 'done_at', type: 'timestamptz', nullable: true }) doneAt: Date | null;
  @Column({ type: 'text', default: '' }) note: string;

  /** True if the reader changed, ticked or added the step. Such a step stays as it is when the report changes. */
  @Column({ type: 'boolean', default: false }) touched: boolean;
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true }) removedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
