import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, IsNull, Raw } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';
import { type MailingList, NEWSLETTER_LINK_DAYS } from '@bearings/contracts';
import { isOlderThan } from '../platform/database/times.js';

/** An email address for which a place on a list was requested. It is on the list once its owner has confirmed it. */
@Entity('newsletter_subscribers')
@DataPolicy<NewsletterSubscriberEntity>({
  person: {
    references: {},
    address: 'email',
    export: {
      as: 'newsletter',
      columns: {
        list: true,
        createdAt: true,
        confirmedAt: true,
        id: 'a number without meaning',
        email: 'the address of the account itself',
        leaveKey: 'a secret of a mailed link',
      },
      by: 'createdAt',
    },
  },
  keep: [
    {
      job: 'unconfirmed newsletter addresses',
      where: () => ({
        confirmedAt: IsNull(),
        createdAt: isOlderThan({ days: NEWSLETTER_LINK_DAYS }),
        // Keeps an address that a mailed link can still confirm.
        id: Raw(
          () => `not exists (select 1 from newsletter_confirmations
                              where subscriber_id = newsletter_subscribers.id)
             and not exists (select 1 from work
                              where subscriber_id = newsletter_subscribers.id)`,
        ),
      }),
      oldestBySql: 'created_at',
    },
  ],
})
export class NewsletterSubscriberEntity {
  @PrimaryGeneratedColumn('uuid') id: string;

  /** The address in lower case. */
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text', default: 'newsletter' }) list: MailingList;

  /**
   * The key in the unsubscribe link. Stored unhashed, because every email contains it. It can only unsubscribe the
   * address.
   */
  @Column({ name: 'leave_key', type: 'uuid', default: () => 'gen_random_uuid()' }) leaveKey: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true }) confirmedAt: Date | null;
}
