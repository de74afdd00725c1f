import type { LinkPurpose } from '@bearings/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Raw } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';

export interface StoredQuestions {
  /** Ids of statements, each with the owner's answer, 1 to 5. */
  statements: { id: string; own: number }[];
  careers: { code: string; title: string }[];
}

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
        createdAt: true,
        expiresAt: true,
        endedAt: true,
        tokenHash: 'a secret',
        questions: 'the statements of the exported replies',
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

  /** An observer's questions with the owner's answers; null for other links. */
  @Column({ type: 'jsonb', nullable: true }) questions: StoredQuestions | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;

  /** The time when the owner ended the link. */
  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true }) endedAt: Date | null;
}
