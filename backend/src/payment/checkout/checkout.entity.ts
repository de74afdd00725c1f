import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The current checkout attempt of an assessment. */
@Entity('checkouts')
export class CheckoutEntity {
  @PrimaryColumn({ name: 'assessment_id', type: 'uuid' })
  assessmentId: string;

  /** From 1: a new attempt follows a cancelled or refunded intent. */
  @Column({ type: 'int', default: 1 })
  generation: number;
}
