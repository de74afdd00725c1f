import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** The reply of a person who knows the owner of a report. */
@Entity('observer_replies')
@DataPolicy<ObserverReplyEntity>({
  person: {
    references: { share_id: ['share_links', 'delete'] },
    export: {
      as: 'observerReplies',
      fields: ['shareId', 'name', 'answers', 'careers', 'createdAt'],
      by: 'createdAt',
    },
  },
})
export class ObserverReplyEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'share_id', type: 'uuid' }) shareId: string;

  /** Made by the observer's browser: a reply that is sent again replaces the first. */
  @Column({ type: 'uuid' }) key: string;
  @Column({ type: 'text', nullable: true }) name: string | null;
  @Column({ type: 'jsonb' }) answers: { id: string; answer: number }[];

  /** Codes of the chosen careers. */
  @Column({ type: 'text', array: true }) careers: string[];
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;

  /** The time when the owner first saw it. */
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true }) seenAt: Date | null;
}
