import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/**
 * The number of people who started the assessment on a day and abandoned it, by the number of statements that they had
 * answered. Only these counts are kept for the statistics: the abandoned drafts are deleted.
 */
@Entity('abandoned_days')
@DataPolicy<AbandonedDayEntity>({ person: null })
export class AbandonedDayEntity {
  @PrimaryColumn({ type: 'date' }) day: string;
  @PrimaryColumn({ type: 'smallint' }) answered: number;
  @Column({ type: 'int' }) people: number;
}
