import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';

/** The single row with the time from which the provider's events are listed. */
@Entity('event_cursor')
@DataPolicy<EventCursorEntity>({ person: null })
export class EventCursorEntity {
  @PrimaryColumn({ type: 'boolean', default: true }) single: boolean;

  /** The time up to which events were listed, by the provider's clock. */
  @Column({ name: 'seen_until', type: 'timestamptz', default: () => 'now()' }) seenUntil: Date;

  /** When they are listed next. */
  @Column({ name: 'due_at', type: 'timestamptz', default: () => 'now()' }) dueAt: Date;
}
