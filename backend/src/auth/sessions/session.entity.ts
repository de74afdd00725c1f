import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../../platform/personal-data/data-policy.js';
import { isPast } from '../../platform/database/times.js';

/** The session of one browser. It belongs to a visitor until the browser is signed in to an account. */
@Entity('sessions')
@DataPolicy<SessionEntity>({
  person: {
    references: { user_id: ['users', 'delete'], pending_user_id: ['users', 'delete'] },
    export: {
      as: 'sessions',
      columns: {
        device: true,
        createdAt: true,
        seenAt: true,
        expiresAt: true,
        id: 'a number without meaning',
        tokenHash: 'a secret',
        userId: 'the account itself',
        endsAt: 'the same for every session',
        pendingUserId: 'a state of signing in',
        pendingUntil: 'a state of signing in',
        provenAt: 'a state of signing in',
      },
      by: 'createdAt',
      through: ['user_id'],
    },
  },
  keep: [{ job: 'expired sessions', where: () => ({ expiresAt: isPast() }), oldestBySql: 'expires_at' }],
})
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** SHA-256 of the token in the cookie. */
  @Column({ name: 'token_hash', type: 'bytea' }) tokenHash: Buffer;

  /** Null for a visitor. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true }) userId: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'seen_at', type: 'timestamptz', default: () => 'now()' }) seenAt: Date;

  /** The time when the session expires. Each use extends it, at most until `endsAt`. */
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;

  /** The time when a signed-in session ends regardless of use; null for a visitor. */
  @Column({ name: 'ends_at', type: 'timestamptz', nullable: true }) endsAt: Date | null;

  /** Description of the browser, such as "Firefox on Windows". */
  @Column({ type: 'text', nullable: true }) device: string | null;

  /** The account whose second factor is still missing in this session. */
  @Column({ name: 'pending_user_id', type: 'uuid', nullable: true }) pendingUserId: string | null;
  @Column({ name: 'pending_until', type: 'timestamptz', nullable: true }) pendingUntil: Date | null;

  /** The time when the user of the session last entered the password or a code. */
  @Column({ name: 'proven_at', type: 'timestamptz', nullable: true }) provenAt: Date | null;
}
