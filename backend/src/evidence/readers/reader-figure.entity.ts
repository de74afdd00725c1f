import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/**
 * Kinds of figures: readers who would look into a suggested career and into a decoy, the mean rating of reports, and
 * the people with a finished report.
 */
export const READER_FIGURE_KINDS = ['suggested yes', 'decoy yes', 'worth it', 'guided'] as const;
export type ReaderFigureKind = (typeof READER_FIGURE_KINDS)[number];

/** A figure from the newest run of the nightly job. It identifies no person. */
@Entity('reader_figures')
@DataPolicy<ReaderFigureEntity>({ person: null })
export class ReaderFigureEntity {
  @PrimaryColumn({ type: 'text' }) kind: ReaderFigureKind;

  /** The number of people whom the figure summarises. */
  @Column({ type: 'int' }) n: number;

  /** The value of the figure; null if it is only a number of people, or too few people answered. */
  @Column({ type: 'float8', nullable: true }) value: number | null;

  /** The day on which the figure was computed, as an ISO date in UTC. */
  @Column({ name: 'computed_on', type: 'date' }) computedOn: string;
}
