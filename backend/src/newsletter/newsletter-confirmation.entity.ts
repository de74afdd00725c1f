import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';
import { isPast } from '../platform/database/times.js';

@Entity('newsletter_confirmations')
@DataPolicy<NewsletterConfirmationEntity>({
  person: {
    references: { subscriber_id: ['newsletter_subscribers', 'delete'] },
    export: { none: 'hashes of mailed links' },
  },
  keep: [{ job: 'expired confirmations', where: () => ({ expiresAt: isPast() }), oldestBySql: 'expires_at' }],
})
export class NewsletterConfirmationEntity {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' }) tokenHash: Buffer;
  @Column({ name: 'subscriber_id', type: 'uuid' }) subscriberId: string;
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;
}
