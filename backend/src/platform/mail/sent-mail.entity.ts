import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DataPolicy } from '../personal-data/data-policy.js';
import { isOlderThan } from '../database/times.js';

/** Records that an email about a customer was sent, so that administrators can see it. */
@Entity('sent_mails')
@DataPolicy<SentMailEntity>({
  person: {
    references: { user_id: ['users', 'delete'], assessment_id: ['assessments', 'delete'] },
    export: {
      as: 'messages',
      columns: {
        kind: true,
        sentAt: true,
        id: 'a number without meaning',
        userId: 'the account itself',
        assessmentId: 'the account’s assessment',
        addedAt: 'exported as createdAt',
      },
      derived: ({ addedAt }) => ({ createdAt: addedAt }),
      by: 'addedAt',
    },
  },
  keep: [{ job: 'sent mails', where: () => ({ sentAt: isOlderThan({ days: 90 }) }), oldestBySql: 'sent_at' }],
})
export class SentMailEntity {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ type: 'text' }) kind: string;
  @Column({ name: 'user_id', type: 'uuid', nullable: true }) userId: string | null;
  @Column({ name: 'assessment_id', type: 'uuid', nullable: true }) assessmentId: string | null;
  @Column({ name: 'added_at', type: 'timestamptz' }) addedAt: Date;
  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' }) sentAt: Date;
}
