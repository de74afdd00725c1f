import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** The single row with which processes agree on who computes the figures, and when next. */
@Entity('quality_run')
@DataPolicy<QualityRunEntity>({ person: null })
export class QualityRunEntity {
  @PrimaryColumn({ type: 'boolean', default: true }) single: boolean;

  /** A process claims the run by postponing it; after that time another one may. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => "(now() + '1 day'::interval)" })
  dueAt: Date;
  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true }) finishedAt: Date | null;

  /** Some of the people were made by `npm run seed`. */
  @Column({ type: 'boolean', default: false }) seeded: boolean;
}
