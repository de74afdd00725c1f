import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import type { FigureKind } from './quality-figures.js';

/** An aggregate figure from the newest run of the nightly job. It identifies no person. */
@Entity('quality_figures')
@DataPolicy<QualityFigureEntity>({ person: null })
export class QualityFigureEntity {
  @PrimaryColumn({ type: 'text' }) kind: FigureKind;

  /**
   * The measured statement, category, pair of categories or occupation; empty for a figure of the whole questionnaire.
   */
  @PrimaryColumn({ type: 'text' }) subject: string;

  /** Version of the statements; 0 if the figure does not depend on them. */
  @PrimaryColumn({ name: 'bank_version', type: 'int' }) bankVersion: number;

  /** The number of people whose answers the figure summarises. */
  @Column({ type: 'int' }) n: number;

  /** The value of the figure; null if too few people answered. */
  @Column({ type: 'float8', nullable: true }) value: number | null;

  /** The 95% confidence interval; null if there is none. */
  @Column({ type: 'float8', nullable: true }) low: number | null;
  @Column({ type: 'float8', nullable: true }) high: number | null;

  /** The day on which the figure was computed, as an ISO date in UTC. */
  @Column({ name: 'computed_on', type: 'date' }) computedOn: string;
}
