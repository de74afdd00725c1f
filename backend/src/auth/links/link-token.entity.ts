import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import { isPast } from '../../platform/database/times.js';

export type LinkPurpose = 'password' | 'verify' | 'delete';

/** An unused mailed link to an account or a purchase. */
@Entity('link_tokens')
@DataPolicy<LinkTokenEntity>({
  person: {
    references: { user_id: ['users', 'delete'], assessment_id: ['assessments', 'delete'] },
    export: { none: 'hashes of mailed links' },
  },
  keep: [{ job: 'expired links', where: () => ({ expiresAt: isPast() }), oldestBySql: 'expires_at' }],
})
export class LinkTokenEntity {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** SHA-256 of the token in the link. */
  @Column({ name: 'token_hash', type: 'bytea' }) tokenHash: Buffer;

  /** Null for a purchase email to an address without an account. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true }) userId: string | null;
  @Column({ type: 'text' }) purpose: LinkPurpose | 'purchase';
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;

  @Column({ name: 'assessment_id', type: 'uuid', nullable: true }) assessmentId: string | null;

  /**
   * For a purchase email, the SHA-256 of its recipient's address; otherwise null. It ties the link to that address,
   * because the email of an unpaid assessment may change later.
   */
  @Column({ name: 'address_hash', type: 'bytea', nullable: true }) addressHash: Buffer | null;
}
