import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that confirms a newsletter address. */
@Entity('newsletter_confirmations')
export class NewsletterConfirmationEntity {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  @Column({ name: 'subscriber_id', type: 'uuid' })
  subscriberId: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
