import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** The number of people who left on a day after a number of answers. Their drafts are deleted. */
@Entity('abandoned_days')
@DataPolicy<AbandonedDayEntity>({ person: null })
export class AbandonedDayEntity {
  @PrimaryColumn({ type: 'date' }) day: string;
  @PrimaryColumn({ type: 'smallint' }) answered: number;
  @Column({ type: 'int' }) people: number;
}
