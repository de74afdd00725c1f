import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import type { FigureKind } from './quality-figures.js';

/** A figure over many people, from the newest run of the job. Nothing in it leads back to a person. */
@Entity('quality_figures')
@DataPolicy<QualityFigureEntity>({ person: null })
export class QualityFigureEntity {
  @PrimaryColumn({ type: 'text' }) kind: FigureKind;

  /** What it is of, such as a statement, a category, a pair of them or an occupation; empty for all. */
  @PrimaryColumn({ type: 'text' }) subject: string;

  /** Of the statements; 0 where they play no part. */
  @PrimaryColumn({ name: 'bank_version', type: 'int' }) bankVersion: number;

  /** How many people it rests on. */
  @Column({ type: 'int' }) n: number;

  /** Null where too few people answered to show it. */
  @Column({ type: 'float8', nullable: true }) value: number | null;

  /** The interval in which the true value lies, at 95%; null where there is none. */
  @Column({ type: 'float8', nullable: true }) low: number | null;
  @Column({ type: 'float8', nullable: true }) high: number | null;

  /** ISO date, UTC. */
  @Column({ name: 'computed_on', type: 'date' }) computedOn: string;
}
