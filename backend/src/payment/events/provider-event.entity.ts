import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import { isOlderThan } from '../../platform/database/times.js';

/** An event of the provider, stored before it is handled. */
@Entity('provider_events')
@DataPolicy<ProviderEventEntity>({
  person: null,
  // Kept longer than the 30 days for which the provider lists events, so that none is stored twice.
  keep: [{ job: 'handled events', where: () => ({ handledAt: isOlderThan({ days: 90 }) }), oldestBySql: 'handled_at' }],
})
export class ProviderEventEntity {
  @PrimaryColumn({ type: 'text' }) id: string;
  @Column({ type: 'text' }) type: string;
  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' }) receivedAt: Date;
  @Column({ name: 'handled_at', type: 'timestamptz', nullable: true }) handledAt: Date | null;

  /** Null for an event that does not concern an intent. */
  @Column({ name: 'intent_id', type: 'text', nullable: true }) intentId: string | null;

  /** The number of failed attempts to handle the event. */
  @Column({ type: 'int', default: 0 }) tries: number;
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' }) dueAt: Date;
}
