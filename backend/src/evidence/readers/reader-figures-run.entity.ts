import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/**
 * The table's only row. It determines when the figures of readers are computed next, and ensures that only one process
 * computes them.
 */
@Entity('reader_figures_run')
@DataPolicy<ReaderFiguresRunEntity>({ person: null })
export class ReaderFiguresRunEntity {
  @PrimaryColumn({ type: 'boolean', default: true }) single: boolean;

  /**
   * The time at which the figures are next computed. The process that computes them locks the row, and sets this to the
   * next night.
   */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => "(now() + '1 day'::interval)" })
  dueAt: Date;

  /** True if the figures include invented people, whom `npm run seed` created. */
  @Column({ type: 'boolean', default: false }) seeded: boolean;
}
