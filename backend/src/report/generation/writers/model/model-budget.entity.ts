import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../../../platform/personal-data/data-policy.js';

/** The table's only row: the number of model calls of all workers on one day. */
@Entity('model_budget')
@DataPolicy<ModelBudgetEntity>({ person: null })
export class ModelBudgetEntity {
  @PrimaryColumn({ type: 'boolean', default: true }) single: boolean;

  /** The day that `calls` counts, in UTC. */
  @Column({ type: 'date', default: () => "((now() AT TIME ZONE 'utc'::text))::date" }) day: string;
  @Column({ type: 'int', default: 0 }) calls: number;
  @Column({ name: 'paused_until', type: 'timestamptz', nullable: true }) pausedUntil: Date | null;
}
