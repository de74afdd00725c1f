import type { CareerChoice } from '@bearings/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** A report owner's choice about a career: keep, remove, add, or a note. */
@Entity('career_choices')
@DataPolicy<CareerChoiceEntity>({
  person: {
    references: { report_id: ['reports', 'delete'] },
    export: {
      as: 'choices',
      columns: {
        reportId: true,
        code: true,
        choice: true,
        added: true,
        note: true,
        chosenAt: true,
        createdAt: 'when the row was made',
      },
      by: 'createdAt',
    },
  },
})
export class CareerChoiceEntity {
  @PrimaryColumn({ name: 'report_id', type: 'uuid' }) reportId: string;
  @PrimaryColumn({ name: 'occupation_code', type: 'text' }) code: string;
  @Column({ type: 'text', nullable: true }) choice: CareerChoice['choice'];

  /** True if the owner added the career to those of the report. */
  @Column({ type: 'boolean', default: false }) added: boolean;
  @Column({ type: 'text', default: '' }) note: string;

  /** The time of the choice; null without a choice. */
  @Column({ name: 'chosen_at', type: 'timestamptz', nullable: true }) chosenAt: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
