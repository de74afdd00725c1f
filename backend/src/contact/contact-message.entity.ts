import type { ContactCategory } from '@bearings/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Raw } from 'typeorm';
import { DataPolicy } from '../platform/personal-data/data-policy.js';
import { isOlderThan } from '../platform/database/times.js';

@Entity('contact_messages')
@DataPolicy<ContactMessageEntity>({
  person: {
    references: {},
    address: 'email',
    export: {
      as: 'contactMessages',
      columns: {
        name: true,
        category: true,
        subject: true,
        message: true,
        createdAt: true,
        answeredAt: true,
        id: 'a number without meaning',
        email: 'the address of the account itself',
        digest: 'a digest of the exported message',
      },
      by: 'createdAt',
    },
  },
  keep: [
    {
      job: 'contact messages',
      where: ({ contactDays }) => ({
        createdAt: isOlderThan({ days: contactDays }),
        // Keeps a message whose email has not been sent yet.
        id: Raw(
          () => `not exists (select 1 from work
                              where contact_message_id = contact_messages.id)`,
        ),
      }),
      oldestBySql: 'created_at',
    },
  ],
})
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text' }) category: ContactCategory;
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) message: string;

  /** Digest of the message, which identifies a repeated one. */
  @Column({ type: 'bytea' }) digest: Buffer;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;

  /** The time when an administrator marked the message as answered; null before that. */
  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true }) answeredAt: Date | null;
}
