import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** Records up to which time the events of the provider have been listed. The table has only one row. */
@Entity('event_cursor')
@DataPolicy<EventCursorEntity>({ person: null })
export class EventCursorEntity {
  @PrimaryColumn({ type: 'boolean', default: true }) single: boolean;

  /** The time up to which events have been listed, by the provider's clock. */
  @Column({ name: 'seen_until', type: 'timestamptz', default: () => 'now()' }) seenUntil: Date;

  /** The time when a process should list the events next. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' }) dueAt: Date;
}
