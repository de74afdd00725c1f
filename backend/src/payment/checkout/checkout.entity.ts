import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** The current checkout attempt of an assessment. */
@Entity('checkouts')
@DataPolicy<CheckoutEntity>({
  person: {
    references: { assessment_id: ['assessments', 'delete'] },
    export: { none: 'a lock while an intent is made' },
  },
})
export class CheckoutEntity {
  @PrimaryColumn({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;

  /** Number of the attempt, from 1. A new attempt follows a cancelled or refunded intent. */
  @Column({ type: 'int', default: 1 }) generation: number;
}
