import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** A visitor's comment on a shared report. */
@Entity('share_comments')
@DataPolicy<ShareCommentEntity>({
  person: {
    references: { share_id: ['share_links', 'delete'] },
    export: {
      as: 'sharedComments',
      fields: ['shareId', 'name', 'text', 'createdAt'],
      by: 'createdAt',
    },
  },
})
export class ShareCommentEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'share_id', type: 'uuid' }) shareId: string;

  /** Made by the visitor's browser: a comment that is sent twice is stored once. */
  @Column({ type: 'uuid' }) key: string;
  @Column({ type: 'text', nullable: true }) name: string | null;
  @Column({ type: 'text' }) text: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;

  /** The time when the owner first saw it. */
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true }) seenAt: Date | null;
}
