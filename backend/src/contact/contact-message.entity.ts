import type { ContactCategory } from '@bearings/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message of the contact form. */
@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  category: ContactCategory;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  /** Recognises the same message when it is sent again. */
  @Column({ type: 'bytea' })
  digest: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
