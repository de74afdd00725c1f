import type { AdminAuditEntry } from '@bearings/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an administrator did. */
@Entity('admin_audit')
export class AdminAuditEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  /** Null once that account was deleted. */
  @Column({ name: 'admin_id', type: 'uuid', nullable: true })
  adminId: string | null;

  @Column({ type: 'text' })
  action: AdminAuditEntry['action'];

  /** The id of what it was done to; of an export, an id of its own. */
  @Column({ type: 'uuid' })
  subject: string;

  /** Stored before the action as started, so that no action is missing. */
  @Column({ type: 'text', default: 'started' })
  outcome: AdminAuditEntry['outcome'];

  @Column({ type: 'text', nullable: true })
  detail: string | null;
}
