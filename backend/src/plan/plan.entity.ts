import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** A reader's plan for a report. */
@Entity('plans')
@DataPolicy<PlanEntity>({
  person: {
    references: { assessment_id: ['assessments', 'delete'] },
    export: { as: 'plans', fields: ['assessmentId', 'madeAt', 'reminders'], by: 'madeAt' },
  },
})
export class PlanEntity {
  @PrimaryColumn({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;
  @Column({ name: 'made_at', type: 'timestamptz', default: () => 'now()' }) madeAt: Date;

  /** The input of the stored steps; they are generated again when it differs. */
  @Column({ type: 'text', default: '' }) basis: string;

  /** Whether the reader wants reminders by email. */
  @Column({ type: 'boolean', default: false }) reminders: boolean;
  @Column({ name: 'reminded_at', type: 'timestamptz', nullable: true }) remindedAt: Date | null;

  /** The key in every reminder's link to stop the reminders. */
  @Column({ name: 'stop_key', type: 'uuid', default: () => 'gen_random_uuid()' }) stopKey: string;
}
