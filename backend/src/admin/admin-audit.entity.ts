import type { AdminAuditEntry } from '@bearings/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

@Entity('admin_audit')
@DataPolicy<AdminAuditEntity>({
  person: {
    references: { admin_id: ['users', 'set null'] },
    export: { none: 'what administrators did; it names an assessment only while that exists' },
  },
})
export class AdminAuditEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ type: 'timestamptz', default: () => 'now()' }) at: Date;

  /** Null if the administrator's account has been deleted. */
  @Column({ name: 'admin_id', type: 'uuid', nullable: true }) adminId: string | null;
  @Column({ type: 'text' }) action: AdminAuditEntry['action'];

  /** The id of the affected row; for an export, a new id. */
  @Column({ type: 'uuid' }) subject: string;

  /** `started` is stored before the action runs, so that every action is in the log. */
  @Column({ type: 'text', default: 'started' }) outcome: AdminAuditEntry['outcome'];
  @Column({ type: 'text', nullable: true }) detail: string | null;

  /** How a person proved who they are, for an action at their request, such as a receipt's number. */
  @Column({ type: 'text', nullable: true }) reference: string | null;
}
