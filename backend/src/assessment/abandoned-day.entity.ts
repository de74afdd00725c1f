import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** How many people left on a day after so many answers: counts without persons, since what they left is deleted. */
@Entity('abandoned_days')
@DataPolicy<AbandonedDayEntity>({ person: null })
export class AbandonedDayEntity {
  @PrimaryColumn({ type: 'date' }) day: string;
  @PrimaryColumn({ type: 'smallint' }) answered: number;
  @Column({ type: 'int' }) people: number;
}
