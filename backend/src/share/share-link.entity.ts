import type { LinkPurpose } from '@bearings/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Raw } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

/** A link by which a person shows their report to others, or asks them questions. */
@Entity('share_links')
@DataPolicy<ShareLinkEntity>({
  person: {
    references: { assessment_id: ['assessments', 'delete'] },
    export: {
      as: 'sharedLinks',
      columns: {
        id: true,
        assessmentId: true,
        purpose: true,
        withName: true,
        withScores: true,
        withShape: true,
        withExperience: true,
        showsBoth: true,
        createdAt: true,
        expiresAt: true,
        endedAt: true,
        tokenHash: 'a secret',
      },
      by: 'createdAt',
    },
  },
  // Links are deleted, with their comments and replies, a year after they ended.
  keep: [
    {
      job: 'old share links',
      where: () => ({
        expiresAt: Raw(() => "least(ended_at, expires_at) < now() - interval '365 days'"),
      }),
      oldestBySql: 'least(ended_at, expires_at)',
    },
  ],
})
export class ShareLinkEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;

  /** SHA-256 of the token in the link. */
  @Column({ name: 'token_hash', type: 'bytea' }) tokenHash: Buffer;
  @Column({ type: 'text' }) purpose: LinkPurpose;
  @Column({ name: 'with_name', type: 'boolean' }) withName: boolean;
  @Column({ name: 'with_scores', type: 'boolean' }) withScores: boolean;

  /** True if the picture in the link's preview shows the score chart, without numbers. */
  @Column({ name: 'with_shape', type: 'boolean' }) withShape: boolean;

  /** True if the report's texts, which a link with scores shows, may quote what the owner has done. */
  @Column({ name: 'with_experience', type: 'boolean' }) withExperience: boolean;

  /** True if observers see the owner's shape beside theirs at the end. */
  @Column({ name: 'shows_both', type: 'boolean' }) showsBoth: boolean;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;

  /** The time when the owner ended the link. */
  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true }) endedAt: Date | null;
}
