import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import { isPast } from '../../platform/database/times.js';

/**
 * The token of a session before a purchase signed it in. It stays valid for a few minutes, for the bought assessment
 * only.
 */
@Entity('replaced_tokens')
@DataPolicy<ReplacedTokenEntity>({
  person: {
    references: { session_id: ['sessions', 'delete'], assessment_id: ['assessments', 'delete'] },
    export: { none: 'hashes of sessions, for minutes' },
  },
  keep: [{ job: 'replaced tokens', where: () => ({ expiresAt: isPast() }), oldestBySql: 'expires_at' }],
})
export class ReplacedTokenEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' }) tokenHash: Buffer;
  @Column({ name: 'session_id', type: 'uuid' }) sessionId: string;

  /**
   * The hash of the token that replaced this one. Once a later sign-in has changed the session's token, this hash no
   * longer matches, and the replaced token is invalid.
   */
  @Column({ name: 'successor_hash', type: 'bytea' }) successorHash: Buffer;

  /** The secret key from which the successor of the replaced token is derived. */
  @Column({ name: 'successor_key', type: 'bytea' }) successorKey: Buffer;

  /** The assessment whose report was bought in the call that replaced this token. */
  @Column({ name: 'assessment_id', type: 'uuid' }) assessmentId: string;
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;
}
