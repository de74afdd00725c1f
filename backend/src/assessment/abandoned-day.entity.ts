import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many people left on a day after so many answers: counts without persons, since what they left is deleted. */
@Entity('abandoned_days')
export class AbandonedDayEntity {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @PrimaryColumn({ type: 'smallint' })
  answered: number;

  @Column({ type: 'int' })
  people: number;
}
