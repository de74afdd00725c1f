import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** A reader's plan for acting on their report. Its dated steps towards the report's careers are in `plan_steps`. */
@Entity('plans')
@DataPolicy<PlanEntity>({
  person: {
    references: { assessment_id: ['assessments', 'delete'] },
    export: {
      as: 'plans',
      columns: {
        assessmentId: true,
        madeAt: true,
        reminders: true,
        remindedAt: 'among the exported messages',
        stopKey: 'a secret of a mailed link',
      },
      by: 'madeAt',
    },
  },
})
export class PlanEntity {
  @PrimaryColumn({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;
  @Column({ name: 'made_at', type: 'timestamptz', default: () => 'now()' }) madeAt: Date;

  @Column({ type: 'boolean', default: false }) reminders: boolean;
  @Column({ name: 'reminded_at', type: 'timestamptz', nullable: true }) remindedAt: Date | null;

  /** The key in the unsubscribe link of each reminder. */
  @Column({ name: 'stop_key', type: 'uuid', default: () => 'gen_random_uuid()' }) stopKey: string;
}
